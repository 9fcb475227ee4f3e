import Kit
import Testing
import Todos
import Waymark

@Suite("The todos coordinator as a root")
@MainActor
struct TodosCoordinatorTests {
  let fixture = TodosFixture()
  let todos: TodosCoordinator

  init() {
    todos = TodosCoordinator(
      store: fixture.store, settings: fixture.settings, account: fixture.account)
  }

  /// The screen that the user sees.
  var screen: any TextScreen {
    get throws { try #require(todos.projection.leaf?.screen) }
  }

  /// Chooses an action, and waits until what it started or answered has gone on.
  func choose(_ title: String) async throws {
    try screen.choose(title)
    await todos.settle()
  }

  @Test("It starts at the list")
  func start() throws {
    #expect(todos.routes == [.list])
    #expect(todos.layers == [[.list]])
    #expect(try screen.title == "Todos")
  }

  @Test("Each route shows its screen")
  func screens() {
    let titles = [TodosRoute.list, .detail(id: 1), .add, .rename(id: 1), .confirmDelete(id: 1)]
      .map { todos.screen(for: $0)?.title }
    #expect(titles == ["Todos", "Todo 1", "Add a todo", "Rename todo 1", "Delete todo 1?"])
    #expect(todos.screen(for: .author(userId: 1))?.title == "Todos of Anna Bell")
    #expect(todos.routes == [.list])
  }

  @Test("Navigating to a route pushes it or presents it, as the route says")
  func navigate() {
    todos.navigate(to: .author(userId: 1))
    todos.navigate(to: .detail(id: 2))
    #expect(todos.layers == [[.list, .author(userId: 1), .detail(id: 2)]])
    todos.navigate(to: .rename(id: 2))
    #expect(todos.layers == [[.list, .author(userId: 1), .detail(id: 2)], [.rename(id: 2)]])
    todos.dismiss()
    todos.navigate(to: .confirmDelete(id: 2))
    #expect(
      todos.layers == [[.list, .author(userId: 1), .detail(id: 2)], [.confirmDelete(id: 2)]])
    todos.popToRoot()
    todos.navigate(to: .add)
    #expect(todos.layers == [[.list], [.add]])
  }

  @Test("A link to a sheet or dialog about a todo lies on that todo, any other on the list")
  func open() {
    #expect(todos.open(.rename(id: 2)) == .performed)
    #expect(todos.layers == [[.list, .detail(id: 2)], [.rename(id: 2)]])
    todos.open(.confirmDelete(id: 2))
    #expect(todos.layers == [[.list, .detail(id: 2)], [.confirmDelete(id: 2)]])
    todos.open(.confirmDelete(id: 3))
    #expect(todos.layers == [[.list, .detail(id: 3)], [.confirmDelete(id: 3)]])
    todos.open(.add)
    #expect(todos.layers == [[.list], [.add]])
    todos.open(.author(userId: 1))
    #expect(todos.layers == [[.list, .author(userId: 1)]])
    todos.open(.detail(id: 1))
    #expect(todos.layers == [[.list, .detail(id: 1)]])
    todos.open(.list)
    #expect(todos.layers == [[.list]])
  }

  @Test("The list opens a todo, once for a double tap, and back returns")
  func openTodo() throws {
    let list = try screen
    try list.choose("[x] Call mum")
    try list.choose("[x] Call mum")
    #expect(todos.routes == [.list, .detail(id: 2)])
    #expect(try screen.title == "Todo 2")
    todos.back()
    #expect(todos.routes == [.list])
    #expect(try screen === list)
  }

  @Test("A todo is added in a sheet, a blank title keeps the sheet, and the list stays below")
  func addTodo() throws {
    try screen.choose("Add a todo")
    #expect(todos.layers == [[.list], [.add]])
    #expect(
      try screen.choose("Save")
        == .refused("A todo needs a title, and the text is empty; type a few words."))
    #expect(todos.layers == [[.list], [.add]])
    try screen.choose("Write a title", typing: "Sow beans")
    #expect(try screen.choose("Save") == .done)
    #expect(todos.layers == [[.list]])
    #expect(fixture.store.all.first?.title == "Sow beans")
  }

  @Test("Cancelling a sheet changes nothing but the layers")
  func cancel() throws {
    try screen.choose("Add a todo")
    try screen.choose("Cancel")
    #expect(todos.layers == [[.list]])
    todos.push(.detail(id: 1))
    try screen.choose("Rename")
    #expect(todos.layers == [[.list, .detail(id: 1)], [.rename(id: 1)]])
    try screen.choose("Cancel")
    #expect(todos.layers == [[.list, .detail(id: 1)]])
    #expect(fixture.persister.records == 0)
  }

  @Test("A todo is renamed in a sheet, and its detail shows the new title")
  func renameTodo() throws {
    todos.push(.detail(id: 4))
    try screen.choose("Rename")
    try screen.choose("Write a title", typing: "Sell the bike")
    try screen.choose("Save")
    #expect(todos.layers == [[.list, .detail(id: 4)]])
    #expect(try screen.render() == "Todo 4\n\nSell the bike\n\nStatus: open\nOwner: Anna Bell")
  }

  @Test("Keeping a todo ends the dialog only")
  func keepTodo() async throws {
    todos.push(.detail(id: 1))
    try await choose("Delete")
    #expect(todos.layers == [[.list, .detail(id: 1)], [.confirmDelete(id: 1)]])
    try await choose("Keep")
    #expect(todos.layers == [[.list, .detail(id: 1)]])
  }

  @Test("Deleting a todo ends the dialog and then the detail, and the list is visible")
  func deleteTodo() async throws {
    todos.push(.detail(id: 1))
    try await choose("Delete")
    var causes: [NavigationCause] = []
    let token = todos.observe { change, _ in causes.append(change.cause) }
    try await choose("Delete")
    token.cancel()
    #expect(todos.layers == [[.list]])
    #expect(causes == [.finish, .pop])
    #expect(try screen.actions.first?.title == "[x] Call mum")
  }

  @Test("However else the dialog goes, the todo stays")
  func leaveDialog() async throws {
    todos.push(.detail(id: 1))
    let ways: [@MainActor () -> Void] = [
      { self.todos.back() }, { self.todos.dismiss() },
      { self.todos.dismissed(self.todos.projection.layers[1]) },
      { self.todos.open(.detail(id: 1)) }, { self.todos.setRoot(.detail(id: 1)) },
    ]
    for way in ways {
      try await choose("Delete")
      #expect(todos.layers.count == 2)
      way()
      await todos.settle()
      #expect(try screen.title == "Todo 1")
      #expect(fixture.store.todo(id: 1) != nil)
    }
  }

  @Test("A detail further below stays, and says that its todo is gone")
  func deleteBelow() async throws {
    todos.push([.detail(id: 1), .author(userId: 1), .detail(id: 1)])
    try await choose("Delete")
    try await choose("Delete")
    #expect(todos.layers == [[.list, .detail(id: 1), .author(userId: 1)]])
    todos.back()
    #expect(
      try screen.render() == "Todo 1\n\nThere is no such todo; it may have been deleted.")
    try await choose("Back")
    #expect(todos.routes == [.list])
  }

  @Test("Unsaved text confirms leaving, and saving it is not asked and hands over what was made")
  func awaitedSheets() async throws {
    var added: Int?
    let adding = Task { added = await todos.present(.add, returning: Int.self) }
    await todos.settle()
    try screen.choose("Write a title", typing: "Sow beans")
    #expect(todos.back().leaveRequest?.name == "add")
    try await choose("Save")
    await adding.value
    #expect(added == 8)
    #expect(todos.layers == [[.list]])

    todos.push(.detail(id: 4))
    var renamed: String?
    let renaming = Task { renamed = await todos.present(.rename(id: 4), returning: String.self) }
    await todos.settle()
    try screen.choose("Write a title", typing: "Sell the bike")
    #expect(todos.dismiss().leaveRequest?.name == "rename(id: 4)")
    try await choose("Save")
    await renaming.value
    #expect(renamed == "Sell the bike")
    #expect(todos.layers == [[.list, .detail(id: 4)]])
    #expect(todos.pendingLeave == nil)
  }

  @Test("A sheet that a link opened saves, too, with nobody waiting, and only the sheet ends")
  func unawaitedSheets() throws {
    var codes: [MisuseReport.Code] = []
    todos.flow.reporter = MisuseReporter { codes.append($0.code) }
    for route in [TodosRoute.add, .rename(id: 4)] {
      todos.open(route)
      try screen.choose("Write a title", typing: "Sow beans")
      #expect(todos.back().leaveRequest != nil)
      #expect(try screen.choose("Save") == .done)
      #expect(todos.layers == (route == .add ? [[.list]] : [[.list, .detail(id: 4)]]))
    }
    #expect(fixture.store.all.count { $0.title == "Sow beans" } == 2)
    #expect(codes.isEmpty)
  }

  @Test("A dialog that nobody waits for deletes nothing, and says so; it can be left")
  func unawaitedDialog() throws {
    var codes: [MisuseReport.Code] = []
    todos.flow.reporter = MisuseReporter { codes.append($0.code) }
    todos.present(.confirmDelete(id: 1))
    #expect(try screen.choose("Delete") == ActionResult(.ignored(.notAwaited)))
    #expect(todos.layers == [[.list], [.confirmDelete(id: 1)]])
    #expect(try screen.choose("Keep") == .done)
    #expect(todos.layers == [[.list]])
    #expect(fixture.store.todo(id: 1) != nil)
    #expect(codes.isEmpty)
  }

  @Test("A detail that is all the app has stays when its todo is deleted")
  func deleteAtRoot() async throws {
    todos.setRoot(.detail(id: 1))
    try await choose("Delete")
    try await choose("Delete")
    #expect(todos.layers == [[.detail(id: 1)]])
    #expect(
      try screen.render() == "Todo 1\n\nThere is no such todo; it may have been deleted.")
  }

  @Test("A todo that is deleted elsewhere leaves a dialog that can only be closed")
  func deletedElsewhere() async throws {
    todos.push(.detail(id: 1))
    try await choose("Delete")
    try fixture.store.delete(id: 1)
    try await choose("Close")
    #expect(todos.layers == [[.list, .detail(id: 1)]])
    try await choose("Back")
    #expect(todos.layers == [[.list]])
  }

  @Test("A todo leads to its owner's todos, and those lead on")
  func author() throws {
    todos.push(.detail(id: 3))
    try screen.choose("Todos of Ben\\nOak")
    #expect(todos.routes == [.list, .detail(id: 3), .author(userId: 2)])
    try screen.choose("[x] Post the letter")
    #expect(todos.routes == [.list, .detail(id: 3), .author(userId: 2), .detail(id: 5)])
    todos.popToRoot()
    #expect(todos.routes == [.list])
  }

  @Test("The page and the filter of a list live as long as its entry")
  func listState() throws {
    try screen.choose("Show done")
    try screen.choose("[x] Call mum")
    todos.back()
    #expect(try screen.render() == "Todos\n\nDone todos, showing 1-2 of 2")
    todos.push(.list)
    #expect(try screen.render() == "Todos\n\nAll todos, showing 1-5 of 7, page 1 of 2")
  }

  @Test("A coordinator that nobody keeps goes, with its screens")
  func released() throws {
    let list = try { () -> Released in
      let coordinator = TodosCoordinator(
        store: fixture.store, settings: fixture.settings, account: fixture.account)
      coordinator.present(.confirmDelete(id: 1))
      let screen = try #require(coordinator.projection.leaf?.screen)
      return Released(coordinator: coordinator, screen: screen)
    }()
    #expect(list.coordinator == nil)
    #expect(list.screen == nil)
  }

  /// What a test expects to be gone.
  private struct Released {
    weak var coordinator: TodosCoordinator?
    weak var screen: (any TextScreen)?
  }
}
