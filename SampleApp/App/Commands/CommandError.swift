import Kit
import Waymark
import WaymarkTesting

/// The reason why a line of input was not understood, or its command was not performed.
///
/// Two errors are equal if their codes are equal.
struct CommandError: Error {
  enum Code: Hashable, Sendable {
    case unknown, extraText, missingPlace, unknownPlace, missingTab, unknownTab, noTabs
    case missingLink, largeNumber
    case unknownPosition, noSuchPosition, noForward, missingTrial, notTried
    case missingEvent, unknownEvent, unknownEnd, noEvent, noGesture, noQuestion
    case noSuchAction, noText, refused, ignored, invalidLink
  }

  let code: Code

  /// What is wrong and what to do, on one line.
  let message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message.oneLine()
  }

  static func unknown(_ word: String) -> CommandError {
    CommandError(.unknown, "\(quoted(word)) is not a command; type help to see all commands")
  }

  static func extraText(_ text: String, after word: String) -> CommandError {
    CommandError(
      .extraText,
      "\"\(word)\" takes no text after it, and there is \(quoted(text)); type \(word) alone")
  }

  static func missingPlace() -> CommandError {
    CommandError(.missingPlace, "\"go\" needs a place; type go and one of \(places)")
  }

  static func unknownPlace(_ text: String) -> CommandError {
    CommandError(
      .unknownPlace, "\(quoted(text)) is not a place to go to; type go and one of \(places)")
  }

  static func missingTab() -> CommandError {
    CommandError(.missingTab, "\"tab\" needs the name of a tab; type tab and one of \(tabs)")
  }

  static func unknownTab(_ text: String) -> CommandError {
    CommandError(.unknownTab, "\(quoted(text)) is not a tab; type tab and one of \(tabs)")
  }

  static func noTabs(_ place: Place, in layout: Layout) -> CommandError {
    let reason =
      switch layout {
      case .stack, .split: "the app was not started with --layout tabs"
      case .tabs: "something covers them; go back first"
      }
    return CommandError(
      .noTabs, "no tabs are shown: \(reason), or type go \(place.rawValue)")
  }

  static func missingLink() -> CommandError {
    CommandError(
      .missingLink, "\"open\" needs a link; type open and a link, such as open /todos/1")
  }

  static func missingEvent() -> CommandError {
    CommandError(.missingEvent, "\"system\" needs an event; type system and one of \(events)")
  }

  static func unknownEvent(_ text: String) -> CommandError {
    CommandError(
      .unknownEvent,
      "\(quoted(text)) is not an event of the system; type system and one of \(events)")
  }

  static func noEvent(_ event: SystemEvent) -> CommandError {
    let reason =
      switch event {
      case .back: "the first screen of a stack cannot be swiped back"
      case .dismiss: "no sheet or dialog is open, so nothing can be dragged down"
      case .close: "the first screen of the app cannot be dismissed"
      case .signOut: "nobody is signed in, so no session can end"
      case .collapse, .expand: "the app was not started with --layout split"
      }
    return CommandError(.noEvent, reason)
  }

  /// The window already has this width.
  static func noResizing(isNarrow: Bool) -> CommandError {
    CommandError(
      .noEvent,
      isNarrow
        ? "the columns are shown one at a time already; type system expand"
        : "the columns are side by side already; type system collapse")
  }

  static func unknownEnd(_ text: String, of event: SystemEvent) -> CommandError {
    let ends = GestureEnd.allCases.map(\.rawValue).joined(separator: ", ")
    return CommandError(
      .unknownEnd,
      "\(quoted(text)) is not a way to end a gesture; type system \(event.rawValue) and one of \(ends)"
    )
  }

  /// The gesture is off, because an entry that would go asks before it is left.
  static func noGesture(_ name: String) -> CommandError {
    CommandError(
      .noGesture,
      "\(name.oneLine(limit: 40)) asks before it is left, so the gesture is off; type back")
  }

  static func noQuestion(_ answer: String) -> CommandError {
    CommandError(
      .noQuestion,
      "nothing is asked; \(quoted(answer)) answers a line that begins with \"question: \"")
  }

  static func largeNumber(_ digits: String) -> CommandError {
    CommandError(
      .largeNumber, "\(quoted(digits)) is too large for an action; type a number of this screen")
  }

  static func noSuchAction(_ number: Int, of count: Int) -> CommandError {
    let help =
      switch count {
      case 0: "it has none, type help to see all commands"
      case 1: "type 1, its only action"
      default: "type a number from 1 to \(count)"
      }
    return CommandError(.noSuchAction, "this screen has no action \(number); \(help)")
  }

  static func noText(_ text: String, for number: Int, _ title: String) -> CommandError {
    CommandError(
      .noText,
      "action \(number), \(quoted(title)), takes no text, and there is \(quoted(text)); "
        + "type \(number) alone")
  }

  static func refused(_ message: String) -> CommandError {
    CommandError(.refused, message)
  }

  static func ignored(_ reason: String) -> CommandError {
    CommandError(.ignored, "nothing changed: \(reason)")
  }

  static func invalidLink(_ error: DeepLinkError) -> CommandError {
    CommandError(.invalidLink, error.message)
  }

  static func quoted(_ text: String) -> String {
    "\"\(text.oneLine(limit: 40))\""
  }

  private static var events: String {
    SystemEvent.allCases.map(\.rawValue).joined(separator: ", ")
  }

  private static var places: String { names(of: Place.allCases) }

  private static var tabs: String { names(of: Place.tabs) }

  private static func names(of places: [Place]) -> String {
    places.map(\.rawValue).joined(separator: ", ")
  }
}

extension CommandError: Equatable {
  static func == (left: CommandError, right: CommandError) -> Bool {
    left.code == right.code
  }
}
