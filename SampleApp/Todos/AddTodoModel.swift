public import Kit
public import Observation
public import Waymark

/// The sheet that asks for a title and adds a todo with it.
@MainActor
@Observable
public final class AddTodoModel: TextScreen {
  private let store: TodoStore
  private let navigator: Navigator<TodosCoordinator>

  /// Creates the sheet; the todo that it adds belongs to the first user.
  public init(store: TodoStore, navigator: Navigator<TodosCoordinator>) {
    self.store = store
    self.navigator = navigator
  }

  /// What the sheet does.
  public let title = "Add a todo"

  /// Returns what is asked for, and for whom.
  public func render() -> String {
    let lines = [title, "", "What is to be done by \(store.name(of: ownerId))?"]
    return (lines + store.problemLines).joined(separator: "\n")
  }

  /// Adding a todo with the text as its title, and leaving without one.
  public var actions: [ScreenAction] {
    [
      ScreenAction("Add", prompt: "Title") { text in
        let result = ActionResult { try self.store.add(title: text, userId: self.ownerId) }
        if result == .done {
          self.navigator.dismiss()
        }
        return result
      },
      ScreenAction("Cancel") { self.navigator.dismiss() },
    ]
  }

  private var ownerId: Int { store.users.first?.id ?? 1 }
}
