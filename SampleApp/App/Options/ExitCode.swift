/// The exit code of the program.
enum ExitCode: Int32, Sendable {
  case success = 0
  /// The arguments are not valid.
  case badUsage = 64
  /// A command of `--run` was not understood, or could not be performed.
  case failedCommand = 65
  /// A file or folder cannot be used.
  case badInput = 66
  /// The output, or the recording at its end, cannot be written.
  case badOutput = 74
}
