/// The todos in their order, with the position of each id and the number of those that are done.
struct TodoTable {
  private(set) var rows: [Todo]
  private(set) var doneCount = 0
  private(set) var lastId = 0
  private var positions: [Int: Int]

  /// Creates a table; of todos with the same id only the first one is kept.
  init(_ todos: [Todo]) {
    rows = todos
    positions = Dictionary(minimumCapacity: todos.count)
    var hasDuplicates = false
    for (position, todo) in todos.enumerated() {
      if positions[todo.id] == nil {
        positions[todo.id] = position
        doneCount += todo.completed ? 1 : 0
        lastId = max(lastId, todo.id)
      } else {
        hasDuplicates = true
      }
    }
    if hasDuplicates {
      self = TodoTable(
        todos.enumerated().filter { positions[$0.element.id] == $0.offset }.map(\.element))
    }
  }

  subscript(id: Int) -> Todo? {
    positions[id].map { rows[$0] }
  }

  func count(_ filter: TodoFilter) -> Int {
    switch filter {
    case .all: rows.count
    case .open: rows.count - doneCount
    case .done: doneCount
    }
  }

  /// Adds a todo, whose id must be new, at the end.
  mutating func append(_ todo: Todo) {
    positions[todo.id] = rows.count
    rows.append(todo)
    doneCount += todo.completed ? 1 : 0
    lastId = max(lastId, todo.id)
  }

  /// Changes a todo in place, and returns whether there is one with that id.
  @discardableResult
  mutating func setCompleted(_ completed: Bool, of id: Int) -> Bool {
    guard let position = positions[id] else { return false }
    if rows[position].completed != completed {
      rows[position].completed = completed
      doneCount += completed ? 1 : -1
    }
    return true
  }

  /// Changes a todo in place, and returns whether there is one with that id.
  @discardableResult
  mutating func setTitle(_ title: String, of id: Int) -> Bool {
    guard let position = positions[id] else { return false }
    rows[position].title = title
    return true
  }

  /// Removes todos in one pass over all others.
  mutating func remove(_ ids: Set<Int>) {
    let found = ids.compactMap { positions.removeValue(forKey: $0) }
    guard let first = found.min() else { return }
    doneCount -= found.count { rows[$0].completed }
    rows.removeAll { ids.contains($0.id) }
    for position in first..<rows.count {
      positions[rows[position].id] = position
    }
  }

  /// Never gives the id of a todo that was deleted again.
  mutating func raiseLastId(to id: Int) {
    lastId = max(lastId, id)
  }
}
