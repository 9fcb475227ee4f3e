import Kit
import Todos
import WaymarkTesting

/// Seven todos of two users, five on a page, and a record of what a view model does.
@MainActor
final class TodosFixture {
  let persister = RecordingPersister()
  let store: TodoStore
  let settings = SettingsStore()
  let account = AccountStore()
  let recorded = RecordedNavigator<TodosCoordinator>(fail: record)
  private(set) lazy var todos = TodosCoordinator(store: store, settings: settings, account: account)
  private(set) lazy var test = NavigationTest(todos, fail: record)

  init() {
    store = TodoStore(
      todos: [
        Todo(userId: 1, id: 1, title: "Buy milk"),
        Todo(userId: 1, id: 2, title: "Call mum", completed: true),
        Todo(userId: 2, id: 3, title: "Water the plants"),
        Todo(userId: 1, id: 4, title: "Mend the bike"),
        Todo(userId: 2, id: 5, title: "Post the letter", completed: true),
        Todo(userId: 1, id: 6, title: "Bake bread"),
        Todo(userId: 3, id: 7, title: "two\nlines"),
      ],
      users: [
        User(id: 1, name: "Anna Bell", username: "anna", email: "anna@elm.example"),
        User(id: 2, name: "Ben\nOak", username: "ben", email: "ben@oak.example"),
      ],
      persister: persister)
    settings.choose(.five)
  }
}
