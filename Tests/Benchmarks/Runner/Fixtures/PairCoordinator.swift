import Waymark

enum PairRoute: Route {
  case left(BenchRoute)
  case right(BenchRoute)
}

/// A coordinator of children only: left and right in turn, so that no two entries share a child.
final class PairCoordinator: Coordinator {
  let flow = Flow<PairRoute, Int>(start: .left(.list))

  func destination(for route: PairRoute) -> Destination<PairCoordinator> {
    switch route {
    case .left(let route): .child(route, as: PairRoute.left) { BenchCoordinator() }
    case .right(let route): .child(route, as: PairRoute.right) { BenchCoordinator() }
    }
  }

  /// An app with the given number of children, above each other.
  static func app(count: Int) -> PairCoordinator {
    let app = PairCoordinator()
    for number in 1..<count {
      app.push(number.isMultiple(of: 2) ? .left(.detail(number)) : .right(.detail(number)))
    }
    precondition(app.children.count == count)
    return app
  }
}
