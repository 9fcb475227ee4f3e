public import Kit

/// A description of this app.
public final class AboutModel: TextScreen {
  /// Creates the screen.
  public init() {}

  /// The title of the screen.
  public let title = "About"

  /// Returns a few words about this app.
  public func render() -> String {
    """
    \(title)

    The sample app of Waymark, coordinators for Swift.
    Its features know nothing of each other; the app puts them together,
    as one stack, as tabs or as columns, without a change in them.
    """
  }

  /// This screen has no actions.
  public let actions: [ScreenAction] = []
}
