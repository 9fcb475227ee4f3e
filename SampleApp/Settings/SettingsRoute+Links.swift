public import Waymark

extension SettingsRoute: LinkedRoute {
  /// A link for each screen, below wherever an app mounts them.
  ///
  /// A choice has none of its own, since it is for the screen that asks: its link leads there.
  public static let links = DeepLinks<Self> {
    DeepLink("", .root)
    Redirect("theme", to: "")
    DeepLink("items-per-page", .itemsPerPage)
    DeepLink("about", .about)
    DeepLink("sign-in", .signIn)
  }
}
