import Kit
import Testing
import Todos
import Waymark
import WaymarkTesting

@Suite("The list of todos, without a coordinator")
@MainActor
struct TodoListModelTests {
  let fixture = TodosFixture()

  func list(of userId: Int? = nil) -> TodoListModel {
    TodoListModel(
      userId: userId, store: fixture.store, settings: fixture.settings,
      navigator: fixture.recorded.navigator)
  }

  @Test("It shows one page, whose todos are the first actions")
  func firstPage() {
    let list = list()
    #expect(list.render() == "Todos\n\nAll todos, showing 1-5 of 7, page 1 of 2")
    #expect(
      list.actions.map(\.title) == [
        "[ ] Buy milk", "[x] Call mum", "[ ] Water the plants", "[ ] Mend the bike",
        "[x] Post the letter", "Next page", "Show open", "Show done", "Add a todo",
      ])
    #expect(list.actions.allSatisfy { $0.prompt == nil })
    #expect(fixture.recorded.commands.isEmpty)
  }

  @Test("It turns pages back and forth, and escapes characters that would break a line")
  func turnPages() throws {
    let list = list()
    try list.choose("Next page")
    #expect(list.render() == "Todos\n\nAll todos, showing 6-7 of 7, page 2 of 2")
    #expect(
      list.actions.map(\.title) == [
        "[ ] Bake bread", "[ ] two\\nlines", "Previous page", "Show open", "Show done",
        "Add a todo",
      ])
    try list.choose("Previous page")
    #expect(list.render() == "Todos\n\nAll todos, showing 1-5 of 7, page 1 of 2")
    #expect(fixture.recorded.commands.isEmpty)
  }

  @Test("It shows all, open or done todos, from the first page on")
  func filter() throws {
    let list = list()
    try list.choose("Next page")
    try list.choose("Show done")
    #expect(list.render() == "Todos\n\nDone todos, showing 1-2 of 2")
    #expect(
      list.actions.map(\.title) == [
        "[x] Call mum", "[x] Post the letter", "Show all", "Show open", "Add a todo",
      ])
    try list.choose("Show open")
    #expect(list.render() == "Todos\n\nOpen todos, showing 1-5 of 5")
    try list.choose("Show all")
    #expect(list.render() == "Todos\n\nAll todos, showing 1-5 of 7, page 1 of 2")
    #expect(fixture.recorded.commands.isEmpty)
  }

  @Test("It follows the settings, and shows the nearest page when the list gets shorter")
  func nearestPage() throws {
    let list = list()
    try list.choose("Next page")
    fixture.settings.choose(.ten)
    #expect(list.render() == "Todos\n\nAll todos, showing 1-7 of 7")
    fixture.settings.choose(.five)
    try fixture.store.delete(id: 6)
    try fixture.store.delete(id: 7)
    #expect(list.render() == "Todos\n\nAll todos, showing 1-5 of 5")
  }

  @Test(
    "After adding a todo it shows the first page, with a filter that includes the todo",
    arguments: [
      (["Next page"], "All todos, showing 1-5 of 8", "All todos, showing 6-7 of 7"),
      (["Show done"], "All todos, showing 1-5 of 8", "All todos, showing 6-7 of 7"),
      (["Show open"], "Open todos, showing 1-5 of 6", "Open todos, showing 1-4 of 4"),
      (
        ["Show open", "Show all", "Next page"], "All todos, showing 1-5 of 8",
        "All todos, showing 6-7 of 7"
      ),
    ])
  func added(choices: [String], first: String, next: String) throws {
    let list = list()
    for choice in choices {
      try list.choose(choice)
    }
    let id = try fixture.store.add(title: "Sow beans", userId: 2).id
    #expect(list.render() == "Todos\n\n\(first), page 1 of 2")
    #expect(list.actions.first?.title == "[ ] Sow beans")
    try list.choose("Next page")
    #expect(list.actions.first?.title != "[ ] Sow beans")
    try fixture.store.toggle(id: id)
    try fixture.store.delete(id: 1)
    #expect(list.render().hasPrefix("Todos\n\n\(next)"))
  }

  @Test("A list of one user only follows todos that are added for that user")
  func addedForOthers() throws {
    fixture.settings.choose(.five)
    for _ in 1...5 { try fixture.store.add(title: "Sow", userId: 2) }
    let list = list(of: 2)
    try list.choose("Next page")
    try fixture.store.add(title: "Mow", userId: 1)
    #expect(list.render().hasSuffix("showing 6-7 of 7, page 2 of 2"))
    try fixture.store.add(title: "Hoe", userId: 2)
    #expect(list.render().hasSuffix("showing 1-5 of 8, page 1 of 2"))
    #expect(list.actions.first?.title == "[ ] Hoe")
  }

  @Test("A list that is made after a todo was added begins with it, and keeps later choices")
  func addedBefore() throws {
    try fixture.store.add(title: "Sow beans", userId: 2)
    let list = list()
    #expect(list.actions.first?.title == "[ ] Sow beans")
    try list.choose("Show done")
    #expect(list.render() == "Todos\n\nDone todos, showing 1-2 of 2")
  }

  @Test("It opens a todo, and requests a new one in its own sheet")
  func navigate() throws {
    let list = list()
    try list.choose("[ ] Water the plants")
    try list.choose("Add a todo")
    #expect(fixture.recorded.commands == [.push([.detail(id: 3)]), .present(.add, as: nil)])
  }

  @Test("The list of one user has only that user's todos, and adds none")
  func oneUser() throws {
    let list = list(of: 2)
    #expect(list.render() == "Todos of Ben\\nOak\n\nAll todos, showing 1-2 of 2")
    #expect(
      list.actions.map(\.title) == [
        "[ ] Water the plants", "[x] Post the letter", "Show open", "Show done",
      ])
    try list.choose("[x] Post the letter")
    #expect(fixture.recorded.commands == [.push([.detail(id: 5)])])
  }

  @Test("The list of an unknown user is empty, says so, and offers the way back")
  func unknownUser() throws {
    let list = list(of: 9)
    #expect(
      list.render()
        == "Todos of user 9\n\nNothing is known about this user.\n\nAll todos, nothing to show")
    #expect(list.actions.map(\.title) == ["Show open", "Show done", "Back"])
    try list.choose("Back")
    #expect(fixture.recorded.commands == [.pop])
  }

  @Test("It says that the last change could not be saved")
  func saveProblem() {
    fixture.persister.saveProblem = "Not saved: the disk is full."
    #expect(
      list(of: 2).render()
        == "Todos of Ben\\nOak\n\nAll todos, showing 1-2 of 2\n\nNot saved: the disk is full.")
  }
}
