import Testing
import Waymark
import WaymarkTesting

@Suite("A navigation test that something around it ends")
@MainActor
struct SuiteFormTests {
  private struct Stop: Error {}

  @Test(
    "Leftovers fail at the end, at the line of the last step, after everything has come to rest")
  func end() async {
    var failures: [TestFailure] = []
    var line: UInt = 0
    await withNavigationTests {
      let test = NavigationTest(MazeCoordinator(), fail: { failures.append($0) })
      test.step({ $0.push(.item(1)) }) { $0.base.append(.item(1)) }; line = #line
      Task { test.root.push(.item(2)) }
      #expect(failures.isEmpty)
    }
    #expect(
      failures.map(\.message) == [
        """
        Something changed after the last step.
          base, stated:  home  item(1)
          base, there:   home  item(1)  item(2)
                                        ^
        Do it in a step, or write after it: await test.settle { $0.base.append(.item(2)) }
        """
      ])
    #expect(failures.map(\.line) == [line])
  }

  @Test("Each of several tests ends, and keeps nothing alive")
  func several() async {
    var messages: [String] = []
    weak var root: MazeCoordinator?
    await withNavigationTests {
      for number in 1...2 {
        let test = NavigationTest(MazeCoordinator(), fail: { messages.append($0.message) })
        root = test.root
        test.root.emit(.told(number))
      }
    }
    #expect(messages.count == 2)
    #expect(messages.allSatisfy { $0.contains("told") })
    #expect(root == nil)
  }

  @Test("After a body that throws nothing is checked, and reports go to the former receiver again")
  func throwing() async throws {
    let root = MazeCoordinator()
    var reports: [MisuseReport.Code] = []
    root.flow.reporter = MisuseReporter { reports.append($0.code) }
    await #expect(throws: Stop.self) {
      try await withNavigationTests {
        let test = NavigationTest(root, fail: { Issue.record("\($0)") })
        test.root.push(.item(1))
        throw Stop()
      }
    }
    root.projection.base.entries.first?.screen?.navigator?.send(1)
    #expect(reports == [.unheardSignal])
  }

  @Test("A test that nothing will end fails at once")
  func endless() {
    var failures: [TestFailure] = []
    let line: UInt = #line + 1
    _ = NavigationTest(MazeCoordinator(), fail: { failures.append($0) })
    #expect(
      failures.map(\.message) == [
        "Nothing ends this test. Make it within withNavigationTests, as a trait of the suite does, or write navigationTest(root, fail:) { test in … }."
      ])
    #expect(failures.map(\.line) == [line])
  }
}
