import Foundation
import Kit
import Testing

@Suite("The owners of todos")
@MainActor
struct TodoStoreUsersTests {
  private let folder: TestFolder
  private let todos = [Todo(userId: 1, id: 1, title: "Sow"), Todo(userId: 5, id: 2, title: "Mow")]
  private let ann = User(id: 1, name: "Ann Ash", username: "annie", email: "ann@ash.example")
  private let bob = User(id: 2, name: "Bob Birch", username: "bob", email: "bob@birch.example")

  init() throws {
    folder = try TestFolder()
  }

  @Test(
    "A user is found by the full or the short name, in small or large letters",
    arguments: [
      ("Ann Ash", 1), ("annie", 1), ("ANNIE", 1), ("bob birch", 2), ("Ann", nil), ("", nil),
    ])
  func names(name: String, id: Int?) {
    #expect(store().user(named: name)?.id == id)
  }

  @Test("A todo belongs to the user it is added for; a new name becomes a user, once")
  func adding() throws {
    let store = store()
    #expect(try store.add(title: "Hoe", of: "BOB").userId == 2)
    #expect(store.users == [ann, bob])
    // No user has the id 5, but a name has it.
    let rake = try store.add(title: "Rake", of: "Eve")
    #expect(rake.userId == 6)
    #expect(store.user(id: 6) == User(id: 6, name: "Eve", username: "Eve", email: ""))
    #expect(try store.add(title: "Dig", of: "eve").userId == 6)
    #expect(try store.add(title: "Weed", of: "Dan").userId == 7)
    #expect(store.users.map(\.id) == [1, 2, 6, 7])
    #expect(store.todos(of: 6).map(\.title) == ["Dig", "Rake"])
  }

  @Test("A refused title makes no user")
  func refused() {
    let store = store()
    #expect(throws: TodoError.blankTitle(" ")) { try store.add(title: " ", of: "Eve") }
    #expect(store.users == [ann, bob])
    #expect(store.newest == nil)
  }

  @Test("A new user is there in the next run, and only then in the file")
  func kept() throws {
    try run { changes in try store(changes).add(title: "Hoe", of: "bob") }
    #expect(try !folder.text("changes.json").contains("\"users\""))
    try run { changes in try store(changes).add(title: "Rake", of: "Eve") }
    try run { changes in
      let store = store(changes)
      #expect(store.users.map(\.name) == ["Ann Ash", "Bob Birch", "Eve"])
      let dig = try store.add(title: "Dig", of: "eve")
      #expect(dig.userId == 6)
      #expect(store.newest?.title == "Dig")
    }
    try run { changes in
      #expect(store(changes).newest == nil)
      #expect(changes.changes.users.count == 1)
    }
  }

  @Test("A user whose id newer data uses for others gets another one, with all todos, for good")
  func takenIds() throws {
    try run { changes in
      let store = store(changes)
      for name in ["Eve", "Dan", "Fay"] {
        try store.add(title: "Rake for \(name)", of: name)
      }
      try store.delete(id: 5)
    }
    let newer = [
      ann, bob, User(id: 6, name: "Gus", username: "gus", email: ""),
      User(id: 7, name: "Hal", username: "hal", email: ""),
    ]
    for _ in 1...2 {
      try run { changes in
        let store = TodoStore(todos: todos, users: newer, persister: changes)
        #expect(store.all.map(\.title) == ["Rake for Dan", "Rake for Eve", "Sow", "Mow"])
        for name in ["Eve", "Dan", "Fay"] {
          let user = try #require(store.user(named: name))
          #expect(
            store.todos(of: user.id).map(\.title) == (name == "Fay" ? [] : ["Rake for \(name)"]))
        }
        #expect(Set(store.users.map(\.id)).count == 7)
        #expect(store.user(id: 6)?.name == "Gus" && store.user(id: 7)?.name == "Hal")
      }
    }
  }

  @Test("A file with a user twice is damaged")
  func twice() throws {
    let eve = #"{"id": 6, "name": "Eve", "username": "Eve", "email": ""}"#
    try folder.write(
      """
      {"version": 1, "completed": {}, "titles": {}, "added": [], "users": [\(eve), \(eve)],
       "deleted": [], "lastId": 0}
      """, to: "changes.json")
    try run { #expect($0.notice?.contains("it does not have the content of format 1") == true) }
  }

  private func store(_ changes: ChangeStore? = nil) -> TodoStore {
    TodoStore(todos: todos, users: [ann, bob], persister: changes)
  }

  /// Opens the store, does something, and closes it, as one run of the app does.
  private func run(_ body: (ChangeStore) throws -> Void) throws {
    try body(try ChangeStore(directory: folder.path))
  }
}
