import Kit
import Testing
import Todos
import Waymark

@testable import SampleApp

@Suite("Settling")
@MainActor
struct SettlingTests {
  let todos: TodosCoordinator

  init() {
    let fixture = TodosFixture()
    todos = TodosCoordinator(
      store: fixture.store, settings: fixture.settings, account: fixture.account)
  }

  @Test("Callers that wait for an answer are not awaited")
  func waiting() async {
    let task = Task { await todos.push(.detail(id: 1), returning: Bool.self) }
    await todos.settle()
    #expect(todos.routes == [.list, .detail(id: 1)])
    await todos.settle()
    todos.pop()
    #expect(await task.value == nil)
  }

  @Test("An answer that lets another task continue, and so on, has all its effects")
  func chain() async {
    var steps: [Int] = []
    for number in 1...5 {
      Task {
        _ = await todos.push(.detail(id: number), returning: Bool.self)
        steps.append(number)
        todos.pop()
      }
    }
    await todos.settle()
    #expect(todos.routes == [.list] + (1...5).map { .detail(id: $0) })
    #expect(steps.isEmpty)
    todos.pop()
    await todos.settle()
    #expect(steps == [5, 4, 3, 2, 1])
    #expect(todos.routes == [.list])
  }
}
