import Kit
import Testing
import Todos
import Waymark
import WaymarkTesting

@Suite("The screen of one todo, without a coordinator")
@MainActor
struct TodoDetailModelTests {
  let fixture = TodosFixture()

  func detail(_ id: Int) -> TodoDetailModel {
    TodoDetailModel(id: id, store: fixture.store, navigator: fixture.recorded.navigator)
  }

  @Test("It shows the todo, whether it is done, and its owner")
  func render() {
    let detail = detail(2)
    #expect(detail.render() == "Todo 2\n\nCall mum\n\nStatus: done\nOwner: Anna Bell")
    #expect(
      detail.actions.map(\.title) == ["Mark as open", "Rename", "Delete", "Todos of Anna Bell"])
    #expect(detail.actions.allSatisfy { $0.prompt == nil })
  }

  @Test("A line break in a title stays, and one in a name is escaped")
  func lineBreaks() {
    #expect(detail(7).render() == "Todo 7\n\ntwo\nlines\n\nStatus: open\nOwner: user 3")
    #expect(
      detail(3).render() == "Todo 3\n\nWater the plants\n\nStatus: open\nOwner: Ben\\nOak")
  }

  @Test("It marks the todo as done, and as open again")
  func toggle() throws {
    let detail = detail(1)
    #expect(try detail.choose("Mark as done") == .done)
    #expect(fixture.store.todo(id: 1)?.completed == true)
    #expect(detail.render() == "Todo 1\n\nBuy milk\n\nStatus: done\nOwner: Anna Bell")
    #expect(try detail.choose("Mark as open") == .done)
    #expect(fixture.store.todo(id: 1)?.completed == false)
    #expect(fixture.recorded.commands.isEmpty)
  }

  @Test("It renames in its own layer, and pushes the owner's todos")
  func navigate() throws {
    let detail = detail(3)
    try detail.choose("Rename")
    try detail.choose("Todos of Ben\\nOak")
    #expect(
      fixture.recorded.commands == [.present(.rename(id: 3), as: nil), .push([.author(id: 2)])])
  }

  @Test(
    "It asks before it deletes, and leaves with the todo only when the answer is yes",
    arguments: [true, false, nil])
  func delete(answer: Bool?) async throws {
    fixture.recorded.answer(.confirmDelete(id: 3), with: answer)
    try detail(3).choose("Delete")
    await fixture.recorded.settle()
    let isDeleted = answer == true
    #expect(
      fixture.recorded.commands == [.present(.confirmDelete(id: 3), as: nil)]
        + (isDeleted ? [.pop] : []))
    #expect((fixture.store.todo(id: 3) == nil) == isDeleted)
  }

  @Test("A todo that is gone leaves only the way back")
  func gone() throws {
    let detail = detail(1)
    let old = detail.actions
    try fixture.store.delete(id: 1)
    #expect(detail.render() == "Todo 1\n\nThere is no such todo; it may have been deleted.")
    #expect(detail.actions.map(\.title) == ["Back"])
    try detail.choose("Back")
    #expect(fixture.recorded.commands == [.pop])
    #expect(
      old[0].perform()
        == .refused("There is no todo 1; it may have been deleted. Go back to the list."))
  }

  @Test("It says that the last change could not be saved")
  func saveProblem() {
    fixture.persister.saveProblem = "Not saved: the disk is full."
    #expect(
      detail(2).render()
        == "Todo 2\n\nCall mum\n\nStatus: done\nOwner: Anna Bell\n\nNot saved: the disk is full.")
  }
}
