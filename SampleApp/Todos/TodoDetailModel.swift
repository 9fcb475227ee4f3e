public import Kit
public import Waymark

/// One todo: its title, its state, its user, and its actions.
public final class TodoDetailModel: TextScreen {
  private let id: Int
  private let store: TodoStore
  private let navigator: Navigator<TodosCoordinator>

  /// Creates the screen of the todo with an id. The todo need not exist.
  public init(id: Int, store: TodoStore, navigator: Navigator<TodosCoordinator>) {
    self.id = id
    self.store = store
    self.navigator = navigator
  }

  /// The todo by its number.
  public var title: String { "Todo \(id)" }

  /// Returns the current todo, or a message that it is gone.
  public func render() -> String {
    var lines = [title, ""]
    if let todo = store.todo(id: id) {
      lines += todo.title.wrapped()
      lines += [
        "", "Status: \(todo.completed ? "done" : "open")", "Owner: \(store.name(of: todo.userId))",
      ]
    } else {
      lines.append(Todo.missingMessage)
    }
    return (lines + store.problemLines).joined(separator: "\n")
  }

  /// Marking, renaming, deleting and the owner's todos. For a todo that is gone, only the way back.
  public var actions: [ScreenAction] {
    guard let todo = store.todo(id: id) else {
      return [ScreenAction("Back") { self.navigator.pop() }]
    }
    return [
      ScreenAction(todo.completed ? "Mark as open" : "Mark as done") {
        try self.store.toggle(id: todo.id)
      },
      ScreenAction("Rename") { self.navigator.present(.rename(id: todo.id)) },
      ScreenAction("Delete") { self.delete() },
      ScreenAction("Todos of \(store.name(of: todo.userId))") {
        self.navigator.push(.author(id: todo.userId))
      },
    ]
  }

  /// Asks in a dialog. If the answer is yes, deletes the todo and leaves.
  private func delete() {
    navigator.task { [navigator, store, id] in
      let dialog = TodosRoute.confirmDelete(id: id)
      guard await navigator.present(dialog, returning: Bool.self) ?? false else { return }
      // The todo may already be deleted, which is just as good.
      _ = try? store.delete(id: id)
      navigator.pop()
    }
  }
}
