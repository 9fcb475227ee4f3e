public import Waymark

extension TodosRoute: LinkedRoute {
  /// A link for each screen, below the place where an app mounts them.
  ///
  /// A question has no link of its own, because its answer is for the screen that asks. Its link
  /// leads to that screen.
  public static let links = DeepLinks<Self> {
    DeepLink("", .list)
    DeepLink("new", .add)
    DeepLink("by/:id", to: TodosRoute.author)
    DeepLink(":id", to: TodosRoute.detail)
    DeepLink(":id/rename", to: TodosRoute.rename)
    Redirect(":id/delete", to: ":id")
  }
}
