import Testing
import Waymark

@testable import WaymarkTesting

private enum InnerRoute: Route { case parts, one, two, three }

private enum OuterRoute: Route { case tabs, inner(InnerRoute), other }

@MainActor
private final class InnerCoordinator: Coordinator {
  let flow = Flow<InnerRoute, String>(start: .parts)
  private let areColumns: Bool

  init(_ areColumns: Bool) { self.areColumns = areColumns }

  func destination(for route: InnerRoute) -> Destination<InnerCoordinator> {
    switch route {
    case .parts where areColumns: .split([.one, .two, .three], selected: .one)
    case .parts: .tabs([.one, .two, .three], selected: .one)
    case .one, .two, .three: .screen { _ in route.name }
    }
  }
}

/// Two parts, of which the first has three parts of its own.
@MainActor
private final class OuterCoordinator: Coordinator {
  let flow = Flow<OuterRoute, String>(start: .tabs)
  private let areColumns: (outer: Bool, inner: Bool)

  init(_ outer: Bool, _ inner: Bool) { areColumns = (outer, inner) }

  func destination(for route: OuterRoute) -> Destination<OuterCoordinator> {
    switch route {
    case .tabs where areColumns.outer:
      .split([.inner(.parts), .other], selected: .inner(.parts))
    case .tabs: .tabs([.inner(.parts), .other], selected: .inner(.parts))
    case .inner(let route):
      .child(route, as: OuterRoute.inner) { [areColumns] in InnerCoordinator(areColumns.inner) }
    case .other: .screen { _ in "other" }
    }
  }
}

private enum DeskRoute: Route { case desk, menu, nothing }

/// Columns, of which only the left one is ever selected.
@MainActor
private final class DeskCoordinator: Coordinator {
  let flow = Flow<DeskRoute, String>(start: .desk)

  func destination(for route: DeskRoute) -> Destination<DeskCoordinator> {
    switch route {
    case .desk: .split([.menu, .nothing], selected: .menu)
    default: .screen { _ in route.name }
    }
  }
}

@Suite("An explorer in tabs and columns that others contain")
@MainActor
struct ExplorerTabsTests {
  private func offer(_ outer: Bool, _ inner: Bool) -> ExplorerOffer {
    let options = Explorer { OuterCoordinator(outer, inner) }.options
    let world = ExplorerWorld(options, EndlessWork())
    world.settlePlatform()
    return world.offer(ExplorerLinks(of: OuterRoute.self, samples: []))
  }

  @Test(
    "It offers what the gestures of the platform act on",
    arguments: [(false, false), (false, true), (true, false), (true, true)])
  func offers(outer: Bool, inner: Bool) {
    let offer = offer(outer, inner)
    // The innermost tabs, and the innermost columns, wherever they are.
    #expect(offer.bar?.count == (inner ? (outer ? nil : 2) : 3))
    #expect((offer.columns != nil) == (outer || inner))
    #expect(offer.columns?.isCollapsed ?? true)
  }

  @Test("All tabs of the innermost ones are tapped")
  func taps() async {
    let report = await Explorer { OuterCoordinator(false, false) }
      .samples([.inner(.one), .inner(.two), .inner(.three)])
      .moves(.gestures).actions { _ in [] }.explore { _ in }
    #expect(!report.findings.contains { $0.code == .unreached }, "\(report)")
  }

  @Test("What a column shows beside the selected one is visible in a wide window")
  func columns() async {
    let explorer = Explorer { DeskCoordinator() }.samples([.menu, .nothing]).actions { _ in [] }
    let wide = await explorer.moves([.gestures]).explore { _ in }
    #expect(wide.findings.isEmpty, "\(wide)")
    let narrow = await explorer.moves([]).explore { _ in }
    #expect(narrow.findings.map(\.subject) == ["nothing"], "\(narrow)")
  }
}
