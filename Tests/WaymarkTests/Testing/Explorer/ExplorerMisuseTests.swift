import Testing
import Waymark

@testable import WaymarkTesting

private enum LoopRoute: Route { case home, first, second }

/// Two routes that redirect to each other.
@MainActor
private final class LoopCoordinator: Coordinator {
  let flow = Flow<LoopRoute, String>(start: .home)

  func access(to route: LoopRoute) -> Access<LoopRoute> {
    switch route {
    case .home: .allow
    case .first: .redirect(to: .second)
    case .second: .redirect(to: .first)
    }
  }

  func destination(for route: LoopRoute) -> Destination<LoopCoordinator> {
    .screen { _ in route.name }
  }
}

@Suite("Misuse by a move that is refused")
@MainActor
struct ExplorerMisuseTests {
  @Test("It has the way of that move, whatever move follows")
  func way() async throws {
    let explorer = Explorer { LoopCoordinator() }.samples([.first, .second]).moves(.verbs)
    for explorer in [explorer, explorer.disturb("nothing") { _ in }] {
      let report = await explorer.explore { _ in }
      let found = try #require(report.findings.first { $0.code == .misuse }, "\(report)")
      #expect(found.way.map(\.name) == ["navigate to first"])
      #expect(
        found.test == """
          await navigationTest(makeApp(), fail: record) { test in
            test.step(
              {
                $0.navigate(to: .first)
              },
              .denied(
                "LoopCoordinator redirects second, but the route that it leads to may not be shown either"
              )
            )
            test.report(.redirectLimit)
          }
          """)
    }
  }
}
