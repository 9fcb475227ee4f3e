/// A task of one user.
public struct Todo: Codable, Hashable, Identifiable, Sendable {
  /// The id of the user who has the todo.
  public var userId: Int

  /// The id, one of its own among all todos.
  public var id: Int

  /// The title. Data from a file may contain any characters.
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
