/// What every screen of the sample app is: a title, some lines of text, and the actions on offer.
///
/// The console shows the text of `render()` and the actions numbered from 1 in their order.
@MainActor
public protocol TextScreen: AnyObject {
  /// A short name of the screen, on one line.
  var title: String { get }

  /// Returns the screen as text, lines joined by `\n`, made anew from the current data.
  func render() -> String

  /// What can be done here now, in the order in which it is numbered.
  var actions: [ScreenAction] { get }
}
