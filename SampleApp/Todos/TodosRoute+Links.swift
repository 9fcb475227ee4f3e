public import Waymark

extension TodosRoute: LinkedRoute {
  /// A link for each screen, below wherever an app mounts them.
  public static let links = DeepLinks<Self> {
    DeepLink("", .list)
    DeepLink("new", .add)
    DeepLink("by/:userId", to: TodosRoute.author)
    DeepLink(":id", to: TodosRoute.detail)
    DeepLink(":id/rename", to: TodosRoute.rename)
    DeepLink(":id/delete", to: TodosRoute.confirmDelete)
  }
}
