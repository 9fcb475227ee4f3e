public import Kit
public import Waymark

/// The navigation of the settings feature: the overview and one screen for each setting.
public final class SettingsCoordinator: Coordinator {
  /// The messages of the feature to the coordinator that composes it.
  public enum Output: Hashable, Sendable {
    /// The user has signed out.
    case signedOut
  }

  /// The owner of the feature's navigation, which starts at the overview.
  public let flow = Flow<SettingsRoute, any TextScreen>(start: .root)

  private let store: SettingsStore
  private let account: AccountStore

  /// Creates the feature with the settings and the account that it shows and changes.
  public init(store: SettingsStore, account: AccountStore) {
    self.store = store
    self.account = account
  }

  /// Returns the screen of a route.
  public func destination(for route: SettingsRoute) -> Destination<SettingsCoordinator> {
    switch route {
    case .root:
      .screen { SettingsModel(store: self.store, account: self.account, navigator: $0) }
    case .theme: .screen { ThemeModel(store: self.store, navigator: $0) }
    case .itemsPerPage: .screen { ItemsPerPageModel(store: self.store) }
    case .about: .screen { AboutModel() }
    case .signIn: .screen { SignInModel(account: self.account, navigator: $0) }
    }
  }
}
