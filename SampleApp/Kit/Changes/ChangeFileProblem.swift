/// The reason why the content of a file of changes cannot be read.
enum ChangeFileProblem: Error, Hashable {
  /// The content is damaged. Has the fault.
  case damaged(String)

  /// A newer program wrote it. Has the number of the format.
  case newer(Int)
}
