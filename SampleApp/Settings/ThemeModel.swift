public import Kit
public import Waymark

/// The choice of a theme. The screen that shows it waits for the result.
public final class ThemeModel: TextScreen {
  private let store: SettingsStore
  private let navigator: Navigator<SettingsCoordinator>

  /// Creates the choice among all themes.
  public init(store: SettingsStore, navigator: Navigator<SettingsCoordinator>) {
    self.store = store
    self.navigator = navigator
  }

  /// The title of the choice.
  public let title = "Theme"

  /// Returns the current theme of the app.
  public func render() -> String {
    let lines = [title, "", "The theme of the app is \(store.theme.title)."]
    return (lines + store.problemLines).joined(separator: "\n")
  }

  /// The themes, with a mark at the current one.
  public var actions: [ScreenAction] {
    Theme.allCases.map { theme in
      ScreenAction(theme.title + (theme == store.theme ? " (current)" : "")) {
        self.navigator.finish(returning: theme, unawaited: .stay)
      }
    }
  }
}
