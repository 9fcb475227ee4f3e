public import Kit
public import Observation
public import Waymark

/// The dialog that asks before a todo is deleted.
@MainActor
@Observable
public final class DeleteTodoModel: TextScreen {
  private let id: Int
  private let store: TodoStore
  private let navigator: Navigator<TodosCoordinator>
  private let onDelete: @MainActor () -> Void

  /// Creates the dialog for the todo with an id, which need not exist.
  ///
  /// `onDelete` is called when the todo was deleted, in the change that ends the dialog: what the
  /// dialog covers may be about the same todo, and can go with it.
  public init(
    id: Int,
    store: TodoStore,
    navigator: Navigator<TodosCoordinator>,
    onDelete: @escaping @MainActor () -> Void
  ) {
    self.id = id
    self.store = store
    self.navigator = navigator
    self.onDelete = onDelete
  }

  /// What the dialog asks, with the todo by its number.
  public var title: String { "Delete todo \(id)?" }

  /// Returns the title of the todo, or that the todo is gone.
  public func render() -> String {
    let text = store.todo(id: id)?.title.wrapped() ?? [Todo.missingMessage]
    return ([title, ""] + text + store.problemLines).joined(separator: "\n")
  }

  /// Deleting and keeping the todo; of one that is gone only leaving.
  public var actions: [ScreenAction] {
    guard store.todo(id: id) != nil else {
      return [ScreenAction("Close") { self.navigator.dismiss() }]
    }
    return [
      ScreenAction("Delete") { _ in
        let result = ActionResult { try self.store.delete(id: self.id) }
        if result == .done {
          self.leave()
        }
        return result
      },
      ScreenAction("Keep") { self.navigator.dismiss() },
    ]
  }

  /// Ends the dialog, and what else was about the todo, in one change.
  private func leave() {
    let outcome = navigator.transaction {
      self.navigator.dismiss()
      self.onDelete()
    }
    // The first entry of an app cannot go: it stays, and says that its todo is gone.
    if case .ignored = outcome {
      navigator.dismiss()
    }
  }
}
