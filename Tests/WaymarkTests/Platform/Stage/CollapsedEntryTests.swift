import Testing
import Waymark

private enum PaneRoute: Route {
  case home, tabs, page(Int)
}

private final class PaneCoordinator: Coordinator {
  let flow = Flow<PaneRoute, String>(start: .home)

  func destination(for route: PaneRoute) -> Destination<PaneCoordinator> {
    switch route {
    case .home, .page: .screen { route.name }
    case .tabs: .tabs([.page(1), .page(2)], selected: .page(1))
    }
  }
}

private enum WallRoute: Route {
  case split, pane(PaneRoute), empty
}

private final class WallCoordinator: Coordinator {
  let flow = Flow<WallRoute, String>(start: .split)

  func destination(for route: WallRoute) -> Destination<WallCoordinator> {
    switch route {
    case .split: .split([.pane(.home), .empty], selected: .pane(.home))
    case .pane(let route): .child(route, as: WallRoute.pane) { PaneCoordinator() }
    case .empty: .screen { route.name }
    }
  }
}

@MainActor
@Suite("Whether columns around an entry are collapsed")
struct CollapsedEntryTests {
  private let app = WallCoordinator()

  @Test("A reader below tabs in a column is notified when the tabs leave")
  func leavingTabs() throws {
    app.start()
    let pane = try #require(app.child(PaneCoordinator.self))
    pane.push(.tabs)
    let entry = try #require(app.projection.leaf)
    #expect(entry.name == "page(1)")
    #expect(entry.isCollapsed)
    let counter = ChangeCounter { _ = entry.isCollapsed }
    pane.pop()
    #expect(!entry.isCollapsed)
    #expect(counter.count == 1)
  }

  @Test("A push in the column notifies no reader")
  func push() throws {
    app.start()
    let pane = try #require(app.child(PaneCoordinator.self))
    let entry = try #require(app.projection.leaf)
    let counter = ChangeCounter { _ = entry.isCollapsed }
    pane.push(.page(3))
    #expect(entry.isCollapsed)
    #expect(counter.count == 0)
  }
}
