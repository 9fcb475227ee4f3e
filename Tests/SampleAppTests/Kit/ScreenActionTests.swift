import Kit
import Testing
import Todos
import Waymark

@Suite("Screen actions")
@MainActor
struct ScreenActionTests {
  @Test("An action without a prompt runs its closure and is done")
  func plainAction() {
    var runs = 0
    let action = ScreenAction("Toggle") { runs += 1 }
    #expect(action.title == "Toggle")
    #expect(action.prompt == nil)
    #expect(action.perform() == .done)
    #expect(action.perform("ignored") == .done)
    #expect(runs == 2)
  }

  @Test("An action with a prompt gets the text and may refuse it")
  func actionWithText() {
    let action = ScreenAction("Add", prompt: "title") { text in
      text == "Buy milk" ? .done : .refused("not \(text)")
    }
    #expect(action.prompt == "title")
    #expect(action.perform("Buy milk") == .done)
    #expect(action.perform("Buy bread") == .refused("not Buy bread"))
  }

  @Test("A verb that could do nothing becomes a refusal that says why")
  func resultOfVerb() throws {
    #expect(ActionResult(.performed) == .done)
    #expect(ActionResult(.unchanged) == .done)
    #expect(
      ActionResult(.ignored(.nothingPresented)) == .refused("no layer is presented here"))
    guard case .failure(let error) = TodosRoute.links.parse("neww") else {
      Issue.record("neww is a link")
      return
    }
    #expect(ActionResult(.invalidLink(error)) == .refused(error.message))
  }

  @Test("A refused change of the todos becomes a refusal with its message")
  func resultOfChange() {
    let store = TodoStore(todos: [Todo(userId: 1, id: 1, title: "Buy milk")])
    let done = ActionResult { try store.toggle(id: 1) }
    let refused = ActionResult { try store.toggle(id: 9) }
    #expect(done == .done)
    #expect(
      refused
        == .refused("There is no todo 9; it may have been deleted. Go back to the list."))
  }
}
