import Kit
import Observation
import Synchronization
import Testing

@Suite("Todos")
@MainActor
struct TodoStoreTests {
  private let store = TodoStore(
    todos: [
      Todo(userId: 1, id: 1, title: "Sow"),
      Todo(userId: 2, id: 2, title: "Mow", completed: true),
      Todo(userId: 1, id: 7, title: "Hoe"),
    ],
    users: [User(id: 1, name: "Ann Ash", username: "ann", email: "ann@ash.example")])

  @Test("Todos are found by id, by state and by user")
  func queries() {
    #expect(store.all.map(\.id) == [1, 2, 7])
    #expect(store.filtered(.all).map(\.id) == [1, 2, 7])
    #expect(store.filtered(.open).map(\.id) == [1, 7])
    #expect(store.filtered(.done).map(\.id) == [2])
    #expect(TodoFilter.allCases.map { store.count($0) } == [3, 2, 1])
    #expect(store.todo(id: 7)?.title == "Hoe")
    #expect(store.todo(id: 3) == nil)
    #expect(store.todos(of: 1).map(\.id) == [1, 7])
    #expect(store.todos(of: 9).isEmpty)
    #expect(store.user(id: 1)?.name == "Ann Ash")
    #expect(store.user(id: 2) == nil)
  }

  @Test("Toggle marks an open todo done and a done one open")
  func toggle() throws {
    #expect(try store.toggle(id: 1).completed)
    #expect(try !store.toggle(id: 2).completed)
    #expect(store.filtered(.done).map(\.id) == [1])
    #expect(store.count(.done) == 1)
  }

  @Test("Add puts an open todo before all others, with the next id and no blanks around the title")
  func add() throws {
    let todo = try store.add(title: " \tBuy milk \n", userId: 2)
    #expect(todo == Todo(userId: 2, id: 8, title: "Buy milk"))
    #expect(store.all.first == todo)
    #expect(store.newest == todo)
    #expect(store.count(.open) == 3)
  }

  @Test("Rename changes the title only")
  func rename() throws {
    #expect(
      try store.rename(id: 2, title: " Reap ")
        == Todo(userId: 2, id: 2, title: "Reap", completed: true))
    #expect(store.todo(id: 2)?.title == "Reap")
  }

  @Test("Delete removes the todo, and its id is never used again")
  func delete() throws {
    #expect(try store.delete(id: 7).title == "Hoe")
    #expect(store.todo(id: 7) == nil)
    #expect(store.todo(id: 2)?.title == "Mow")
    #expect(try store.add(title: "Rake", userId: 1).id == 8)
    try store.delete(id: 1)
    #expect(store.all.map(\.id) == [8, 2])
    #expect(store.todo(id: 8)?.title == "Rake")
  }

  @Test("An impossible change is refused with a message and changes nothing")
  func refusals() {
    let before = store.all
    let gone = "There is no todo 9; it may have been deleted. Go back to the list."
    let empty = "A todo needs a title, and the text is empty; type a few words."
    let blank = "A todo needs a title, and the text has only blanks; type a few words."
    #expect(message { try store.toggle(id: 9) } == gone)
    #expect(message { try store.rename(id: 9, title: "Reap") } == gone)
    #expect(message { try store.delete(id: 9) } == gone)
    #expect(message { try store.rename(id: 1, title: "") } == empty)
    #expect(message { try store.add(title: "", userId: 1) } == empty)
    #expect(message { try store.add(title: " \n\t", userId: 1) } == blank)
    #expect(store.all == before)
  }

  @Test("The last possible id is used, and then no other")
  func lastId() throws {
    let store = TodoStore(todos: [Todo(userId: 1, id: Int.max - 1, title: "Sow")])
    #expect(try store.add(title: "Mow", userId: 1).id == Int.max)
    #expect(
      message { try store.add(title: "Hoe", userId: 1) }
        == "No todo can be added, because 9223372036854775807, the last possible id, is taken.")
  }

  @Test("Of todos with the same id only the first is kept")
  func duplicates() {
    let store = TodoStore(todos: [
      Todo(userId: 1, id: 1, title: "Sow", completed: true), Todo(userId: 1, id: 1, title: "Mow"),
      Todo(userId: 1, id: 2, title: "Hoe"),
    ])
    #expect(store.all.map(\.title) == ["Sow", "Hoe"])
    #expect(store.count(.done) == 1)
    #expect(store.todo(id: 2)?.title == "Hoe")
  }

  @Test("Readers of the todos are notified of a change, but not of a refusal")
  func observation() throws {
    let heard = Mutex(0)
    func track() {
      withObservationTracking {
        _ = store.page(1, size: 10, filter: .open).items
      } onChange: {
        heard.withLock { $0 += 1 }
      }
    }
    track()
    _ = try? store.toggle(id: 9)
    _ = try? store.rename(id: 1, title: " ")
    #expect(heard.withLock { $0 } == 0)
    try store.toggle(id: 1)
    #expect(heard.withLock { $0 } == 1)
    track()
    try store.delete(id: 2)
    #expect(heard.withLock { $0 } == 2)
  }

  @Test("Pages of 200,000 todos are those of plain arrays")
  func largePages() {
    let todos = (1...200_000).map {
      Todo(userId: $0 % 3, id: $0, title: "Sow", completed: $0 % 7 == 0)
    }
    let store = TodoStore(todos: todos)
    for filter in TodoFilter.allCases {
      for userId in [nil, 2, 9] {
        let expected = todos.filter { filter.matches($0) && (userId == nil || $0.userId == userId) }
        for number in [1, 2, 1_000, Int.max] {
          let page = store.page(number, size: 20, filter: filter, of: userId)
          #expect(page == Page(number, size: 20, of: expected))
        }
      }
    }
  }

  @Test("Random changes give what plain arrays give, and again from the recorded changes")
  func agreesWithArrays() throws {
    let seed = SeededGenerator.freshSeed
    print("todo store: seed \(seed)")
    var generator = SeededGenerator(seed: seed)
    for round in 0..<40 {
      let base = (1...8).map { Todo(userId: 1, id: $0 * 2, title: "Sow \($0)", completed: $0 > 5) }
      let persister = RecordingPersister()
      let store = TodoStore(todos: base, persister: persister)
      var model = base
      var lastId = 16
      for step in 0..<120 {
        let id = Int.random(in: 0...(lastId + 1), using: &generator)
        let index = model.firstIndex { $0.id == id }
        let operation = Int.random(in: 0..<4, using: &generator)
        switch (operation, index) {
        case (0, let index?): model[index].completed.toggle()
        case (1, let index?): model[index].title = "Mow \(step)"
        case (2, let index?): model.remove(at: index)
        case (3, _):
          lastId += 1
          model.insert(Todo(userId: 2, id: lastId, title: "Hoe \(step)"), at: 0)
        default: break
        }
        switch operation {
        case 0: _ = try? store.toggle(id: id)
        case 1: _ = try? store.rename(id: id, title: "Mow \(step)")
        case 2: _ = try? store.delete(id: id)
        default: try store.add(title: "Hoe \(step)", userId: 2)
        }
        let place = "seed \(seed), round \(round), step \(step)"
        try #require(store.all == model, "\(place)")
        try #require(store.count(.done) == model.count { $0.completed }, "\(place)")
        try #require(store.todo(id: id) == model.first { $0.id == id }, "\(place)")
      }
      #expect(TodoStore(todos: base, persister: persister).all == model, "seed \(seed)")
    }
  }

  private func message(_ change: () throws -> Void) -> String? {
    do {
      try change()
      return nil
    } catch {
      return "\(error)"
    }
  }
}
