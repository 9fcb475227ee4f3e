public import Kit
public import Observation
public import Waymark

/// The sheet that adds a todo with a title. It asks before unsaved text is left. Saving finishes
/// with the id of the new todo, whether a caller waits for it or a link opened the sheet.
@MainActor
@Observable
public final class AddTodoModel: TextScreen {
  private let store: TodoStore
  private let account: AccountStore
  private let navigator: Navigator<TodosCoordinator>
  private var draft = "" {
    didSet { navigator.leavePolicy = draft.isEmpty ? .free : .confirm }
  }

  /// Creates the sheet. The new todo belongs to the user who is signed in, otherwise to the first
  /// user.
  public init(
    store: TodoStore, account: AccountStore, navigator: Navigator<TodosCoordinator>
  ) {
    self.store = store
    self.account = account
    self.navigator = navigator
  }

  /// The title of the sheet.
  public let title = "Add a todo"

  /// Returns the request for a title, the user, and the text so far.
  public func render() -> String {
    let lines = [title, "", "What is to be done by \(ownerName)?"]
    return (lines + Todo.unsavedLines(draft) + store.problemLines).joined(separator: "\n")
  }

  /// Writing a title, adding a todo with it, and leaving without adding one.
  public var actions: [ScreenAction] {
    [
      ScreenAction("Write a title", prompt: "Title") { text in
        self.draft = text.allSatisfy(\.isWhitespace) ? "" : text
        return .done
      },
      ScreenAction("Save") { _ in self.save() },
      ScreenAction("Cancel") { self.navigator.dismiss() },
    ]
  }

  private func save() -> ActionResult {
    var id: Int?
    let result = ActionResult { id = try self.add().id }
    guard let id else { return result }
    let outcome = navigator.finish(returning: id, unawaited: .pop)
    draft = ""
    return ActionResult(outcome)
  }

  private func add() throws(TodoError) -> Todo {
    if let name = account.name {
      try store.add(title: draft, of: name)
    } else {
      try store.add(title: draft, userId: firstUserId)
    }
  }

  private var ownerName: String {
    guard let name = account.name else { return store.name(of: firstUserId) }
    return (store.user(named: name)?.name ?? name).oneLine(limit: 72)
  }

  private var firstUserId: Int { store.users.first?.id ?? 1 }
}
