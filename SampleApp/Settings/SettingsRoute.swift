public import Waymark

/// The places of the settings feature.
public enum SettingsRoute: Route {
  /// All current settings.
  case root
  /// The choice of a theme.
  case theme
  /// The choice of the number of items per page.
  case itemsPerPage
  /// The description of this app.
  case about
  /// The sheet for signing in.
  case signIn

  /// How `navigate(to:)` and `present(_:)` show the route.
  public var presentation: Presentation {
    switch self {
    case .root, .theme, .itemsPerPage, .about: .push
    case .signIn: .sheet
    }
  }
}
