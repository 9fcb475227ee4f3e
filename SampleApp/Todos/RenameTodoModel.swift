public import Kit
public import Observation
public import Waymark

/// The sheet in which another title of a todo is written. What is written and not saved is not left
/// without being asked. Saving finishes with the new title, whether anybody waits for it or a link
/// opened the sheet.
@MainActor
@Observable
public final class RenameTodoModel: TextScreen {
  private let id: Int
  private let store: TodoStore
  private let navigator: Navigator<TodosCoordinator>
  private var draft = "" {
    didSet { navigator.leavePolicy = draft.isEmpty ? .free : .confirm }
  }

  /// Creates the sheet for the todo with an id, which need not exist.
  public init(id: Int, store: TodoStore, navigator: Navigator<TodosCoordinator>) {
    self.id = id
    self.store = store
    self.navigator = navigator
  }

  /// What the sheet does, with the todo by its number.
  public var title: String { "Rename todo \(id)" }

  /// Returns the title that the todo has now, or that the todo is gone, and what is written.
  public func render() -> String {
    let text = store.todo(id: id)?.title.wrapped() ?? [Todo.missingMessage]
    let lines = [title, ""] + text + Todo.unsavedLines(draft)
    return (lines + store.problemLines).joined(separator: "\n")
  }

  /// Writing a title, giving it to the todo, and leaving without it; of a todo that is gone only
  /// leaving.
  public var actions: [ScreenAction] {
    guard store.todo(id: id) != nil else {
      return [ScreenAction("Close") { self.navigator.dismiss() }]
    }
    return [
      ScreenAction("Write a title", prompt: "Title") { text in
        self.draft = text.allSatisfy(\.isWhitespace) ? "" : text
        return .done
      },
      ScreenAction("Save") { _ in self.save() },
      ScreenAction("Cancel") { self.navigator.dismiss() },
    ]
  }

  private func save() -> ActionResult {
    var title: String?
    let result = ActionResult {
      title = try self.store.rename(id: self.id, title: self.draft).title
    }
    guard let title else { return result }
    let outcome = navigator.finish(returning: title, unawaited: .pop)
    draft = ""
    return ActionResult(outcome)
  }
}
