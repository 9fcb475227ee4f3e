public import Waymark

extension SettingsRoute: LinkedRoute {
  /// A link for each screen, below the place where an app mounts them.
  ///
  /// A choice has no link of its own, because it is for the screen that asks. Its link leads to
  /// that screen.
  public static let links = DeepLinks<Self> {
    DeepLink("", .root)
    Redirect("theme", to: "")
    DeepLink("items-per-page", .itemsPerPage)
    DeepLink("about", .about)
    DeepLink("sign-in", .signIn)
  }
}
