import Waymark

/// The routes of every level of an app. A test sets their back stacks.
indirect enum WildRoute: Route {
  case home, page(Int), sheet, alert, tabs
  case inner(WildRoute), other(WildRoute)
  /// A child that its parent shows as a layer for one entry.
  case card(WildRoute)

  var presentation: Presentation {
    switch self {
    case .sheet: .sheet
    case .alert: .dialog
    case .card: .sheet(stack: false)
    default: .push
    }
  }
}

/// The settings of the coordinators of one app, and a record of what they did.
@MainActor
final class WildPlan {
  var backStack: @MainActor (WildCoordinator, WildRoute) -> [WildRoute] = { _, _ in [] }
  var tabs: [WildRoute] = [.inner(.home), .other(.home)]
  /// The levels of the coordinators that were asked for a back stack, in order.
  var asked: [Int] = []
  var reports: [MisuseReport.Code] = []
  private var members: [Member] = []

  private struct Member {
    weak var coordinator: WildCoordinator?
  }

  var made: Int { members.count }
  var living: Int { members.filter { $0.coordinator != nil }.count }

  func add(_ coordinator: WildCoordinator) { members.append(Member(coordinator: coordinator)) }

  /// An app of this plan, which has started.
  func app(_ routes: [WildRoute] = [.home]) -> WildCoordinator {
    let app = WildCoordinator(self, level: 0)
    app.flow.reporter = MisuseReporter { self.reports.append($0.code) }
    app.setRoutes(routes)
    asked = []
    return app
  }
}

@MainActor
final class WildCoordinator: Coordinator {
  let flow = Flow<WildRoute, TestScreen>(start: .home)
  let level: Int
  private let plan: WildPlan

  init(_ plan: WildPlan, level: Int) {
    self.plan = plan
    self.level = level
    plan.add(self)
  }

  var name: String { "L\(level)" }

  func backStack(for route: WildRoute) -> [WildRoute] {
    plan.asked.append(level)
    return plan.backStack(self, route)
  }

  func destination(for route: WildRoute) -> Destination<WildCoordinator> {
    switch route {
    case .home, .page, .sheet, .alert: .screen { NavigatingScreen(route.name, $0) }
    case .tabs: .tabs(plan.tabs, selected: plan.tabs[0], back: .never)
    case .inner(let route): .child(route, as: WildRoute.inner) { self.child() }
    case .other(let route):
      // The wrong case for one route.
      .child(route, as: route == .page(13) ? WildRoute.inner : WildRoute.other) { self.child() }
    case .card(let route): .child(route, as: WildRoute.card) { self.child() }
    }
  }

  private func child() -> WildCoordinator { WildCoordinator(plan, level: level + 1) }
}
