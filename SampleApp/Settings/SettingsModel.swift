public import Kit
public import Waymark

/// All current settings, with the way to the screen of each.
public final class SettingsModel: TextScreen {
  private let store: SettingsStore
  private let account: AccountStore
  private let navigator: Navigator<SettingsCoordinator>

  /// Creates the overview of the settings.
  public init(
    store: SettingsStore, account: AccountStore, navigator: Navigator<SettingsCoordinator>
  ) {
    self.store = store
    self.account = account
    self.navigator = navigator
  }

  /// The title of the screen.
  public let title = "Settings"

  /// Returns the current settings.
  public func render() -> String {
    let lines = [
      title, "", account.name.map { "Signed in as \($0.oneLine(limit: 72))" } ?? "Not signed in",
      "Theme: \(store.theme.title)",
      "Items per page: \(store.itemsPerPage.rawValue)",
    ]
    return (lines + store.problemLines).joined(separator: "\n")
  }

  /// An action for each setting, the description of the app, and signing in or out.
  public var actions: [ScreenAction] {
    [
      ScreenAction("Theme") { self.chooseTheme() },
      ScreenAction("Items per page") { self.navigator.push(.itemsPerPage) },
      ScreenAction("About") { self.navigator.push(.about) },
      account.isSignedIn
        ? ScreenAction("Sign out") { self.signOut() }
        : ScreenAction("Sign in") { self.navigator.present(.signIn) },
    ]
  }

  private func signOut() {
    account.signOut()
    navigator.emit(.signedOut)
  }

  private func chooseTheme() {
    navigator.task { [navigator, store] in
      guard let theme = await navigator.push(.theme, returning: Theme.self) else { return }
      store.choose(theme)
    }
  }
}
