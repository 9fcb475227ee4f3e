public import Observation

/// The posts of the running app with their comments and authors. They never change.
///
/// Everything is found in constant time.
@MainActor
@Observable
public final class PostStore {
  /// All posts, in the order of the data.
  public let posts: [Post]

  /// All users, in the order of the data.
  public let users: [User]

  @ObservationIgnored private let postsById: [Int: Post]
  @ObservationIgnored private let usersById: [Int: User]
  @ObservationIgnored private let postsByUser: [Int: [Post]]
  @ObservationIgnored private let commentsByPost: [Int: [Comment]]

  /// Creates a store of the posts, comments and users of the loaded data.
  public init(data: SampleData) {
    posts = data.posts
    users = data.users
    postsById = Dictionary(data.posts.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    usersById = Dictionary(data.users.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    postsByUser = Dictionary(grouping: data.posts, by: \.userId)
    commentsByPost = Dictionary(grouping: data.comments, by: \.postId)
  }

  /// Returns one page of all posts. A number out of range gives the nearest page.
  public func page(_ number: Int, size: Int) -> Page<Post> {
    Page(number, size: size, of: posts)
  }

  /// Returns the post with an id, or nil if there is none.
  public func post(id: Int) -> Post? {
    postsById[id]
  }

  /// Returns the comments of a post, in the order of the data.
  public func comments(of postId: Int) -> [Comment] {
    commentsByPost[postId] ?? []
  }

  /// Returns the user with an id, or nil if there is none.
  public func author(id: Int) -> User? {
    usersById[id]
  }

  /// Returns the posts that a user wrote, in the order of the data.
  public func posts(of userId: Int) -> [Post] {
    postsByUser[userId] ?? []
  }
}
