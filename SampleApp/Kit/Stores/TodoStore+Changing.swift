extension TodoStore {
  /// Marks an open todo as done and a done one as open, and returns it.
  ///
  /// - Throws: `TodoError` with the code `noSuchTodo`.
  @discardableResult
  public func toggle(id: Int) throws(TodoError) -> Todo {
    guard let todo = table[id] else { throw .noSuchTodo(id) }
    table.setCompleted(!todo.completed, of: id)
    persister?.record { $0.setCompleted(!todo.completed, of: id) }
    return try changed(id)
  }

  /// Adds an open todo at the end, with the next id, and returns it.
  ///
  /// Blanks around the title are dropped.
  ///
  /// - Throws: `TodoError` with the code `blankTitle`, or `noIdLeft`.
  @discardableResult
  public func add(title: String, userId: Int) throws(TodoError) -> Todo {
    let title = try checked(title)
    guard table.lastId < Int.max else { throw .noIdLeft() }
    let todo = Todo(userId: userId, id: table.lastId + 1, title: title)
    table.append(todo)
    persister?.record { $0.add(todo) }
    return todo
  }

  /// Gives a todo another title, without blanks around it, and returns it.
  ///
  /// The same title again changes and saves nothing.
  ///
  /// - Throws: `TodoError` with the code `noSuchTodo`, or `blankTitle`.
  @discardableResult
  public func rename(id: Int, title: String) throws(TodoError) -> Todo {
    guard let todo = table[id] else { throw .noSuchTodo(id) }
    let title = try checked(title)
    guard title != todo.title else { return todo }
    table.setTitle(title, of: id)
    persister?.record { $0.setTitle(title, of: id) }
    return try changed(id)
  }

  /// Deletes a todo and returns what it was.
  ///
  /// - Throws: `TodoError` with the code `noSuchTodo`.
  @discardableResult
  public func delete(id: Int) throws(TodoError) -> Todo {
    guard let todo = table[id] else { throw .noSuchTodo(id) }
    table.remove([id])
    let lastId = table.lastId
    persister?.record { $0.delete(id, lastId: lastId) }
    return todo
  }

  private func changed(_ id: Int) throws(TodoError) -> Todo {
    guard let todo = table[id] else { throw .noSuchTodo(id) }
    return todo
  }

  /// Returns a title without blanks around it, if anything is left.
  private func checked(_ title: String) throws(TodoError) -> String {
    let isBlank: (Character) -> Bool = { $0.isWhitespace }
    guard let start = title.firstIndex(where: { !isBlank($0) }),
      let end = title.lastIndex(where: { !isBlank($0) })
    else {
      throw .blankTitle(title)
    }
    return String(title[start...end])
  }

  /// Applies kept changes to the data. What belongs to todos that this data lacks stays in the
  /// changes and is used again with the right data.
  func apply(_ changes: Changes) {
    table.remove(changes.deleted)
    for (id, title) in changes.titles {
      table.setTitle(title, of: id)
    }
    for (id, completed) in changes.completed {
      table.setCompleted(completed, of: id)
    }
    table.raiseLastId(to: changes.lastId)
    var moved: [(old: Int, new: Todo)] = []
    for todo in changes.added.values.sorted(by: { $0.id < $1.id }) {
      guard table[todo.id] != nil else {
        table.append(todo)
        continue
      }
      moved.append((todo.id, todo))
    }
    giveNewIds(to: moved)
  }

  /// Adds todos whose ids have been taken by data that is newer than they are.
  private func giveNewIds(to todos: [(old: Int, new: Todo)]) {
    var moved = todos
    for index in moved.indices where table.lastId < Int.max {
      moved[index].new.id = table.lastId + 1
      table.append(moved[index].new)
    }
    moved.removeAll { $0.old == $0.new.id }
    guard !moved.isEmpty else { return }
    persister?.record { changes in
      for todo in moved {
        changes.move(todo.old, to: todo.new)
      }
    }
  }
}
