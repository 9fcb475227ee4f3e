import Testing
import Waymark
import WaymarkTesting

@MainActor
@Suite("The guide to testing view models")
struct TestingViewModelsTests {
  typealias TodosCoordinator = Errands.TodosCoordinator
  typealias TodoList = Errands.TodoList
  typealias TodoDetail = Errands.TodoDetail
  typealias AddTodo = Errands.AddTodo
  typealias TodosChanged = Errands.TodosChanged

  // region: testing-view-model-run
  @Test func aViewModelSaves() async {
    let todos = RecordedNavigator<TodosCoordinator>(fail: record)
    todos.answer(.add, with: 9)
    await TodoList(todos.navigator).add()
    #expect(todos.commands == [.present(.add, as: nil), .push([.detail(id: 9)])])
  }
  // endregion

  @Test("A task of the model is awaited, and sees the answer while it waits")
  func settling() async {
    // region: testing-view-model-settle
    let todos = RecordedNavigator<TodosCoordinator>(fail: record)
    let detail = TodoDetail(todos.navigator)
    todos.onShow(.confirm(id: 7)) {
      #expect(detail.isDeleting)
      return true
    }
    detail.delete()
    await todos.settle()
    #expect(
      todos.actions == [.task, .command(.present(.confirm(id: 7), as: .dialog)), .command(.pop)])
    // endregion
  }

  @Test("The model is told what happens to its entry")
  func telling() {
    // region: testing-view-model-tell
    let todos = RecordedNavigator<TodosCoordinator>(fail: record)
    let detail = TodoDetail(todos.navigator)
    todos.send(TodosChanged(count: 3))
    #expect(detail.count == 3)

    todos.tell(.leave(.popped))
    detail.delete()
    #expect(todos.actions.isEmpty)
    // endregion
  }

  @Test("A verb waits for a gate, and one for an answer")
  func waiting() {
    // region: testing-view-model-waiting-run
    let todos = RecordedNavigator<TodosCoordinator>(fail: record)
    todos.say(.held(until: "session"), to: .push([.detail(id: 7)]))
    todos.say(.asks("add"), to: .dismiss)
    let add = AddTodo(todos.navigator)
    add.preview()
    #expect(add.message == "Sign in first.")
    #expect(todos.pendingNavigations.map(\.gate) == ["session"])
    todos.release("session")
    #expect(todos.pendingNavigations.isEmpty)

    add.close()
    add.question?.proceed()
    #expect(todos.actions.last == .answer(.proceed))
    // endregion
  }

  @Test("A failure points at the line of the navigator")
  func failing() async {
    let line = #line + 2
    await withKnownIssue {
      let todos = RecordedNavigator<TodosCoordinator>(fail: record)
      await TodoList(todos.navigator).add()
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.comments.contains { $0.rawValue.hasPrefix("present(add) waits for") }
    }
  }
}
