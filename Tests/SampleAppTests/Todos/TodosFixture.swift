import Kit
import Todos
import Waymark

/// Seven todos of two users, five on a page, and the commands that a view model gives.
@MainActor
final class TodosFixture {
  let persister = RecordingPersister()
  let store: TodoStore
  let settings = SettingsStore()
  let account = AccountStore()
  private(set) var commands: [NavigationCommand<TodosRoute>] = []
  /// What `finish(returning:)` handed over, as text.
  private(set) var results: [String] = []
  /// What a dialog is answered with.
  var answer: Bool?

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

  /// A navigator that belongs to no coordinator: it writes down what it is told.
  var navigator: Navigator<TodosCoordinator> {
    Navigator(
      onResult: { self.results.append("\($0)") },
      answer: { command in
        self.commands.append(command)
        return self.answer
      },
      { command in
        self.commands.append(command)
        return .performed
      })
  }
}
