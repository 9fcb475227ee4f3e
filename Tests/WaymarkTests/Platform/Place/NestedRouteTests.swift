import Testing

@testable import Waymark

private enum NestRoute: Route {
  case split, menu, item(Int)
  indirect case inner(NestRoute)
}

/// Columns whose right one is a coordinator of the same type.
private final class NestCoordinator: Coordinator {
  let flow: Flow<NestRoute, TestScreen>

  init(start: NestRoute = .split) {
    flow = Flow(start: start)
  }

  func destination(for route: NestRoute) -> Destination<NestCoordinator> {
    switch route {
    case .split: .split([.menu, .inner(.menu)], selected: .menu)
    case .menu, .item: .screen { NavigatingScreen(route.name, $0) }
    case .inner(let route): .child(route, as: NestRoute.inner) { NestCoordinator(start: .menu) }
    }
  }
}

@MainActor
@Suite("Coordinators inside of others of the same type")
struct NestedRouteTests {
  @Test("A list selects the route of its coordinator, also if the column's has the same type")
  func selected() throws {
    let app = NestCoordinator()
    app.start()
    let columns = try #require(app.projection.base.entries.first?.tabs)
    app.request(isCollapsed: false, in: columns)
    app.navigate(to: .inner(.item(1)))
    let list = try #require(columns.layers[0].entries.first)
    #expect(list.selectedRoute(of: app) == .inner(.item(1)))
    let port = SelectionPort<NestCoordinator>(at: NavigationPlace(list, in: app))
    port.selection = .inner(.item(2))
    #expect(port.selection == .inner(.item(2)) && list.selectedRoute(of: app) == .inner(.item(2)))
  }

  @Test(
    "A view is the anchor of a route of its own coordinator, also if a child of the same type shows it"
  )
  func anchor() throws {
    let app = NestCoordinator(start: .menu)
    let port = ModalPort(app, app.projection.base)
    port.isReady = true
    let anchor = PresentationAnchor()
    anchor.route = NestRoute.inner(.item(1))
    port.appear(anchor, in: try #require(app.projection.leaf?.id))
    app.present(.inner(.item(1)), as: .popover)
    #expect(port[.popover, at: anchor.id] != nil)
  }
}
