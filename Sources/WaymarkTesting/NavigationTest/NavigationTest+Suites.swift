import Waymark

// Tests that a suite begins and a trait ends.
extension NavigationTest {
  /// Begins a test without a body of its own. The end of ``withNavigationTests(_:)`` is its closing brace.
  ///
  /// ```swift
  /// @Suite(.navigationTests) @MainActor
  /// struct TodosTests {
  ///   let test = NavigationTest(TodosCoordinator(), fail: record)
  ///
  ///   @Test func aTodoIsOpened() {
  ///     test.step({ $0.push(.detail(id: 7)) }) { $0.base.append(.detail(id: 7)) }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - root: The coordinator. The test makes it a root, if it is fresh, and takes its outputs and its reports.
  ///   - fail: Called for each failure, and at once if nothing will end the test.
  public convenience init(
    _ root: C, fail: @escaping @MainActor (TestFailure) -> Void,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let place = TestPlace(fileID, filePath, line, column)
    self.init(root, at: place, waits: true, fail: fail)
    let open = OpenTests.scope.get()
    open?.add(self)
    guard open == nil else { return }
    self.fail(
      "Nothing ends this test. Make it within withNavigationTests, as a trait of the suite does, or write navigationTest(root, fail:) { test in … }.",
      at: place)
  }
}

/// Ends each navigation test that a body makes. Each fails for everything that no line has stated.
///
/// A trait of Swift Testing runs each test of a suite in it:
///
/// ```swift
/// struct NavigationTests: SuiteTrait, TestTrait, TestScoping {
///   var isRecursive: Bool { true }
///
///   func provideScope(
///     for test: Test, testCase: Test.Case?, performing body: @Sendable () async throws -> Void
///   ) async throws {
///     try await withNavigationTests(body)
///   }
/// }
/// ```
///
/// - Parameter body: Makes tests with ``NavigationTest/init(_:fail:fileID:filePath:line:column:)``, and takes their
///   steps. If it throws, the tests do not check what is left.
public func withNavigationTests(_ body: () async throws -> Void) async rethrows {
  let open = OpenTests()
  do {
    try await OpenTests.scope.withValue(open) { try await body() }
  } catch {
    await open.giveUp()
    throw error
  }
  await open.end()
}

/// The tests that were begun in a body.
@MainActor
private final class OpenTests {
  nonisolated static let scope = TaskLocal<OpenTests?>(wrappedValue: nil)

  private var tests: [any OpenTest] = []

  nonisolated init() {}

  func add(_ test: some OpenTest) { tests.append(test) }

  func end() async {
    for test in tests {
      await test.comeToEnd()
      test.finish()
    }
    tests = []
  }

  func giveUp() {
    for test in tests { test.finish() }
    tests = []
  }
}

@MainActor
private protocol OpenTest {
  func comeToEnd() async
  func finish()
}

extension NavigationTest: OpenTest {
  /// Waits until nothing changes any more, and ends.
  func comeToEnd() async {
    // A test that never came to rest has already failed for that.
    if !isRestless { await comeToRest() }
    end()
  }
}
