public import Waymark

extension PostsRoute: LinkedRoute {
  /// A link for each screen, below the place where an app mounts them.
  public static let links = DeepLinks<Self> {
    DeepLink("", .list)
    DeepLink("by/:id", to: PostsRoute.author)
    DeepLink(":id", to: PostsRoute.detail)
  }
}
