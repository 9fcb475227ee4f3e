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

/// Ends the navigation tests that the tests of a suite begin.
struct NavigationTests: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  @concurrent
  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing body: @Sendable @concurrent () async throws -> Void
  ) async throws {
    try await withNavigationTests(body)
  }
}

@Suite("The kit in Swift Testing", .serialized, NavigationTests())
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

  @Test("A right test that its suite ends passes")
  func passesInSuite() async {
    let test = NavigationTest(PantryCoordinator(), fail: record)
    test.step({ $0.push(.jar(1)) }) { $0.base.append(.jar(1)) }
    test.user(.swipeBack()) { $0.base.removeLast() }
  }

  @Test(
    "A wrong test that its suite ends fails at its last step",
    .enabled(if: ProcessInfo.processInfo.environment["WAYMARK_WRONG_TESTS"] != nil))
  func failsInSuite() async {
    let test = NavigationTest(PantryCoordinator(), fail: record)
    test.step({ $0.push(.jar(1)) }) { $0.base.append(.jar(1)) }
    test.root.push(.jar(2))
  }
}
