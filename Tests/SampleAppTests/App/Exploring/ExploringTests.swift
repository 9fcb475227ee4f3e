import Testing
import Todos
import Waymark
import WaymarkTesting

@testable import SampleApp

@Suite("Exploring the app")
@MainActor
struct ExploringTests {
  /// The limits. In a debug build they take a few seconds.
  #if DEBUG
    private static let (states, moves) = (40, 800)
  #else
    private static let (states, moves) = (2_000, 40_000)
  #endif

  /// Looks for findings in one layout. See `LongSessionTests`.
  func checkFindings(in layout: Layout) async {
    let start = ContinuousClock.now
    let report = await AppCoordinator.explorer(layout)
      .limit(states: Self.states, moves: Self.moves).explore(fail: record)
    print("\(layout) explored in \(ContinuousClock.now - start): \(report)")
    #expect(report.states == Self.states)
    #expect(report.moves == Self.moves)
  }

  @Test("The shortest way to a finding is a complete test")
  func way() async throws {
    let report = await AppCoordinator.explorer(.stack)
      .moves([]).limit(states: 40, moves: 300)
      .rule("nobody adds a todo") { app in
        app.visiblePath.joined().contains(.todos(.add)) ? "the sheet is up" : nil
      }
      .explore(fail: { _ in })
    let finding = try #require(report.findings.first)
    let lines = "\(finding)".split(separator: "\n").map(String.init)
    #expect(
      lines.suffix(8) == [
        "  await navigationTest(makeApp(), fail: record) { test in",
        "    await test.choose(1) { $0.base.append(.todos(.list)) }",
        "    await test.choose(9) { $0.present(.signIn) }",
        "    await test.choose(1, typing: \"Ann\") {",
        "      $0.dismiss()",
        "      $0.present(.todos(.add))",
        "    }",
        "  }",
      ])
    let app = AppCoordinator(stores: AppStores(data: AppTestData.small), layout: .stack)
    await navigationTest(app, fail: record) { test in
      await test.choose(1) { $0.base.append(.todos(.list)) }
      await test.choose(9) { $0.present(.signIn) }
      await test.choose(1, typing: "Ann") {
        $0.dismiss(); $0.present(.todos(.add))
      }
    }
  }

  @Test("The README shows the map of the app, as a stack")
  func map() async throws {
    let report = await AppCoordinator.explorer(.stack)
      .moves([]).limit(states: 80, moves: 500).explore(fail: { _ in })
    let map = report.map(nodes: 20)
    if ReadmeMap.isWanted { try ReadmeMap.write(map) }
    #expect(
      try ReadmeMap.text() == map,
      "WAYMARK_WRITE=map swift test --filter ExploringTests writes it anew")
  }
}
