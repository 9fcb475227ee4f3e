/// The users in their order, found by id or by name.
struct UserTable {
  private(set) var rows: [User]
  private var usersById: [Int: User]

  /// Creates a table. Of users with the same id, only the first one is found.
  init(_ users: [User]) {
    rows = users
    usersById = Dictionary(users.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  subscript(id: Int) -> User? { usersById[id] }

  /// The first user with this full or short name, without regard to case.
  func named(_ name: String) -> User? {
    let name = name.lowercased()
    return rows.first { $0.name.lowercased() == name || $0.username.lowercased() == name }
  }

  /// Adds a user, whose id must be new, at the end.
  mutating func append(_ user: User) {
    rows.append(user)
    usersById[user.id] = user
  }

  /// An id that no user has and no todo refers to.
  func freeId(beside todos: some Sequence<Todo>) -> Int? {
    let last = max(rows.lazy.map(\.id).max() ?? 0, todos.lazy.map(\.userId).max() ?? 0, 0)
    return last < Int.max ? last + 1 : nil
  }
}
