import Waymark

enum AskingRoute: Route {
  case list
  case picker
}

/// Uses navigators as screens, so that a row can finish with a result.
final class AskingCoordinator: Coordinator {
  let flow = Flow<AskingRoute, Navigator<AskingCoordinator>>(start: .list)

  func destination(for route: AskingRoute) -> Destination<AskingCoordinator> {
    .screen { $0 }
  }
}
