/// The posts of the running app with their comments and authors. They never change.
///
/// Everything is found in constant time.
public struct PostStore: Sendable {
  /// All posts, in the order of the data.
  public let posts: [Post]

  private let postsById: [Int: Post]
  private let usersById: [Int: User]
  private let postsByUser: [Int: [Post]]
  private let commentsByPost: [Int: [Comment]]

  /// Creates a store of the posts, comments and users of the loaded data.
  public init(data: SampleData) {
    posts = data.posts
    postsById = Dictionary(data.posts.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    usersById = Dictionary(data.users.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    postsByUser = Dictionary(grouping: data.posts, by: \.userId)
    commentsByPost = Dictionary(grouping: data.comments, by: \.postId)
  }

  /// Returns the post with an id, or nil if there is none.
  public func post(id: Int) -> Post? {
    postsById[id]
  }

  /// Returns the user with an id, or nil if there is none.
  public func user(id: Int) -> User? {
    usersById[id]
  }

  /// Returns one page of all posts, or of those that a user wrote, in the order of the data. A number
  /// out of range gives the nearest page.
  public func page(_ number: Int, size: Int, of userId: Int? = nil) -> Page<Post> {
    Page(number, size: size, of: userId.map { postsByUser[$0] ?? [] } ?? posts)
  }

  /// Returns the comments of a post, in the order of the data.
  public func comments(of postId: Int) -> [Comment] {
    commentsByPost[postId] ?? []
  }
}
