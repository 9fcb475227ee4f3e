import Kit
import Testing
import Todos
import Waymark

@Suite("Screen actions")
@MainActor
struct ScreenActionTests {
  let store = TodoStore(todos: [Todo(userId: 1, id: 1, title: "Buy milk")])

  @Test("An action without a prompt ignores a text")
  func plainAction() {
    var runs = 0
    let action = ScreenAction("Toggle") { runs += 1 }
    #expect(action.title == "Toggle")
    #expect(action.prompt == nil)
    #expect(action.perform() == .done)
    #expect(action.perform("ignored") == .done)
    #expect(runs == 2)
  }

  @Test("An action with a prompt gets the text")
  func actionWithText() {
    let action = ScreenAction("Rename", prompt: "Title") {
      try self.store.rename(id: 1, title: $0)
    }
    #expect(action.prompt == "Title")
    #expect(action.perform("Buy bread") == .done)
    #expect(store.todo(id: 1)?.title == "Buy bread")
    #expect(
      action.perform()
        == .refused("A todo needs a title, and the text is empty; type a few words."))
  }

  @Test("A verb that could do nothing is a refusal that says why, with a text and without one")
  func refusedVerb() throws {
    for (outcome, result) in [
      (.performed, .done), (.unchanged, .done),
      (.ignored(.nothingPresented), .refused("no layer is presented here")),
      (.denied("the shop\nis closed"), .refused("the shop\\nis closed")),
    ] as [(Outcome, ActionResult)] {
      #expect(ScreenAction("Go") { outcome }.perform() == result)
      #expect(ScreenAction("Go", prompt: "Where") { _ in outcome }.perform("x") == result)
    }
    let error = #expect(throws: DeepLinkError.self) { try TodosRoute.links.parse("neww").get() }
    #expect(try Outcome.invalidLink(#require(error)).refusal == error?.message)
  }

  @Test("An error of a change is a refusal with its message, and the verb after it is not called")
  func refusedChange() {
    var calls = 0
    func close() -> Outcome {
      calls += 1
      return .performed
    }
    let gone = "There is no todo 9; it may have been deleted. Go back to the list."
    for (id, result) in [(9, ActionResult.refused(gone)), (1, .done)] {
      let toggle = ScreenAction("Toggle") { try self.store.toggle(id: id) }
      let leave = ScreenAction("Toggle") {
        try self.store.toggle(id: id)
        return close()
      }
      #expect(toggle.perform() == result && leave.perform() == result)
      #expect(calls == (id == 9 ? 0 : 1))
    }
  }
}
