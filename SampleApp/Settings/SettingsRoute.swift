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
}
