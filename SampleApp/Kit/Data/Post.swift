/// An article that a user wrote.
public struct Post: Codable, Hashable, Identifiable, Sendable {
  /// The id of the user who wrote it.
  public var userId: Int

  /// The id, one of its own among all posts.
  public var id: Int

  /// The headline.
  public var title: String

  /// The text, which may have several paragraphs.
  public var body: String

  /// Creates a post.
  public init(userId: Int, id: Int, title: String, body: String) {
    self.userId = userId
    self.id = id
    self.title = title
    self.body = body
  }
}
