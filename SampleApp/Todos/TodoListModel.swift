public import Kit
public import Observation
public import Waymark

/// The todos of all users or of one: filtered, one page at a time. Each todo can be opened.
@Observable
public final class TodoListModel: TextScreen {
  private let userId: Int?
  private let store: TodoStore
  private let settings: SettingsStore
  private let navigator: Navigator<TodosCoordinator>
  private var choice: Choice

  /// Creates the list of all todos, or of those of one user.
  public init(
    userId: Int? = nil,
    store: TodoStore,
    settings: SettingsStore,
    navigator: Navigator<TodosCoordinator>
  ) {
    self.userId = userId
    self.store = store
    self.settings = settings
    self.navigator = navigator
    choice = Choice(newest: store.newest)
  }

  /// `Todos`, or the name of their user.
  public var title: String {
    userId.map { "Todos of \(store.name(of: $0))" } ?? "Todos"
  }

  /// Returns the filter and the position of the page. The todos themselves are among the actions.
  public func render() -> String {
    var lines = [title, ""]
    if isUnknown {
      lines += ["Nothing is known about this user.", ""]
    }
    lines.append("\(shown.filter.heading), \(page.position)")
    return (lines + store.problemLines).joined(separator: "\n")
  }

  /// The todos of the page, then the other pages, the other filters and, in the list of all users,
  /// adding. For an unknown user, the way back.
  public var actions: [ScreenAction] {
    let page = page
    let open = page.items.map { todo in
      ScreenAction(todo.row) { self.navigator.push(.detail(id: todo.id)) }
    }
    let turn = page.turning { self.choose(page: $0, of: self.shown.filter) }
    let show = TodoFilter.allCases.filter { $0 != shown.filter }.map { filter in
      ScreenAction("Show \(filter.rawValue)") { self.choose(page: 1, of: filter) }
    }
    let add = ScreenAction("Add a todo") { self.navigator.present(.add) }
    let back = ScreenAction("Back") { self.navigator.pop() }
    return open + turn + show + (userId == nil ? [add] : []) + (isUnknown ? [back] : [])
  }

  private var page: Page<Todo> {
    let shown = shown
    return store.page(
      shown.page, size: settings.itemsPerPage.rawValue, filter: shown.filter, of: userId)
  }

  /// Whether it is the list of a user that the data does not have.
  private var isUnknown: Bool {
    userId.map { store.user(id: $0) == nil } ?? false
  }

  /// The chosen page. After a todo was added here, the first page with it.
  private var shown: Choice {
    guard let newest = store.newest, newest.id != choice.newest?.id,
      userId == nil || userId == newest.userId
    else {
      return choice
    }
    return Choice(filter: choice.filter.matches(newest) ? choice.filter : .all, newest: newest)
  }

  private func choose(page: Int, of filter: TodoFilter) {
    choice = Choice(filter: filter, page: page, newest: store.newest)
  }

  /// A page of a filtered list, and the newest todo at the time of the choice.
  private struct Choice {
    var filter = TodoFilter.all
    var page = 1
    var newest: Todo?
  }
}
