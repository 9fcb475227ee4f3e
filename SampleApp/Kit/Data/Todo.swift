/// Something to be done, by one user.
public struct Todo: Codable, Hashable, Identifiable, Sendable {
  /// The id of the user whose todo it is.
  public var userId: Int

  /// The id, one of its own among all todos.
  public var id: Int

  /// What is to be done; data from a file may hold any character.
  public var title: String

  /// Whether it is done.
  public var completed: Bool

  /// Creates a todo.
  public init(userId: Int, id: Int, title: String, completed: Bool = false) {
    self.userId = userId
    self.id = id
    self.title = title
    self.completed = completed
  }
}
