public import Kit
public import Observation
public import Waymark

/// The sheet that asks for another title of a todo.
@MainActor
@Observable
public final class RenameTodoModel: TextScreen {
  private let id: Int
  private let store: TodoStore
  private let navigator: Navigator<TodosCoordinator>

  /// Creates the sheet for the todo with an id, which need not exist.
  public init(id: Int, store: TodoStore, navigator: Navigator<TodosCoordinator>) {
    self.id = id
    self.store = store
    self.navigator = navigator
  }

  /// What the sheet does, with the todo by its number.
  public var title: String { "Rename todo \(id)" }

  /// Returns the title that the todo has now, or that the todo is gone.
  public func render() -> String {
    let text = store.todo(id: id)?.title.wrapped() ?? [Todo.missingMessage]
    return ([title, ""] + text + store.problemLines).joined(separator: "\n")
  }

  /// Renaming with the text as the title, and leaving without it; of a todo that is gone only
  /// leaving.
  public var actions: [ScreenAction] {
    guard store.todo(id: id) != nil else {
      return [ScreenAction("Close") { self.navigator.dismiss() }]
    }
    return [
      ScreenAction("Rename", prompt: "Title") { text in
        let result = ActionResult { try self.store.rename(id: self.id, title: text) }
        if result == .done {
          self.navigator.dismiss()
        }
        return result
      },
      ScreenAction("Cancel") { self.navigator.dismiss() },
    ]
  }
}
