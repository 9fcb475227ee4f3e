public import Waymark

/// What the posts feature can show.
public enum PostsRoute: Route {
  /// All posts, page by page.
  case list
  /// One post with its comments.
  case detail(id: Int)
  /// A user with the posts that the user wrote.
  case author(id: Int)
}
