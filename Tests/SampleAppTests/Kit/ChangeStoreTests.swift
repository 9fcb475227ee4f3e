import Foundation
import Kit
import Testing

@Suite("Changes kept across runs")
@MainActor
struct ChangeStoreTests {
  private let folder: TestFolder
  private let todos = [
    Todo(userId: 1, id: 1, title: "Sow"), Todo(userId: 1, id: 2, title: "Mow", completed: true),
    Todo(userId: 2, id: 3, title: "Hoe"),
  ]

  init() throws {
    folder = try TestFolder()
  }

  @Test("Done marks, new, renamed and deleted todos and settings are there in the next run")
  func everythingIsKept() throws {
    try run { changes in
      let store = TodoStore(todos: todos, persister: changes)
      let settings = SettingsStore(persister: changes)
      try store.toggle(id: 1)
      try store.toggle(id: 2)
      try store.rename(id: 2, title: "Reap \"all\"\n/ é")
      try store.delete(id: 3)
      try store.add(title: "Rake", userId: 2)
      try store.add(title: "Dig", userId: 2)
      try store.toggle(id: 4)
      try store.rename(id: 4, title: "Rake leaves")
      try store.delete(id: 5)
      settings.choose(.dark)
      settings.choose(.twenty)
    }
    try run { changes in
      #expect(changes.notice == nil)
      let store = TodoStore(todos: todos, persister: changes)
      #expect(
        store.all == [
          Todo(userId: 2, id: 4, title: "Rake leaves", completed: true),
          Todo(userId: 1, id: 1, title: "Sow", completed: true),
          Todo(userId: 1, id: 2, title: "Reap \"all\"\n/ é"),
        ])
      #expect(SettingsStore(persister: changes).theme == .dark)
      #expect(SettingsStore(persister: changes).itemsPerPage == .twenty)
      let added = try store.add(title: "Weed", userId: 1)
      #expect(added.id == 6)
    }
    #expect(try folder.names == ["changes.json"])
  }

  @Test("The file is small, readable and the same for the same changes")
  func content() throws {
    try run { changes in
      let store = TodoStore(todos: todos, persister: changes)
      try store.toggle(id: 1)
      try store.add(title: "Rake", userId: 2)
      try store.delete(id: 3)
      SettingsStore(persister: changes).choose(.light)
    }
    let value = try JSONSerialization.jsonObject(with: Data(folder.text("changes.json").utf8))
    let expected: NSDictionary = [
      "version": 1, "completed": ["1": true], "titles": [:] as NSDictionary,
      "added": [["userId": 2, "id": 4, "title": "Rake", "completed": false] as NSDictionary],
      "deleted": [3], "lastId": 4, "theme": "light",
    ]
    #expect(expected.isEqual(value))
  }

  @Test("Opening and changing nothing writes no file")
  func nothingWritten() throws {
    try run { changes in
      _ = TodoStore(todos: todos, persister: changes)
      _ = SettingsStore(persister: changes)
    }
    #expect(try folder.names == [])
  }

  @Test("A folder is made with those above it, and paths may end in a slash")
  func madeFolder() throws {
    for path in ["/a/b/c", "/d/", "//e//f"] {
      let changes = try ChangeStore(directory: folder.path + path)
      SettingsStore(persister: changes).choose(.dark)
      #expect(changes.saveProblem == nil)
      #expect(FileManager.default.fileExists(atPath: folder.path + path + "/changes.json"))
    }
  }

  @Test("What a killed run left half-written is ignored and removed")
  func leftover() throws {
    try run { SettingsStore(persister: $0).choose(.dark) }
    try folder.write(#"{"version": 1, "comp"#, to: "changes.json.new")
    try run { changes in
      #expect(changes.notice == nil)
      #expect(changes.changes.theme == .dark)
    }
    #expect(try folder.names == ["changes.json"])
  }

  @Test("Todos that this data lacks keep their changes for data that has them")
  func otherData() throws {
    try run { try TodoStore(todos: todos, persister: $0).rename(id: 3, title: "Weed") }
    try run { changes in
      let store = TodoStore(todos: [todos[0]], persister: changes)
      #expect(store.all == [todos[0]])
      try store.toggle(id: 1)
    }
    try run { changes in
      #expect(TodoStore(todos: todos, persister: changes).todo(id: 3)?.title == "Weed")
    }
  }

  @Test("An added todo whose id newer data uses gets another one, for good")
  func takenId() throws {
    try run { changes in
      let store = TodoStore(todos: todos, persister: changes)
      try store.add(title: "Rake", userId: 2)
      try store.add(title: "Dig", userId: 2)
    }
    let newer = todos + [Todo(userId: 1, id: 4, title: "Prune")]
    for _ in 1...2 {
      try run { changes in
        let store = TodoStore(todos: newer, persister: changes)
        #expect(store.all.map(\.title) == ["Rake", "Dig", "Sow", "Mow", "Hoe", "Prune"])
        #expect(store.all.map(\.id) == [6, 5, 1, 2, 3, 4])
      }
    }
  }

  @Test("A failed save is reported, loses nothing in memory, and is repeated by the next one")
  func failedSave() throws {
    try run { changes in
      let store = TodoStore(todos: todos, persister: changes)
      let settings = SettingsStore(persister: changes)
      try store.toggle(id: 1)
      let before = try folder.text("changes.json")
      try folder.makeFolder("changes.json.new")
      try store.rename(id: 1, title: "Reap")
      let problem =
        "Not saved: \(folder.path)/changes.json cannot be written (Is a directory). The change is "
        + "kept until the app quits, and saving is tried again with the next one."
      #expect(store.saveProblem == problem)
      #expect(settings.saveProblem == problem)
      #expect(store.todo(id: 1)?.title == "Reap")
      #expect(try folder.text("changes.json") == before)
      try folder.remove("changes.json.new")
      settings.choose(.dark)
      #expect(store.saveProblem == nil)
    }
    try run { changes in
      #expect(TodoStore(todos: todos, persister: changes).todo(id: 1)?.title == "Reap")
      #expect(SettingsStore(persister: changes).theme == .dark)
    }
  }

  @Test("A folder that is removed while the app runs is reported with the next change")
  func removedFolder() throws {
    let changes = try ChangeStore(directory: folder.path + "/store")
    try folder.remove("store")
    SettingsStore(persister: changes).choose(.dark)
    #expect(
      changes.saveProblem
        == "Not saved: \(folder.path)/store/changes.json cannot be written (No such file or "
        + "directory). The change is kept until the app quits, and saving is tried again with the "
        + "next one.")
  }

  /// Opens the store, does something, and closes it, as one run of the app does.
  private func run(_ body: (ChangeStore) throws -> Void) throws {
    try body(try ChangeStore(directory: folder.path))
  }
}
