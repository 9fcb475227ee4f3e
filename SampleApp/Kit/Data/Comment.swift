/// A comment of a reader on a post.
public struct Comment: Codable, Hashable, Identifiable, Sendable {
  /// The id of the post that it belongs to.
  public var postId: Int

  /// The id, one of its own among all comments.
  public var id: Int

  /// The subject line.
  public var name: String

  /// The address of the reader who wrote it.
  public var email: String

  /// The text.
  public var body: String

  /// Creates a comment.
  public init(postId: Int, id: Int, name: String, email: String, body: String) {
    self.postId = postId
    self.id = id
    self.name = name
    self.email = email
    self.body = body
  }
}
