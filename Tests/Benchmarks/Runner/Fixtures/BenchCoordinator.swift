import Waymark

enum BenchRoute: Route {
  case list
  case detail(Int)

  /// The given number of different routes.
  static func routes(depth: Int) -> [BenchRoute] {
    [.list] + (1..<depth).map { .detail($0) }
  }
}

extension BenchRoute: LinkedRoute {
  static let links = DeepLinks<Self> {
    DeepLink("", .list)
    DeepLink(
      "detail/:id", to: BenchRoute.detail,
      from: { if case .detail(let id) = $0 { id } else { nil } })
  }
}

/// One level of screens.
final class BenchCoordinator: Coordinator {
  let flow = Flow<BenchRoute, Int>(start: .list)

  func destination(for route: BenchRoute) -> Destination<BenchCoordinator> {
    .screen { 0 }
  }

  /// An app whose base holds the given number of entries.
  static func app(depth: Int) -> BenchCoordinator {
    let app = BenchCoordinator()
    app.setRoutes(BenchRoute.routes(depth: depth))
    precondition(app.depth == depth)
    return app
  }
}
