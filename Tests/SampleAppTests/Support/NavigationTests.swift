import Testing
import WaymarkTesting

/// Ends the navigation test of each test of a suite.
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

extension Trait where Self == NavigationTests {
  static var navigationTests: NavigationTests { NavigationTests() }
}
