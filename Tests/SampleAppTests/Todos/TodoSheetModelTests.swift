import Kit
import Testing
import Todos
import Waymark
import WaymarkTesting

@Suite("The sheets and the dialog of todos, without a coordinator")
@MainActor
struct TodoSheetModelTests {
  let fixture = TodosFixture()
  let blankTitle = ActionResult.refused(
    "A todo needs a title, and the text is empty; type a few words.")

  func add(by owner: String = "anna") -> AddTodoModel {
    AddTodoModel(owner: owner, store: fixture.store, navigator: fixture.recorded.navigator)
  }

  func rename(_ id: Int) -> RenameTodoModel {
    RenameTodoModel(id: id, store: fixture.store, navigator: fixture.recorded.navigator)
  }

  func delete(_ id: Int) -> DeleteTodoModel {
    DeleteTodoModel(id: id, store: fixture.store, navigator: fixture.recorded.navigator)
  }

  @Test(
    "Saving adds the todo for its owner, who becomes a user if need be",
    arguments: [
      ("anna", "Anna Bell", 1), ("ANNA BELL", "Anna Bell", 1), ("Ben\nOak", "Ben\\nOak", 2),
      ("Eve", "Eve", 4),
    ])
  func owner(name: String, shown: String, id: Int) throws {
    let add = add(by: name)
    #expect(add.render() == "Add a todo\n\nWhat is to be done by \(shown)?")
    try add.choose("Write a title", typing: "Sow beans")
    #expect(try add.choose("Save") == .done)
    #expect(fixture.store.all.first == Todo(userId: id, id: 8, title: "Sow beans"))
    #expect(fixture.store.user(id: id)?.name == shown.replacing("\\n", with: "\n"))
    #expect(add.render() == "Add a todo\n\nWhat is to be done by \(shown)?")
  }

  @Test("Saving adds an open todo, and ends the sheet")
  func addTodo() throws {
    let add = add()
    #expect(add.render() == "Add a todo\n\nWhat is to be done by Anna Bell?")
    #expect(add.actions.map(\.title) == ["Write a title", "Save", "Cancel"])
    #expect(add.actions.map(\.prompt) == ["Title", nil, nil])
    #expect(try add.choose("Write a title", typing: "Sow\nbeans") == .done)
    #expect(
      add.render()
        == "Add a todo\n\nWhat is to be done by Anna Bell?\n\nUnsaved title:\nSow\nbeans")
    #expect(fixture.store.count() == 7 && fixture.recorded.commands.isEmpty)
    #expect(try add.choose("Save") == .done)
    #expect(fixture.store.all.first == Todo(userId: 1, id: 8, title: "Sow\nbeans"))
    #expect(fixture.recorded.commands == [.dismiss])
    #expect(!add.render().contains("Unsaved"))
    #expect(try add.choose("Save") == blankTitle, "a second tap adds nothing")
  }

  @Test("A blank title is refused, and the sheet stays; a blank text counts as no change")
  func blankTitles() throws {
    for sheet in [add(), rename(1)] as [any TextScreen] {
      #expect(try sheet.choose("Save") == blankTitle)
      try sheet.choose("Write a title", typing: "Sow beans")
      try sheet.choose("Write a title", typing: " \n")
      #expect(!sheet.render().contains("Unsaved"))
      #expect(try sheet.choose("Save") == blankTitle)
    }
    #expect(fixture.store.count() == 7)
    #expect(fixture.store.todo(id: 1)?.title == "Buy milk")
    #expect(fixture.recorded.commands.isEmpty)
  }

  @Test("Cancel dismisses without a change")
  func cancel() throws {
    try add().choose("Cancel")
    try rename(1).choose("Cancel")
    #expect(fixture.recorded.commands == [.dismiss, .dismiss])
    #expect(fixture.persister.records == 0)
  }

  @Test("Renaming shows the old and the new title, saves the new one, and ends the sheet")
  func renameTodo() throws {
    let rename = rename(4)
    #expect(rename.render() == "Rename todo 4\n\nMend the bike")
    #expect(rename.actions.map(\.title) == ["Write a title", "Save", "Cancel"])
    #expect(rename.actions.map(\.prompt) == ["Title", nil, nil])
    try rename.choose("Write a title", typing: "Lend the bike")
    try rename.choose("Write a title", typing: "Sell the bike")
    #expect(
      rename.render() == "Rename todo 4\n\nMend the bike\n\nUnsaved title:\nSell the bike")
    #expect(try rename.choose("Save") == .done)
    #expect(fixture.store.todo(id: 4)?.title == "Sell the bike")
    #expect(fixture.recorded.commands == [.dismiss])
  }

  @Test("The dialog answers its caller, and deletes nothing itself")
  func deleteTodo() throws {
    let delete = delete(4)
    #expect(delete.render() == "Delete todo 4?\n\nMend the bike")
    #expect(delete.actions.map(\.title) == ["Delete", "Keep"])
    #expect(try delete.choose("Delete") == .done)
    #expect(try delete.choose("Keep") == .done)
    #expect(fixture.recorded.results(of: Bool.self) == [true, false])
    #expect(fixture.store.count() == 7)
    #expect(fixture.recorded.commands.isEmpty)
  }

  @Test("If the todo is gone, they say so and can only be closed")
  func gone() throws {
    #expect(
      rename(9).render() == "Rename todo 9\n\nThere is no such todo; it may have been deleted.")
    #expect(
      delete(9).render() == "Delete todo 9?\n\nThere is no such todo; it may have been deleted.")
    #expect(rename(9).actions.map(\.title) == ["Close"])
    #expect(delete(9).actions.map(\.title) == ["Close"])
    try rename(9).choose("Close")
    try delete(9).choose("Close")
    #expect(fixture.recorded.commands == [.dismiss, .dismiss])
  }

  @Test("They say that the last change could not be saved")
  func saveProblem() {
    fixture.persister.saveProblem = "Not saved: the disk is full."
    let end = "\n\nNot saved: the disk is full."
    #expect(add().render() == "Add a todo\n\nWhat is to be done by Anna Bell?" + end)
    #expect(rename(4).render() == "Rename todo 4\n\nMend the bike" + end)
    #expect(delete(4).render() == "Delete todo 4?\n\nMend the bike" + end)
  }
}
