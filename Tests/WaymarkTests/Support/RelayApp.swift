import Waymark

/// The routes of every level of an app in which each coordinator composes the next.
indirect enum RelayRoute: Route {
  case home, page(Int), tabs, columns
  case sheet(Int), cover(Int), front(Int), alert
  /// The next coordinator, pushed.
  case feature(RelayRoute)
  /// The next coordinator, shown as that coordinator would show the route.
  case forward(RelayRoute)
  /// The next coordinator, in a sheet.
  case boxed(RelayRoute)

  var presentation: Presentation {
    switch self {
    case .home, .page, .tabs, .columns, .feature: .push
    case .sheet, .boxed: .sheet
    case .cover: .cover
    case .front: .root
    case .alert: .dialog
    case .forward(let route): route.presentation
    }
  }

  /// The route inside the next coordinator, if there is one.
  var inner: RelayRoute? {
    switch self {
    case .feature(let route), .forward(let route), .boxed(let route): route
    default: nil
    }
  }

  /// True if one child takes both.
  func isOneChild(with other: RelayRoute) -> Bool {
    switch (self, other) {
    case (.feature, .feature), (.forward, .forward), (.boxed, .boxed): true
    default: false
    }
  }
}

/// The start, the tabs or columns, and the back stacks of the coordinators of one app, by their level.
@MainActor
final class RelayPlan {
  var starts: [RelayRoute] = [.home]
  var tabs: @MainActor (_ level: Int) -> [RelayRoute] = { _ in [.home, .forward(.page(0))] }
  var backStack: @MainActor (_ level: Int, RelayRoute) -> [RelayRoute] = { _, _ in [] }
  /// The levels that were asked for a back stack.
  var asked: [Int] = []
  var reports: [MisuseReport.Code] = []

  func start(_ level: Int) -> RelayRoute { level < starts.count ? starts[level] : .page(0) }

  func app(_ routes: [RelayRoute]? = nil) -> RelayCoordinator {
    let app = RelayCoordinator(self, level: 0)
    app.flow.reporter = MisuseReporter { self.reports.append($0.code) }
    app.start()
    if let routes { app.setRoutes(routes) }
    asked = []
    return app
  }
}

@MainActor
final class RelayCoordinator: Coordinator {
  let flow: Flow<RelayRoute, TestScreen>
  let level: Int
  private let plan: RelayPlan

  init(_ plan: RelayPlan, level: Int) {
    self.plan = plan
    self.level = level
    flow = Flow(start: plan.start(level))
  }

  var name: String { "L\(level)" }

  func backStack(for route: RelayRoute) -> [RelayRoute] {
    plan.asked.append(level)
    return plan.backStack(level, route)
  }

  func destination(for route: RelayRoute) -> Destination<RelayCoordinator> {
    switch route {
    case .home, .page, .sheet, .cover, .front, .alert: .screen { NavigatingScreen(route.name, $0) }
    case .tabs: .tabs(plan.tabs(level), selected: plan.tabs(level)[0])
    case .columns: .split(plan.tabs(level), selected: plan.tabs(level)[0])
    case .feature(let route): .child(route, as: RelayRoute.feature) { self.next() }
    case .forward(let route): .child(route, as: RelayRoute.forward) { self.next() }
    case .boxed(let route): .child(route, as: RelayRoute.boxed) { self.next() }
    }
  }

  private func next() -> RelayCoordinator { RelayCoordinator(plan, level: level + 1) }
}
