import Waymark

indirect enum NestedRoute: Route {
  case list
  case detail(Int)
  case inner(NestedRoute)
}

/// A coordinator that may hold another one of its kind.
final class NestedCoordinator: Coordinator {
  let flow = Flow<NestedRoute, Int>(start: .list)
  private let isRuling: Bool

  init(ruling isRuling: Bool = false) {
    self.isRuling = isRuling
  }

  /// With a rule it checks each route, and refuses none that is used.
  func access(to route: NestedRoute) -> Access<NestedRoute> {
    if isRuling, case .detail(-1) = route { return .deny("nothing has this number") }
    return .allow
  }

  func destination(for route: NestedRoute) -> Destination<NestedCoordinator> {
    switch route {
    case .list, .detail: .screen { 0 }
    case .inner(let route):
      .child(route, as: NestedRoute.inner) { [isRuling] in NestedCoordinator(ruling: isRuling) }
    }
  }

  /// The given number of coordinators, each the child of the one before.
  static func chain(_ levels: Int, ruling isRuling: Bool = false) -> [NestedCoordinator] {
    let app = NestedCoordinator(ruling: isRuling)
    app.open((1..<levels).reduce(.list) { route, _ in .inner(route) })
    var chain = [app]
    while let child = chain.last?.children.first as? NestedCoordinator { chain.append(child) }
    precondition(chain.count == levels)
    return chain
  }
}
