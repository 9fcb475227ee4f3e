/// What the program is started for.
enum Invocation: Hashable, Sendable {
  /// To run the app.
  case run(Options)
  /// To print how it is used.
  case help
  /// To print its version.
  case version
}
