import WaymarkTesting

/// The command of a line of input.
enum Command: Hashable, Sendable {
  /// The action of the screen with a number, and the text after it.
  case action(Int, text: String)
  case navigate(Navigation)
  /// Prints what a navigation would do, and does nothing.
  case trial(Navigation)
  case forward
  case history
  /// Goes to the position of the history with a number; the oldest is 1.
  case position(Int)
  case gesture(Gesture, GestureEnd)
  case system(SystemEvent)
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
