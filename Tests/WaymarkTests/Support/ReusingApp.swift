import Waymark

enum ReusingRoute: Route {
  case plain
  case child(CatalogRoute)
}

/// Wrongly returns the same child each time.
@MainActor
final class ReusingCoordinator: Coordinator {
  let flow = Flow<ReusingRoute, TestScreen>(start: .plain)
  let child = CatalogCoordinator()

  func destination(for route: ReusingRoute) -> Destination<ReusingCoordinator> {
    switch route {
    case .plain: .screen { TestScreen(route.name) }
    case .child(let route): .child(route, as: ReusingRoute.child) { self.child }
    }
  }
}
