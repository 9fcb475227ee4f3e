import Waymark

enum ColumnRoute: Route {
  case split
  case column(Int, BenchRoute)
}

/// An app of columns; each is a feature of its own.
final class ColumnCoordinator: Coordinator {
  let flow = Flow<ColumnRoute, Int>(start: .split)

  func destination(for route: ColumnRoute) -> Destination<ColumnCoordinator> {
    switch route {
    case .split:
      .split((0..<3).map { .column($0, .list) }, selected: .column(0, .list))
    case .column(let number, let route):
      .child(route, as: { .column(number, $0) }) { BenchCoordinator() }
    }
  }

  /// An app of three columns in a window with room for all, and the feature in the last column.
  static func app() -> (app: ColumnCoordinator, feature: BenchCoordinator) {
    let app = ColumnCoordinator()
    app.start()
    guard let columns = app.projection.base.entries.last?.tabs,
      app.request(isCollapsed: false, in: columns) == .performed,
      let feature = app.children.last as? BenchCoordinator
    else { preconditionFailure("no feature in the last column") }
    return (app, feature)
  }
}
