import Testing
import WaymarkTesting

@testable import SampleApp

@Suite("Exploring the app")
@MainActor
struct ExploringTests {
  /// How far it goes: in a debug build as far as takes a few seconds.
  #if DEBUG
    private static let (states, moves) = (60, 1_200)
  #else
    private static let (states, moves) = (2_000, 40_000)
  #endif

  @Test("Nothing is found in any layout", arguments: Layout.allCases)
  func findings(layout: Layout) async {
    let clock = ContinuousClock()
    let start = clock.now
    let report = await AppCoordinator.explorer(layout)
      .limit(states: Self.states, moves: Self.moves).explore(fail: record)
    print(layout, report, clock.now - start)
    print(report.map(nodes: 20))
    #expect(report.states == Self.states)
    #expect(report.moves == Self.moves)
  }
}
