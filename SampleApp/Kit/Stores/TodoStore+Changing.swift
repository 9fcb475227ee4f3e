extension TodoStore {
  /// Marks an open todo as done and a done one as open, and returns it.
  ///
  /// - Throws: `TodoError.noSuchTodo`.
  @discardableResult
  public func toggle(id: Int) throws(TodoError) -> Todo {
    guard var todo = table[id] else { throw .noSuchTodo(id) }
    todo.completed.toggle()
    table.setCompleted(todo.completed, of: id)
    persister?.record { $0.setCompleted(todo.completed, of: id) }
    return todo
  }

  /// Adds an open todo before all others, with the next id, and returns it.
  ///
  /// Blanks around the title are dropped.
  ///
  /// - Throws: `TodoError.blankTitle`, or `noIdLeft`.
  @discardableResult
  public func add(title: String, userId: Int) throws(TodoError) -> Todo {
    try add(title: title, userId: userId, newUser: nil)
  }

  /// Adds an open todo of the user with a name, before all others, and returns it.
  ///
  /// If the name is unknown, a user with this name is added.
  ///
  /// - Throws: `TodoError.blankTitle`, or `noIdLeft`.
  @discardableResult
  public func add(title: String, of name: String) throws(TodoError) -> Todo {
    if let user = user(named: name) {
      return try add(title: title, userId: user.id)
    }
    guard let id = people.freeId(beside: table.rows) else { throw .noIdLeft }
    let user = User(id: id, name: name, username: name, email: "")
    return try add(title: title, userId: id, newUser: user)
  }

  private func add(title: String, userId: Int, newUser: User?) throws(TodoError) -> Todo {
    let title = try checked(title)
    guard table.lastId < Int.max else { throw .noIdLeft }
    let todo = Todo(userId: userId, id: table.lastId + 1, title: title)
    if let newUser { people.append(newUser) }
    table.prepend([todo])
    newest = todo
    persister?.record { changes in
      if let newUser { changes.add(newUser) }
      changes.add(todo)
    }
    return todo
  }

  /// Changes the title of a todo, without blanks around it, and returns the todo.
  ///
  /// The same title again changes and saves nothing.
  ///
  /// - Throws: `TodoError.noSuchTodo`, or `blankTitle`.
  @discardableResult
  public func rename(id: Int, title: String) throws(TodoError) -> Todo {
    guard var todo = table[id] else { throw .noSuchTodo(id) }
    let title = try checked(title)
    guard title != todo.title else { return todo }
    todo.title = title
    table.setTitle(title, of: id)
    persister?.record { $0.setTitle(title, of: id) }
    return todo
  }

  /// Deletes a todo and returns what it was.
  ///
  /// - Throws: `TodoError.noSuchTodo`.
  @discardableResult
  public func delete(id: Int) throws(TodoError) -> Todo {
    guard let todo = table[id] else { throw .noSuchTodo(id) }
    table.remove([id])
    let lastId = table.lastId
    persister?.record { $0.delete(id, lastId: lastId) }
    return todo
  }

  /// Returns a title without blanks around it. Throws if it is empty.
  private func checked(_ title: String) throws(TodoError) -> String {
    guard let trimmed = title.trimmed else { throw .blankTitle(title) }
    return trimmed
  }
}
