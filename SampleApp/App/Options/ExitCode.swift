/// What the program tells the one who started it.
enum ExitCode: Int32, Sendable {
  case success = 0
  /// The arguments make no sense.
  case badUsage = 64
  /// A command of `--run` was not understood, or could not be carried out.
  case failedCommand = 65
  /// A file or folder cannot be used.
  case badInput = 66
  /// The output cannot be written.
  case badOutput = 74
}
