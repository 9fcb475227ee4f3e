public import Kit
public import Waymark

/// The dialog that asks before a todo is deleted. The screen that shows it waits for the answer. If
/// no screen waits, a yes is refused, because nothing would be deleted.
public final class DeleteTodoModel: TextScreen {
  private let id: Int
  private let store: TodoStore
  private let navigator: Navigator<TodosCoordinator>

  /// Creates the dialog for the todo with an id. The todo need not exist.
  public init(id: Int, store: TodoStore, navigator: Navigator<TodosCoordinator>) {
    self.id = id
    self.store = store
    self.navigator = navigator
  }

  /// The question of the dialog, with the number of the todo.
  public var title: String { "Delete todo \(id)?" }

  /// Returns the title of the todo, or a message that it is gone.
  public func render() -> String {
    let text = store.todo(id: id)?.title.wrapped() ?? [Todo.missingMessage]
    return ([title, ""] + text + store.problemLines).joined(separator: "\n")
  }

  /// Saying yes and saying no. For a todo that is gone, only leaving.
  public var actions: [ScreenAction] {
    guard store.todo(id: id) != nil else {
      return [ScreenAction("Close") { self.navigator.dismiss() }]
    }
    return [
      ScreenAction("Delete") { self.navigator.finish(returning: true, unawaited: .stay) },
      ScreenAction("Keep") { self.navigator.finish(returning: false, unawaited: .pop) },
    ]
  }
}
