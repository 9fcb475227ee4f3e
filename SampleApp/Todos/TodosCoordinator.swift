public import Kit
public import Waymark

/// The navigation of the todos feature: the lists, a todo, and the sheets and the dialog that
/// change it.
public final class TodosCoordinator: Coordinator {
  /// The owner of the feature's navigation, which starts at the list.
  public let flow = Flow<TodosRoute, any TextScreen>(start: .list)

  private let store: TodoStore
  private let settings: SettingsStore
  private let account: AccountStore

  /// Creates the feature with its todos, the settings of its lists, and the account that adds
  /// todos.
  public init(store: TodoStore, settings: SettingsStore, account: AccountStore) {
    self.store = store
    self.settings = settings
    self.account = account
  }

  /// Returns the screen of a route.
  public func destination(for route: TodosRoute) -> Destination<TodosCoordinator> {
    switch route {
    case .list:
      .screen { TodoListModel(store: self.store, settings: self.settings, navigator: $0) }
    case .author(let id):
      .screen {
        TodoListModel(userId: id, store: self.store, settings: self.settings, navigator: $0)
      }
    case .detail(let id):
      .screen { TodoDetailModel(id: id, store: self.store, navigator: $0) }
    case .add:
      // Only a session leads here in the app. The feature alone needs none.
      .screen {
        AddTodoModel(
          owner: self.account.name ?? "Somebody", store: self.store, navigator: $0)
      }
    case .rename(let id):
      .screen { RenameTodoModel(id: id, store: self.store, navigator: $0) }
    case .confirmDelete(let id):
      .screen { DeleteTodoModel(id: id, store: self.store, navigator: $0) }
    }
  }

  /// Returns the routes below a linked route: the list, and below a sheet or dialog about a todo,
  /// that todo.
  public func backStack(for route: TodosRoute) -> [TodosRoute] {
    switch route {
    case .list: []
    case .detail, .add, .author: [.list]
    case .rename(let id), .confirmDelete(let id): [.list, .detail(id: id)]
    }
  }
}
