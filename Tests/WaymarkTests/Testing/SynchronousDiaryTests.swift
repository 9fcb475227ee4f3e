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

  @Test("A target that is cancelled below a step is stated there")
  func cancelled() {
    navigationTest(DiaryAppCoordinator(DiarySession()), fail: record) { test in
      test.step({ $0.open(.diary(.add)) }, .held("session")) { $0.present(.signIn) }
      test.root.pendingNavigations.first?.token.cancel()
      test.drop("diary.add", .cancelled)
      test.step({ $0.dismiss() }) { $0.dismiss() }
    }
  }

  @Test("What comes and goes below a step is stated there")
  func moment() {
    navigationTest(DiaryCoordinator(), fail: record) { test in
      test.step({ $0.push(.author(1)) }) { $0.base.append(.author(1)) }
      test.root.present(.add)
      test.root.dismiss()
      test.meanwhile { $0.present(.add) }
      test.step({ $0.pop() }) { $0.base.removeLast() }
    }
  }
}
