import Testing
import Waymark
import WaymarkTesting

/// Shows a failure of the kit where its step stands.
@MainActor
func record(_ failure: TestFailure) {
  Issue.record(
    "\(failure)",
    sourceLocation: SourceLocation(
      fileID: "\(failure.fileID)", filePath: "\(failure.filePath)", line: Int(failure.line),
      column: Int(failure.column)))
}

@Suite("A coordinator is tested step by step")
struct DiaryTests {
  @Test func aDoubleTapPushesOnceAndACancelledSwipeIsNothing() async {
    await navigationTest(DiaryCoordinator(), fail: record) { test in
      await test.screen(
        TodoList.self,
        {
          $0.tap(7); $0.tap(7)
        }
      ) { $0.base.append(.detail(id: 7)) }
      test.user(.swipeBack(.cancelled))
      test.user(.swipeBack()) { $0.base.removeLast() }
    }
  }

  @Test func aLinkThatNeedsASessionGoesOnAfterSigningIn() async {
    await navigationTest(DiaryAppCoordinator(DiarySession()), fail: record) { test in
      test.step({ $0.open(.diary(.add)) }, .held("session")) { $0.present(.signIn) }
      await test.screen(SignIn.self, { await $0.signIn("Ann") }) {
        $0.dismiss()
        $0.selected = .diary(.list)
        $0.present(.diary(.add))
      }
    }
  }

  @Test func unsavedTextIsAskedAboutAndTheSheetCannotBeDragged() async {
    await navigationTest(DiaryCoordinator(), fail: record) { test in
      test.step({ $0.navigate(to: .add) }) { $0.present(.add) }
      await test.screen(AddTodo.self, { $0.title = "Milk" })
      test.user(.drag())
      test.step({ $0.dismiss() }, .asks("add"))
      test.answer(.proceed) { $0.dismiss() }
    }
  }

  @Test func pickingTellsTheParent() async {
    await navigationTest(DiaryCoordinator(), fail: record) { test in
      await test.screen(TodoList.self, { $0.showAuthor(3) })
      test.output(.wantsAuthor(3))
    }
  }
}

@Suite("A coordinator is tested without waiting")
@MainActor
struct SynchronousDiaryTests {
  @Test("A screen is used, and what it does at once is stated")
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
