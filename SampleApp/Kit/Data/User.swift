/// A person who writes posts and has todos.
public struct User: Codable, Hashable, Identifiable, Sendable {
  /// The id, one of its own among all users.
  public var id: Int

  /// The full name.
  public var name: String

  /// The short name.
  public var username: String

  /// The address.
  public var email: String

  /// Creates a user.
  public init(id: Int, name: String, username: String, email: String) {
    self.id = id
    self.name = name
    self.username = username
    self.email = email
  }
}
