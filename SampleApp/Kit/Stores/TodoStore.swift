public import Observation

/// The todos of the running app: asked by screens, changed by their actions, and saved after each
/// change if there is a persister.
///
/// - A todo is found by its id in constant time.
/// - An id is never given twice, not even after its todo was deleted.
/// - A change is made in memory whether or not it can be saved; see `saveProblem`.
@MainActor
@Observable
public final class TodoStore {
  /// The users whose todos they are, those that the app added last.
  public var users: [User] { people.rows }

  /// The todo that was added last since the app was started, as it was then; nil before.
  public internal(set) var newest: Todo?

  var table: TodoTable
  var people: UserTable
  @ObservationIgnored let persister: (any ChangePersister)?

  /// Creates a store of todos, with the changes that the persister kept applied to them.
  ///
  /// Of todos with the same id only the first is kept. A kept todo whose id is now taken gets
  /// another one.
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

  /// All todos: first the added ones, the newest before all others, and then those of the data in
  /// their order. Costs no copy.
  public var all: [Todo] { table.rows }

  /// Returns the todos that a filter lets through. Copies them; a screen asks for a page instead.
  public func filtered(_ filter: TodoFilter) -> [Todo] {
    filter == .all ? table.rows : table.rows.filter(filter.matches)
  }

  /// Returns how many todos a filter lets through, in constant time.
  public func count(_ filter: TodoFilter = .all) -> Int {
    table.count(filter)
  }

  /// Returns the todo with an id, in constant time, or nil if there is none.
  public func todo(id: Int) -> Todo? {
    table[id]
  }

  /// Returns the todos of a user. Copies them; a screen asks for a page instead.
  public func todos(of userId: Int) -> [Todo] {
    table.rows.filter { $0.userId == userId }
  }

  /// Returns the user whose todo it is, or nil if there is no such user.
  public func user(id: Int) -> User? {
    people[id]
  }

  /// Returns the first user with a name, the full or the short one, in small or large letters; nil
  /// if there is none. Looks at all users.
  public func user(named name: String) -> User? {
    people.named(name)
  }

  /// Returns one page of the todos that a filter lets through, of all users or of one.
  ///
  /// A number out of range gives the nearest page. Only the todos of the page are copied: a page
  /// of all todos costs its size, any other at most one walk over the todos.
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

  /// Why the last change could not be saved, on one line for the screen to show, or nil.
  public var saveProblem: String? { persister?.saveProblem }
}
