public import Kit
public import Observation
public import Waymark

/// The sheet that changes the title of a todo. It asks before unsaved text is left, and saving ends it.
@Observable
public final class RenameTodoModel: TextScreen {
  private let id: Int
  private let store: TodoStore
  private let navigator: Navigator<TodosCoordinator>
  private var draft = "" {
    didSet { navigator.leavePolicy = draft.isEmpty ? .free : .confirm }
  }

  /// Creates the sheet for the todo with an id. The todo need not exist.
  public init(id: Int, store: TodoStore, navigator: Navigator<TodosCoordinator>) {
    self.id = id
    self.store = store
    self.navigator = navigator
  }

  /// The title of the sheet, with the number of the todo.
  public var title: String { "Rename todo \(id)" }

  /// Returns the current title of the todo, or a message that it is gone, and the text so far.
  public func render() -> String {
    let text = store.todo(id: id)?.title.wrapped() ?? [Todo.missingMessage]
    let lines = [title, ""] + text + Todo.unsavedLines(draft)
    return (lines + store.problemLines).joined(separator: "\n")
  }

  /// Writing a title, saving it, and leaving without saving. For a todo that is gone, only leaving.
  public var actions: [ScreenAction] {
    guard store.todo(id: id) != nil else {
      return [ScreenAction("Close") { self.navigator.dismiss() }]
    }
    return [
      ScreenAction("Write a title", prompt: "Title") { self.draft = $0.trimmed ?? "" },
      ScreenAction("Save") {
        try self.store.rename(id: self.id, title: self.draft)
        self.draft = ""
        return self.navigator.dismiss()
      },
      ScreenAction("Cancel") { self.navigator.dismiss() },
    ]
  }
}
