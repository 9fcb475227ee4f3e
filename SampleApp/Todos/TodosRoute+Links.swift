public import Waymark

extension TodosRoute: LinkedRoute {
  /// A link for each screen, below wherever an app mounts them.
  ///
  /// A question has none of its own, since its answer is for the screen that asks: its link leads there.
  public static let links = DeepLinks<Self> {
    DeepLink("", .list)
    DeepLink("new", .add)
    DeepLink("by/:userId", to: TodosRoute.author)
    DeepLink(":id", to: TodosRoute.detail)
    DeepLink(":id/rename", to: TodosRoute.rename)
    Redirect(":id/delete", to: ":id")
  }
}
