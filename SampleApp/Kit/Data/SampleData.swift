/// All data that the app starts with, read from four files.
public struct SampleData: Hashable, Sendable {
  /// The todos, in the order of their file.
  public var todos: [Todo]

  /// The posts, in the order of their file.
  public var posts: [Post]

  /// The comments, in the order of their file.
  public var comments: [Comment]

  /// The users, in the order of their file.
  public var users: [User]

  /// Creates data from values, for tests and previews.
  public init(
    todos: [Todo] = [],
    posts: [Post] = [],
    comments: [Comment] = [],
    users: [User] = []
  ) {
    self.todos = todos
    self.posts = posts
    self.comments = comments
    self.users = users
  }
}
