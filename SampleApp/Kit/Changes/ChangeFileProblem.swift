/// Why the content of a file of changes cannot be read.
enum ChangeFileProblem: Error, Hashable {
  /// Something is wrong with it, namely this.
  case damaged(String)

  /// A newer program wrote it, in a format of this number.
  case newer(Int)
}
