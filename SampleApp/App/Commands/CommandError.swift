import Kit
import WaymarkTesting

/// The reason why a line of input was not understood, or its command was not performed.
struct CommandError: Error, Hashable {
  /// What is wrong and what to do, on one line.
  let message: String

  init(_ message: String) {
    self.message = message.oneLine()
  }

  static func unknown(_ word: String) -> CommandError {
    CommandError("\(quoted(word)) is not a command; type help to see all commands")
  }

  static func extraText(_ text: String, after word: String) -> CommandError {
    CommandError(
      "\"\(word)\" takes no text after it, and there is \(quoted(text)); type \(word) alone")
  }

  static var missingPlace: CommandError {
    CommandError("\"go\" needs a place; type go and one of \(Place.names), add")
  }

  static func unknownPlace(_ text: String) -> CommandError {
    CommandError("\(quoted(text)) is not a place to go to; type go and one of \(Place.names), add")
  }

  static var missingTab: CommandError {
    CommandError("\"tab\" needs the name of a tab; type tab and one of \(Place.names)")
  }

  static func unknownTab(_ text: String) -> CommandError {
    CommandError("\(quoted(text)) is not a tab; type tab and one of \(Place.names)")
  }

  static func noTabs(_ place: Place, in layout: Layout) -> CommandError {
    let reason =
      switch layout {
      case .stack, .split: "the app was not started with --layout tabs"
      case .tabs: "something covers them; go back first"
      }
    return CommandError("no tabs are shown: \(reason), or type go \(place.rawValue)")
  }

  static var missingLink: CommandError {
    CommandError("\"open\" needs a link; type open and a link, such as open /todos/1")
  }

  static var missingEvent: CommandError {
    CommandError("\"system\" needs an event; type system and one of \(events)")
  }

  static func unknownEvent(_ text: String) -> CommandError {
    CommandError(
      "\(quoted(text)) is not an event of the system; type system and one of \(events)")
  }

  static func noEvent(_ event: SystemEvent) -> CommandError {
    switch event {
    case .close: CommandError("the first screen of the app cannot be dismissed")
    case .signOut: CommandError("nobody is signed in, so no session can end")
    case .collapse, .expand: CommandError("the app was not started with --layout split")
    }
  }

  /// The window already has this width.
  static func noResizing(isNarrow: Bool) -> CommandError {
    CommandError(
      isNarrow
        ? "the columns are shown one at a time already; type system expand"
        : "the columns are side by side already; type system collapse")
  }

  static func unknownEnd(_ text: String, of gesture: Gesture) -> CommandError {
    CommandError(
      "\(quoted(text)) is not a way to end a gesture; type system \(gesture.rawValue) and one of "
        + GestureEnd.names)
  }

  /// Nothing is there that the gesture could remove.
  static func noGesture(_ gesture: Gesture) -> CommandError {
    switch gesture {
    case .back: CommandError("the first screen of a stack cannot be swiped back")
    case .dismiss: CommandError("no sheet or dialog is open, so nothing can be dragged down")
    }
  }

  /// The gesture is off, because an entry that would go asks before it is left.
  static func gestureIsOff(_ name: String) -> CommandError {
    CommandError(
      "\(name.oneLine(limit: 40)) asks before it is left, so the gesture is off; type back")
  }

  static func noQuestion(_ answer: String) -> CommandError {
    CommandError(
      "nothing is asked; \(quoted(answer)) answers a line that begins with \"question: \"")
  }

  static func largeNumber(_ digits: String) -> CommandError {
    CommandError("\(quoted(digits)) is too large for an action; type a number of this screen")
  }

  static func noSuchAction(_ number: Int, of count: Int) -> CommandError {
    let help =
      switch count {
      case 0: "it has none, type help to see all commands"
      case 1: "type 1, its only action"
      default: "type a number from 1 to \(count)"
      }
    return CommandError("this screen has no action \(number); \(help)")
  }

  static func noText(_ text: String, for number: Int, _ title: String) -> CommandError {
    CommandError(
      "action \(number), \(quoted(title)), takes no text, and there is \(quoted(text)); "
        + "type \(number) alone")
  }

  static func quoted(_ text: String) -> String {
    "\"\(text.oneLine(limit: 40))\""
  }

  private static var events: String { "\(Gesture.names), \(SystemEvent.names)" }
}
