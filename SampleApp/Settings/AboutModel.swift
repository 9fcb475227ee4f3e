public import Kit
public import Observation

/// What this app is.
@MainActor
@Observable
public final class AboutModel: TextScreen {
  /// Creates the screen, which needs nothing.
  public init() {}

  /// What the screen tells about.
  public let title = "About"

  /// Returns a few words on this app.
  public func render() -> String {
    """
    \(title)

    The sample app of Waymark, coordinators for Swift.
    Its features know nothing of each other; the app puts them together,
    as one stack, as tabs or as columns, without a change in them.
    """
  }

  /// Nothing can be done here.
  public let actions: [ScreenAction] = []
}
