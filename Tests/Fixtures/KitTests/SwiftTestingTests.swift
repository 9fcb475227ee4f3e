import Foundation
import Testing
import Waymark
import WaymarkTesting

func record(_ failure: TestFailure) {
  Issue.record(
    "\(failure)",
    sourceLocation: SourceLocation(
      fileID: "\(failure.fileID)", filePath: "\(failure.filePath)", line: Int(failure.line),
      column: Int(failure.column)))
}

@Suite("The kit in Swift Testing")
@MainActor
struct SwiftTestingTests {
  @Test("A right test passes")
  func passes() async {
    await navigationTest(PantryCoordinator(), fail: record) { test in
      test.step({ $0.push(.jar(1)) }) { $0.base.append(.jar(1)) }
      test.user(.swipeBack()) { $0.base.removeLast() }
    }
  }

  @Test(
    "A wrong test fails at its step",
    .enabled(if: ProcessInfo.processInfo.environment["WAYMARK_WRONG_TESTS"] != nil))
  func fails() async {
    await navigationTest(PantryCoordinator(), fail: record) { test in
      test.step({ $0.push(.jar(1)) }) { $0.base.append(.jar(2)) }
      test.step({ $0.navigate(to: .label) })
    }
  }
}
