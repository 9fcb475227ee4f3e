import Testing
import Waymark
import WaymarkTesting

@Suite("A coordinator is tested without waiting")
@MainActor
struct SynchronousDiaryTests {
  @Test("A screen is called, and its immediate changes are stated")
  func screen() {
    navigationTest(DiaryCoordinator(), fail: record) { test in
      test.screen(TodoList.self, { $0.tap(7) }) { $0.base.append(.detail(id: 7)) }
      test.step({ $0.pop() }) { $0.base.removeLast() }
      test.step({ $0.pop() }, .ignored(.atRoot))
      test.act({ coordinator in
        coordinator.push(.detail(id: 1))
        coordinator.push(.detail(id: 2))
      }) { $0.base = [.list, .detail(id: 1), .detail(id: 2)] }
    }
  }
}
