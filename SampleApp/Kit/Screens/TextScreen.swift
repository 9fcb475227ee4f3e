/// A screen of the sample app: a title, some lines of text, and actions.
///
/// The console shows the text of `render()` and the actions numbered from 1 in their order. A class that conforms to
/// it is on the main actor by that. It is `@Observable` if something of its own changes.
@MainActor
public protocol TextScreen: AnyObject {
  /// A short name of the screen, on one line.
  var title: String { get }

  /// Returns the screen as text, with lines joined by `\n`, made from the current data.
  func render() -> String

  /// The current actions, in the order of their numbers.
  var actions: [ScreenAction] { get }
}
