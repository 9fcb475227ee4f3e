import WaymarkTesting

/// What a line of input asks for.
enum Command: Hashable, Sendable {
  /// The action of the screen with a number, and the text after it.
  case action(Int, text: String)
  case back
  case root
  case home
  case go(Place)
  case tab(Place)
  case open(String)
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
