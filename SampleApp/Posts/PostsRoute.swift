public import Waymark

/// The places of the posts feature.
public enum PostsRoute: Route {
  /// All posts, page by page.
  case list
  /// One post with its comments.
  case detail(id: Int)
  /// A user and the user's posts.
  case author(id: Int)
}
