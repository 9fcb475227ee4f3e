extension TodoStore {
  /// Applies kept changes to the data. Changes of todos that are missing here stay, for data that
  /// contain them.
  func apply(_ changes: Changes) {
    table.remove(changes.deleted)
    for (id, title) in changes.titles {
      table.setTitle(title, of: id)
    }
    for (id, completed) in changes.completed {
      table.setCompleted(completed, of: id)
    }
    table.raiseLastId(to: changes.lastId)
    let users = addUsers(of: changes)
    var todos: [Todo] = []
    var moved: [(old: Int, new: Todo)] = []
    var lastId = max(table.lastId, changes.added.keys.max() ?? 0)
    for (id, kept) in changes.added.sorted(by: { $0.key < $1.key }) {
      var todo = kept
      todo.userId = users[todo.userId] ?? todo.userId
      if table[id] != nil {
        // Newer data have taken the todo's id.
        guard lastId < Int.max else { continue }
        lastId += 1
        todo.id = lastId
      }
      todos.append(todo)
      if todo != kept { moved.append((id, todo)) }
    }
    table.prepend(todos.sorted { $0.id > $1.id })
    guard !moved.isEmpty else { return }
    persister?.record { changes in
      for todo in moved {
        changes.move(todo.old, to: todo.new)
      }
    }
  }

  /// Adds the kept users. Returns the new ids of users whose ids are now taken.
  private func addUsers(of changes: Changes) -> [Int: Int] {
    let kept = changes.users.values.sorted { $0.id < $1.id }
    let taken = kept.filter { user in people[user.id].map { $0 != user } ?? false }
    for user in kept where people[user.id] == nil {
      people.append(user)
    }
    var newIds: [Int: Int] = [:]
    for var user in taken {
      let old = user.id
      guard let id = people.freeId(beside: table.rows + changes.added.values) else { break }
      user.id = id
      people.append(user)
      newIds[old] = id
      persister?.record { $0.move(old, to: user) }
    }
    return newIds
  }
}
