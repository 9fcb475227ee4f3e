import Waymark

/// Places, some of which wait for gates, and what is shown meanwhile: a sheet, an entry, a child, or a sheet with a
/// child.
enum JourneyRoute: Route {
  case home, page(Int), guarded(Int), sheet(Int), screen(Int)
  case flow(StepRoute), sheetFlow(StepRoute)

  var presentation: Presentation {
    switch self {
    case .sheet, .sheetFlow: .sheet
    case .home, .page, .guarded, .screen, .flow: .push
    }
  }
}

/// The screens of a sign-in with its own coordinator.
enum StepRoute: Route { case first(Int), next }

/// What an app of journeys knows.
@MainActor
final class JourneyRules {
  /// The gates of each guarded place, in order, and what is shown for each.
  static let gates = [[0], [0, 1], [1, 2, 3], [3]]
  static let showings: [JourneyRoute?] = [
    .sheet(0), .screen(1), .flow(.first(2)), .sheetFlow(.first(3)),
  ]
  var isOpen = [false, false, false, false]
  /// Unique names for children.
  private var flows = 0

  func nextFlow() -> String {
    flows += 1
    return "Flow\(flows)"
  }

  /// The gate that a place waits for; nil if it may be seen.
  func gate(of place: Int) -> Int? { Self.gates[place].first { !isOpen[$0] } }
}

/// An app whose guarded places wait.
final class JourneyApp: Coordinator {
  let flow: Flow<JourneyRoute, TestScreen>
  private let rules: JourneyRules

  init(_ rules: JourneyRules, start: JourneyRoute) {
    self.rules = rules
    flow = Flow(start: start)
  }

  var name: String { "App" }
  var fallback: JourneyRoute? { .home }

  func backStack(for route: JourneyRoute) -> [JourneyRoute] { route == .home ? [] : [.home] }

  func access(to route: JourneyRoute) -> Access<JourneyRoute> {
    guard case .guarded(let place) = route, let gate = rules.gate(of: place) else { return .allow }
    return .hold(until: Gate("\(gate)"), showing: JourneyRules.showings[gate])
  }

  func destination(for route: JourneyRoute) -> Destination<JourneyApp> {
    switch route {
    case .home, .page, .guarded, .sheet, .screen: .screen { NavigatingScreen(route.name, $0) }
    case .flow(let route): .child(route, as: JourneyRoute.flow) { StepCoordinator(self.rules) }
    case .sheetFlow(let route):
      .child(route, as: JourneyRoute.sheetFlow) { StepCoordinator(self.rules) }
    }
  }
}

final class StepCoordinator: Coordinator {
  let flow = Flow<StepRoute, TestScreen>(start: .first(0))
  let name: String

  init(_ rules: JourneyRules) {
    name = rules.nextFlow()
  }

  func destination(for route: StepRoute) -> Destination<StepCoordinator> {
    .screen { NavigatingScreen(route.name, $0) }
  }
}
