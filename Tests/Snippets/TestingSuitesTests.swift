import Testing
import Waymark
import WaymarkTesting

// region: testing-suites-trait
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

extension Trait where Self == NavigationTests {
  static var navigationTests: NavigationTests { NavigationTests() }
}
// endregion

/// The guide's suite, with the names of the guide.
enum SuiteGuide {
  typealias TodosCoordinator = Chores.TodosCoordinator
  typealias TodoList = Chores.TodoList
  typealias AddTodo = Chores.AddTodo

  // region: testing-suites
  @Suite(.navigationTests) @MainActor
  struct TodosTests {
    let test = NavigationTest(TodosCoordinator(), fail: record)

    @Test func aTodoIsOpenedAndLeft() async {
      await test.screen(TodoList.self, { $0.tap(7) }) { $0.base.append(.detail(id: 7)) }
      test.user(.swipeBack()) { $0.base.removeLast() }
    }

    @Test func unsavedTextIsAskedAbout() async {
      test.step({ $0.navigate(to: .add) }) { $0.paths = [[.list], [.add]] }
      await test.screen(AddTodo.self, { $0.title = "Milk" })
      test.step({ $0.back() }, .asks("add"))
      test.answer(.proceed) { $0.paths = [[.list]] }
    }
  }
  // endregion
}
