import Kit
import Testing
import Todos
import Waymark
import WaymarkTesting

@Suite("The todos coordinator as a root", .navigationTests)
@MainActor
struct TodosCoordinatorTests {
  let fixture = TodosFixture()
  var test: NavigationTest<TodosCoordinator> { fixture.test }

  @Test("Each route shows its screen, and it starts at the list")
  func screens() {
    test.begins { $0.base = [.list] }
    let titles = [TodosRoute.list, .detail(id: 1), .add, .rename(id: 1), .confirmDelete(id: 1)]
      .map { test.root.screen(for: $0)?.title }
    #expect(titles == ["Todos", "Todo 1", "Add a todo", "Rename todo 1", "Delete todo 1?"])
    #expect(test.root.screen(for: .author(id: 1))?.title == "Todos of Anna Bell")
  }

  @Test("Navigating to a route pushes it or presents it, as the route says")
  func navigate() {
    test.step({ $0.navigate(to: .detail(id: 2)) }) { $0.base.append(.detail(id: 2)) }
    test.step({ $0.navigate(to: .rename(id: 2)) }) { $0.present(.rename(id: 2), as: .sheet) }
    test.step({ $0.dismiss() }) { $0.dismiss() }
    let dialog = TodosRoute.confirmDelete(id: 2)
    test.step({ $0.navigate(to: dialog) }) { $0.present(dialog, as: .dialog) }
    test.step({ $0.popToRoot() }) { $0.paths = [[.list]] }
    test.step({ $0.navigate(to: .add) }) { $0.present(.add, as: .sheet) }
  }

  @Test("A link to a sheet or dialog about a todo lies on that todo, any other on the list")
  func open() {
    for route in [TodosRoute.rename(id: 2), .confirmDelete(id: 2)] {
      test.step({ $0.open(route) }) { $0.paths = [[.list, .detail(id: 2)], [route]] }
    }
    let dialog = TodosRoute.confirmDelete(id: 3)
    test.step({ $0.open(dialog) }) { $0.paths = [[.list, .detail(id: 3)], [dialog]] }
    test.step({ $0.open(.add) }) { $0.paths = [[.list], [.add]] }
    test.step({ $0.open(.author(id: 1)) }) { $0.paths = [[.list, .author(id: 1)]] }
    test.step({ $0.open(.list) }) { $0.base.removeLast() }
  }

  @Test("The list opens a todo, once for a double tap, and back returns to the same list")
  func openTodo() async {
    let list = test.visible
    await test.choose("[x] Call mum", taps: 2) { $0.base.append(.detail(id: 2)) }
    #expect(test.visible?.title == "Todo 2")
    test.user(.swipeBack()) { $0.base.removeLast() }
    #expect(test.visible === list)
  }

  @Test("A todo is added in a sheet, and a blank title keeps the sheet")
  func addTodo() async {
    await test.choose("Add a todo") { $0.present(.add) }
    await test.choose(
      "Save", .refused("A todo needs a title, and the text is empty; type a few words."))
    await test.save("Sow beans") { $0.dismiss() }
    #expect(fixture.store.all.first?.title == "Sow beans")
  }

  @Test("A todo is renamed in a sheet, and its detail shows the new title")
  func renameTodo() async {
    test.given { $0.push(.detail(id: 4)) }
    await test.choose("Rename") { $0.present(.rename(id: 4)) }
    await test.save("Sell the bike") { $0.dismiss() }
    test.shows("Todo 4\n\nSell the bike\n\nStatus: open\nOwner: Anna Bell")
  }

  @Test("Deleting ends the dialog and then the detail; keeping ends only the dialog")
  func deleteTodo() async {
    test.given { $0.push(.detail(id: 1)) }
    await test.choose("Delete") { $0.present(.confirmDelete(id: 1)) }
    await test.choose("Keep") { $0.dismiss() }
    await test.choose("Delete") { $0.present(.confirmDelete(id: 1)) }
    await test.choose("Delete") { $0.paths = [[.list]] }
    #expect(test.visible?.actions.first?.title == "[x] Call mum")
  }

  @Test("If the dialog goes in any other way, the todo stays")
  func leaveDialog() async {
    let ways: [@MainActor (TodosCoordinator) -> Outcome] = [
      { $0.back() }, { $0.dismiss() }, { $0.dismissed($0.projection.layers[1]) },
      { $0.open(.detail(id: 1)) },
    ]
    test.given { $0.push(.detail(id: 1)) }
    for way in ways {
      await test.choose("Delete") { $0.present(.confirmDelete(id: 1)) }
      test.step(way) { $0.dismiss() }
      await test.settle()
    }
    #expect(fixture.store.todo(id: 1) != nil)
  }

  @Test("A detail further below stays, and says that its todo is gone")
  func deleteBelow() async {
    test.given { $0.push([.detail(id: 1), .author(id: 1), .detail(id: 1)]) }
    await test.choose("Delete") { $0.present(.confirmDelete(id: 1)) }
    await test.choose("Delete") { $0.paths = [[.list, .detail(id: 1), .author(id: 1)]] }
    test.user(.swipeBack()) { $0.base.removeLast() }
    test.shows("Todo 1\n\nThere is no such todo; it may have been deleted.")
    await test.choose("Back") { $0.base.removeLast() }
  }

  @Test("Leaving unsaved text asks, and saving does not")
  func savingDoesNotAsk() async {
    await test.choose("Add a todo") { $0.present(.add) }
    await test.choose("Write a title", typing: "Sow beans")
    test.user(.drag())
    test.step({ $0.back() }, .asks("add"))
    await test.choose("Save") { $0.dismiss() }
    test.closes(question: "add")
    test.given { $0.push(.detail(id: 4)) }
    await test.choose("Rename") { $0.present(.rename(id: 4)) }
    await test.choose("Write a title", typing: "Sell the bike")
    test.step({ $0.dismiss() }, .asks("rename(id: 4)"))
    await test.choose("Save") { $0.dismiss() }
    test.closes(question: "rename(id: 4)")
  }

  @Test("A sheet that a link opened saves, and only the sheet ends")
  func linkedSheets() async {
    test.step({ $0.open(.add) }) { $0.present(.add) }
    await test.save("Sow beans") { $0.dismiss() }
    let rename = TodosRoute.rename(id: 4)
    test.step({ $0.open(rename) }) { $0.paths = [[.list, .detail(id: 4)], [rename]] }
    await test.save("Sow beans") { $0.dismiss() }
    #expect(fixture.store.all.count { $0.title == "Sow beans" } == 2)
  }

  @Test("A dialog without a caller deletes nothing, and says so; it can be left")
  func unawaitedDialog() async {
    test.step({ $0.present(.confirmDelete(id: 1)) }) { $0.present(.confirmDelete(id: 1)) }
    await test.choose("Delete", .refused("\(IgnoredReason.notAwaited)"))
    await test.choose("Keep") { $0.dismiss() }
    #expect(fixture.store.todo(id: 1) != nil)
  }

  @Test("A detail that is the whole app stays when its todo is deleted")
  func deleteAtRoot() async {
    test.given { $0.setRoot(.detail(id: 1)) }
    await test.choose("Delete") { $0.present(.confirmDelete(id: 1)) }
    await test.choose("Delete") { $0.dismiss() }
    test.shows("Todo 1\n\nThere is no such todo; it may have been deleted.")
  }

  @Test("If a todo is deleted elsewhere, its dialog can only be closed")
  func deletedElsewhere() async throws {
    test.given { $0.push(.detail(id: 1)) }
    await test.choose("Delete") { $0.present(.confirmDelete(id: 1)) }
    try fixture.store.delete(id: 1)
    await test.choose("Close") { $0.dismiss() }
    await test.choose("Back") { $0.base.removeLast() }
  }

  @Test("A todo leads to its owner's todos, and those lead on")
  func author() async {
    await test.choose("[ ] Water the plants") { $0.base.append(.detail(id: 3)) }
    await test.choose("Todos of Ben\\nOak") { $0.base.append(.author(id: 2)) }
    await test.choose("[x] Post the letter") { $0.base.append(.detail(id: 5)) }
    test.step({ $0.popToRoot() }) { $0.base = [.list] }
  }

  @Test("The page and the filter of a list live as long as its entry")
  func listState() async {
    await test.choose("Show done")
    await test.choose("[x] Call mum") { $0.base.append(.detail(id: 2)) }
    test.user(.swipeBack()) { $0.base.removeLast() }
    test.shows("Todos\n\nDone todos, showing 1-2 of 2")
    test.step({ $0.push(.list) }) { $0.base.append(.list) }
    test.shows("Todos\n\nAll todos, showing 1-5 of 7, page 1 of 2")
  }
}
