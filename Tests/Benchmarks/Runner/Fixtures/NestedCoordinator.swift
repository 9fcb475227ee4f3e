import Waymark

indirect enum NestedRoute: Route {
  case list
  case detail(Int)
  case inner(NestedRoute)
}

/// A coordinator that may hold another one of its kind.
final class NestedCoordinator: Coordinator {
  let flow = Flow<NestedRoute, Int>(start: .list)

  func destination(for route: NestedRoute) -> Destination<NestedCoordinator> {
    switch route {
    case .list, .detail: .screen { 0 }
    case .inner(let route): .child(route, as: NestedRoute.inner) { NestedCoordinator() }
    }
  }

  /// So many coordinators, each the child of the one before.
  static func chain(_ levels: Int) -> [NestedCoordinator] {
    let app = NestedCoordinator()
    app.open((1..<levels).reduce(.list) { route, _ in .inner(route) })
    var chain = [app]
    while let child = chain.last?.children.first as? NestedCoordinator { chain.append(child) }
    precondition(chain.count == levels)
    return chain
  }
}
