import Waymark

enum TabRoute: Route {
  case tabs
  case tab(Int, BenchRoute)
}

/// An app of tabs; each is a feature of its own.
final class TabCoordinator: Coordinator {
  let flow = Flow<TabRoute, Int>(start: .tabs)
  private let count: Int

  init(count: Int) {
    self.count = count
  }

  func destination(for route: TabRoute) -> Destination<TabCoordinator> {
    switch route {
    case .tabs:
      .tabs((0..<count).map { .tab($0, .list) }, selected: .tab(0, .list))
    case .tab(let number, let route):
      .child(route, as: { .tab(number, $0) }) { BenchCoordinator() }
    }
  }

  /// An app of the given number of tabs, and the feature in the first tab.
  static func app(count: Int) -> (app: TabCoordinator, feature: BenchCoordinator) {
    let app = TabCoordinator(count: count)
    app.start()
    guard let feature = app.activeLeaf as? BenchCoordinator else {
      preconditionFailure("no feature in the first tab")
    }
    return (app, feature)
  }
}
