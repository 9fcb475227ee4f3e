public import Kit
public import Observation
public import Waymark

/// The sheet that adds a todo with a title. It asks before unsaved text is left, and saving ends it.
@Observable
public final class AddTodoModel: TextScreen {
  private let owner: String
  private let store: TodoStore
  private let navigator: Navigator<TodosCoordinator>
  private var draft = "" {
    didSet { navigator.leavePolicy = draft.isEmpty ? .free : .confirm }
  }

  /// Creates the sheet. The new todo belongs to the owner, who is known by name.
  public init(owner: String, store: TodoStore, navigator: Navigator<TodosCoordinator>) {
    self.owner = owner
    self.store = store
    self.navigator = navigator
  }

  /// The title of the sheet.
  public let title = "Add a todo"

  /// Returns the request for a title, the owner, and the text so far.
  public func render() -> String {
    let name = (store.user(named: owner)?.name ?? owner).oneLine(limit: 72)
    let lines = [title, "", "What is to be done by \(name)?"] + Todo.unsavedLines(draft)
    return (lines + store.problemLines).joined(separator: "\n")
  }

  /// Writing a title, adding a todo with it, and leaving without adding one.
  public var actions: [ScreenAction] {
    [
      ScreenAction("Write a title", prompt: "Title") { self.draft = $0.trimmed ?? "" },
      ScreenAction("Save") {
        try self.store.add(title: self.draft, of: self.owner)
        self.draft = ""
        return self.navigator.dismiss()
      },
      ScreenAction("Cancel") { self.navigator.dismiss() },
    ]
  }
}
