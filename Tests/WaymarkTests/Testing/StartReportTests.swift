import Testing
import Waymark

@testable import WaymarkTesting

@Suite("Misuse at the start of a root")
@MainActor
struct StartReportTests {
  @Test("A navigation test states it above its first step")
  func stated() async {
    await navigationTest(LooseFlowApp(), fail: record) { test in
      test.report(.computedFlow)
      test.step({ $0.push(.home) }) { $0.base.append(.home) }
    }
  }

  @Test("A test states it above how the tree begins")
  func begins() {
    navigationTest(LooseFlowApp(), fail: record) { test in
      test.report(.computedFlow)
      test.begins { $0.base = [.tabs] }
    }
  }

  @Test("It fails where no line states it, at the first line of the test")
  func unstated() async {
    var failures: [TestFailure] = []
    await navigationTest(LooseFlowApp(), fail: { failures.append($0) }) { _ in }
    let line = failures.first?.line
    await navigationTest(LooseFlowApp(), fail: { failures.append($0) }) { test in
      test.step({ $0.push(.home) }) { $0.base.append(.home) }
    }
    #expect(failures.count == 2, "\(failures.map(\.message))")
    #expect(failures.allSatisfy { $0.message.contains("computedFlow") })
    #expect(line == failures.last.map { $0.line - 2 })
  }

  @Test("A recorded test states it first, tried or not", arguments: [true, false])
  func recorded(isTried: Bool) async {
    let recorder = SessionRecorder(LooseFlowApp()) { LooseFlowApp() }
    recorder.step(.push(.home))
    let source = await recorder.source(app: "LooseFlowApp()", isTried: isTried)
    let lines = source.split(separator: "\n").drop { !$0.contains("navigationTest(") }
    #expect(
      lines.joined(separator: "\n") == """
          await navigationTest(LooseFlowApp(), fail: record) { test in
            test.report(.computedFlow)
            test.step({ $0.push(.home) }) { $0.base.append(.home) }
          }
        }
        """)
  }

  @Test("The test of an explorer's finding states it first, too")
  func explored() async {
    let report = await Explorer { LooseFlowApp() }.moves([.verbs]).limit(states: 2, moves: 2)
      .explore { _ in }
    let found = report.findings.first { $0.code == .misuse }
    #expect(
      found?.test == """
        await navigationTest(makeApp(), fail: record) { test in
          test.report(.computedFlow)
        }
        """, "\(report)")
  }
}
