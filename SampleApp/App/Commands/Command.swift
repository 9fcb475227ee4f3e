import WaymarkTesting

/// What a line of input asks for.
enum Command: Hashable, Sendable {
  /// The action of the screen with a number, and the text after it.
  case action(Int, text: String)
  case navigate(Navigation)
  /// What the navigation would do, and nothing is done.
  case trial(Navigation)
  case forward
  case history
  /// Going to the position of the history with a number, the oldest being 1.
  case position(Int)
  case system(SystemEvent, GestureEnd = .finished)
  case yes
  case no
  case url
  case links
  case tree
  case state
  case log
  case help
  case quit
}
