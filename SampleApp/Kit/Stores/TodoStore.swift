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
  /// The users whose todos they are.
  public let users: [User]

  var table: TodoTable
  @ObservationIgnored let persister: (any ChangePersister)?
  @ObservationIgnored private let usersById: [Int: User]

  /// Creates a store of todos, with the changes that the persister kept applied to them.
  ///
  /// Of todos with the same id only the first is kept. A kept todo whose id is now taken gets
  /// another one.
  public init(
    todos: [Todo],
    users: [User] = [],
    persister: (any ChangePersister)? = nil
  ) {
    self.users = users
    self.persister = persister
    usersById = Dictionary(users.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    table = TodoTable(todos)
    if let persister {
      apply(persister.changes)
    }
  }

  /// Creates a store of the todos and users of the loaded data.
  public convenience init(data: SampleData, persister: (any ChangePersister)? = nil) {
    self.init(todos: data.todos, users: data.users, persister: persister)
  }

  /// All todos, in the order of the data, with the added ones last. Costs no copy.
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

  /// Returns the user whose todo it is, or nil if the data has no such user.
  public func user(id: Int) -> User? {
    usersById[id]
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
