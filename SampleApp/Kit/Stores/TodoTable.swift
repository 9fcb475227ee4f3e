/// The todos in their order, with the place of each id, and the number of done todos.
struct TodoTable {
  private(set) var rows: [Todo]
  private(set) var doneCount = 0
  private(set) var lastId = 0
  /// The place of each id, counted from the row that was first before any new rows.
  private var places: [Int: Int]
  /// The number of rows that were added before that row.
  private var newRows = 0

  /// Creates a table. Of todos with the same id, only the first one is kept.
  init(_ todos: [Todo]) {
    rows = todos
    places = Dictionary(minimumCapacity: todos.count)
    var hasDuplicates = false
    for (position, todo) in todos.enumerated() {
      if places[todo.id] == nil {
        places[todo.id] = position
        doneCount += todo.completed ? 1 : 0
        lastId = max(lastId, todo.id)
      } else {
        hasDuplicates = true
      }
    }
    if hasDuplicates {
      self = TodoTable(
        todos.enumerated().filter { places[$0.element.id] == $0.offset }.map(\.element))
    }
  }

  subscript(id: Int) -> Todo? {
    position(of: id).map { rows[$0] }
  }

  func count(_ filter: TodoFilter) -> Int {
    switch filter {
    case .all: rows.count
    case .open: rows.count - doneCount
    case .done: doneCount
    }
  }

  private func position(of id: Int) -> Int? {
    places[id].map { $0 + newRows }
  }

  /// Adds todos before all others. Their ids must be new.
  mutating func prepend(_ todos: [Todo]) {
    rows.insert(contentsOf: todos, at: 0)
    newRows += todos.count
    for (position, todo) in todos.enumerated() {
      places[todo.id] = position - newRows
      doneCount += todo.completed ? 1 : 0
      lastId = max(lastId, todo.id)
    }
  }

  /// Changes a todo in place, if there is one with that id.
  mutating func setCompleted(_ completed: Bool, of id: Int) {
    guard let position = position(of: id), rows[position].completed != completed else { return }
    rows[position].completed = completed
    doneCount += completed ? 1 : -1
  }

  /// Changes a todo in place, if there is one with that id.
  mutating func setTitle(_ title: String, of id: Int) {
    guard let position = position(of: id) else { return }
    rows[position].title = title
  }

  /// Removes todos in one pass over all others.
  mutating func remove(_ ids: Set<Int>) {
    let found = ids.compactMap { places.removeValue(forKey: $0) }.map { $0 + newRows }
    guard let first = found.min() else { return }
    doneCount -= found.count { rows[$0].completed }
    rows.removeAll { ids.contains($0.id) }
    for position in first..<rows.count {
      places[rows[position].id] = position - newRows
    }
  }

  /// Makes sure that the id of a deleted todo is never used again.
  mutating func raiseLastId(to id: Int) {
    lastId = max(lastId, id)
  }
}
