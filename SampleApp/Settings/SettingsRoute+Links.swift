public import Waymark

extension SettingsRoute: LinkedRoute {
  /// A link for each screen, below wherever an app mounts them.
  public static let links = DeepLinks<Self> {
    DeepLink("", .root)
    DeepLink("theme", .theme)
    DeepLink("items-per-page", .itemsPerPage)
    DeepLink("about", .about)
  }
}
