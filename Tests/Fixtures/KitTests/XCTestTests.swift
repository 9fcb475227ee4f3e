import Foundation
import Waymark
import WaymarkTesting
import XCTest

func recordInXCTest(_ failure: TestFailure) {
  XCTFail(failure.message, file: failure.filePath, line: failure.line)
}

@MainActor
final class XCTestTests: XCTestCase {
  func testARightTestPasses() async {
    await navigationTest(PantryCoordinator(), fail: recordInXCTest) { test in
      test.step({ $0.push(.jar(1)) }) { $0.base.append(.jar(1)) }
      test.user(.swipeBack()) { $0.base.removeLast() }
    }
  }

  func testAWrongTestFailsAtItsStep() async throws {
    try XCTSkipIf(ProcessInfo.processInfo.environment["WAYMARK_WRONG_TESTS"] == nil)
    await navigationTest(PantryCoordinator(), fail: recordInXCTest) { test in
      test.step({ $0.push(.jar(1)) }) { $0.base.append(.jar(2)) }
      test.step({ $0.navigate(to: .label) })
    }
  }
}
