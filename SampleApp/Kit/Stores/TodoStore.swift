public import Observation

/// The todos of the running app. Screens read them, and actions change them. If there is a
/// persister, each change is saved.
///
/// - A todo is found by its id in constant time.
/// - An id is never used twice, even after its todo was deleted.
/// - A change is made in memory whether or not it can be saved; see `saveProblem`.
@MainActor
@Observable
public final class TodoStore: SavesChanges {
  /// The users of the todos. Users that the app added come last.
  public var users: [User] { people.rows }

  /// The todo that was added last since the start of the app, as it was then, or nil.
  public internal(set) var newest: Todo?

  var table: TodoTable
  var people: UserTable
  let persister: (any ChangePersister)?

  /// Creates a store of todos, and applies the changes of the persister.
  ///
  /// Of todos with the same id, only the first one is kept. An added todo whose id is now taken
  /// gets another one.
  public init(
    todos: [Todo],
    users: [User] = [],
    persister: (any ChangePersister)? = nil
  ) {
    self.persister = persister
    people = UserTable(users)
    table = TodoTable(todos)
    if let persister {
      apply(persister.changes)
    }
  }

  /// Creates a store of the todos and users of the loaded data.
  public convenience init(data: SampleData, persister: (any ChangePersister)? = nil) {
    self.init(todos: data.todos, users: data.users, persister: persister)
  }

  /// Returns the todo with an id, in constant time, or nil if there is none.
  public func todo(id: Int) -> Todo? {
    table[id]
  }

  /// Returns the user of a todo, or nil if there is none.
  public func user(id: Int) -> User? {
    people[id]
  }

  /// Returns the first user with a full or short name, without regard to case, or nil if there is
  /// none. Reads all users.
  public func user(named name: String) -> User? {
    people.named(name)
  }

  /// Returns one page of the todos that match a filter, of all users or of one. First come the added
  /// todos, the newest first, then those of the data in their order.
  ///
  /// A number out of range gives the nearest page. Only the todos of the page are copied: a page
  /// of all todos costs its size, any other at most two walks over the todos.
  public func page(
    _ number: Int,
    size: Int,
    filter: TodoFilter = .all,
    of userId: Int? = nil
  ) -> Page<Todo> {
    let rows = table.rows
    if filter == .all && userId == nil {
      return Page(number, size: size, of: rows)
    }
    let matches = { (todo: Todo) in
      filter.matches(todo) && (userId == nil || todo.userId == userId)
    }
    let total = userId == nil ? table.count(filter) : rows.count(where: matches)
    return Page(number: number, size: size, total: total) { range in
      Array(rows.lazy.filter(matches).dropFirst(range.lowerBound).prefix(range.count))
    }
  }

  /// The reason why the last change could not be saved, on one line for the screen, or nil.
  public var saveProblem: String? { persister?.saveProblem }
}
