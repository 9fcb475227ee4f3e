/// The task of a run of the program.
enum Invocation: Hashable, Sendable {
  /// Runs the app.
  case run(Options)
  /// Prints the usage.
  case help
  /// Prints the version.
  case version
}
