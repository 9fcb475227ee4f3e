import Waymark

/// The coordinator that the kit tests, as in an app's own test target: nothing here is internal to Waymark.
enum PantryRoute: Route {
  case shelves, jar(Int), label

  var presentation: Presentation { self == .label ? .sheet : .push }
}

final class PantryCoordinator: Coordinator {
  let flow = Flow<PantryRoute, String>(start: .shelves)

  func destination(for route: PantryRoute) -> Destination<PantryCoordinator> {
    .screen { _ in route.name }
  }
}
