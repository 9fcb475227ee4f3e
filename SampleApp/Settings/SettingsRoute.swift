public import Waymark

/// What the settings feature can show.
public enum SettingsRoute: Route {
  /// All settings as they are.
  case root
  /// The choice of a theme.
  case theme
  /// The choice of how long the pages of lists are.
  case itemsPerPage
  /// What this app is.
  case about
  /// The sheet that asks who one is.
  case signIn

  /// How `navigate(to:)` and `present(_:)` show the route.
  public var presentation: Presentation {
    switch self {
    case .root, .theme, .itemsPerPage, .about: .push
    case .signIn: .sheet
    }
  }
}
