import Waymark

/// A destination in an app whose destinations change.
enum FickleAnswer: String, CaseIterable, Sendable {
  case screen, child, otherChild, tabs, otherTabs, ownTabs, shadyTabs, wrongChild
  case columns, otherColumns, ownColumns
}

/// The routes of an app whose destinations change from one call to the next.
indirect enum FickleRoute: Route {
  case a, b, c
  case inner(FickleRoute), other(FickleRoute)

  /// The inner route, if the destination says that the route is a child.
  var unwrapped: FickleRoute {
    switch self {
    case .a, .b, .c: self
    case .inner(let route), .other(let route): route
    }
  }
}

/// The endless sequence of answers of the coordinators of one app.
@MainActor
final class FicklePlan {
  var answers: [FickleAnswer] = []
  /// The routes whose answers change. Others are what their names say.
  var isFickle: @MainActor (FickleRoute) -> Bool = { _ in true }
  private(set) var asked = 0
  /// How many outputs of children have arrived.
  var outputs = 0
  private(set) var reports: [MisuseReport.Code] = []

  func answer(for route: FickleRoute) -> FickleAnswer {
    guard !answers.isEmpty, isFickle(route) else {
      return switch route {
      case .a, .b, .c: .screen
      case .inner: .child
      case .other: .otherChild
      }
    }
    asked += 1
    return answers[asked % answers.count]
  }

  func app(_ start: FickleRoute = .a) -> FickleCoordinator {
    let app = FickleCoordinator(self, start: start)
    app.flow.reporter = MisuseReporter { self.reports.append($0.code) }
    return app
  }
}

@MainActor
final class FickleCoordinator: Coordinator {
  enum Output { case told }

  let flow: Flow<FickleRoute, TestScreen>
  private let plan: FicklePlan
  private let level: Int

  init(_ plan: FicklePlan, start: FickleRoute = .a, level: Int = 0) {
    self.plan = plan
    self.level = level
    flow = Flow(start: start)
  }

  var name: String { "L\(level)" }

  func destination(for route: FickleRoute) -> Destination<FickleCoordinator> {
    // Deep coordinators never change, so that an endless loop is the work of one coordinator.
    let answer = level > 2 ? .screen : plan.answer(for: route)
    return switch answer {
    case .screen: .screen { NavigatingScreen(route.name, $0) }
    case .child:
      .child(route.unwrapped, as: FickleRoute.inner) {
        self.child()
      } onOutput: { [plan] _ in
        plan.outputs += 1
      }
    case .otherChild:
      .child(route.unwrapped, as: FickleRoute.other) {
        self.child()
      } onOutput: { [plan] _ in
        plan.outputs += 1
      }
    case .wrongChild:
      .child(.c, as: { _ in .c }) {
        self.child()
      } onOutput: { [plan] _ in
        plan.outputs += 1
      }
    case .tabs: .tabs([.inner(.a), .b], selected: .b)
    case .otherTabs: .tabs([.other(.a), .inner(.a), .c], selected: .c)
    case .ownTabs: .tabs([route, .b], selected: route)
    case .shadyTabs: .tabs([.a, .b, .c], selected: .b, back: .order)
    case .columns: .split([.inner(.a), .b], selected: .b)
    case .otherColumns: .split([.other(.a), .inner(.a), .c], selected: .inner(.a))
    case .ownColumns: .split([route, .b], selected: route)
    }
  }

  func backStack(for route: FickleRoute) -> [FickleRoute] {
    switch route {
    case .a: []
    case .b: [.a]
    case .c: [.a, .inner(.b)]
    case .inner: [.b, .inner(.a)]
    case .other: [.b]
    }
  }

  private func child() -> FickleCoordinator { FickleCoordinator(plan, level: level + 1) }
}
