/// The changes of the user to the data that the app started with.
///
/// Changes are kept separately from the data, so that they also apply to newer data.
public struct Changes: Hashable, Sendable {
  /// Whether todos of the data are done, by id, if the user has set it.
  public private(set) var completed: [Int: Bool] = [:]

  /// The titles of todos of the data, by id, if the user has set them.
  public private(set) var titles: [Int: String] = [:]

  /// The todos that the user added, by id, as they are now.
  public private(set) var added: [Int: Todo] = [:]

  /// The users that the app added, by id.
  public private(set) var users: [Int: User] = [:]

  /// The ids of deleted todos of the data.
  public private(set) var deleted: Set<Int> = []

  /// The highest id that an added todo has ever had, or 0.
  public private(set) var lastId = 0

  /// The chosen look, or nil if none was chosen.
  public var theme: Theme?

  /// The chosen number of items per page, or nil if none was chosen.
  public var itemsPerPage: PageSize?

  /// Creates changes that change nothing.
  public init() {}

  /// Sets whether a todo is done.
  public mutating func setCompleted(_ isCompleted: Bool, of id: Int) {
    if added[id] != nil {
      added[id]?.completed = isCompleted
    } else {
      completed[id] = isCompleted
    }
  }

  /// Sets the title of a todo.
  public mutating func setTitle(_ title: String, of id: Int) {
    if added[id] != nil {
      added[id]?.title = title
    } else {
      titles[id] = title
    }
  }

  /// Adds a todo, or replaces an added one with its id.
  public mutating func add(_ todo: Todo) {
    added[todo.id] = todo
    lastId = max(lastId, todo.id)
  }

  /// Adds a user, or replaces an added one with its id.
  public mutating func add(_ user: User) {
    users[user.id] = user
  }

  /// Deletes a todo; `lastId` is the highest id that has been given to any todo.
  public mutating func delete(_ id: Int, lastId: Int) {
    if added.removeValue(forKey: id) == nil {
      deleted.insert(id)
      completed[id] = nil
      titles[id] = nil
    }
    self.lastId = max(self.lastId, lastId)
  }

  /// Replaces an added todo with one that has another id.
  mutating func move(_ id: Int, to todo: Todo) {
    added[id] = nil
    add(todo)
  }

  /// Replaces an added user with one that has another id.
  mutating func move(_ id: Int, to user: User) {
    users[id] = nil
    add(user)
  }

  mutating func raiseLastId(to id: Int) {
    lastId = max(lastId, id)
  }
}
