import Waymark

/// Places, some of which wait for gates, and what is shown meanwhile: a sheet, an entry, a child, or a sheet with a
/// child.
enum JourneyRoute: Route {
  case home, page(Int), guarded(Int), sheet(Int), screen(Int)
  case flow(StepRoute), sheetFlow(StepRoute)
  /// A feature with places and gates of its own.
  case area(AreaRoute)
  /// The same features beside each other.
  case tabs(Int), columns(Int)

  var presentation: Presentation {
    switch self {
    case .sheet, .sheetFlow: .sheet
    default: .push
    }
  }
}

/// The screens of a sign-in with its own coordinator.
enum StepRoute: Route { case first(Int), next }

/// A feature whose places wait for its own gates, and perhaps for those of its app.
enum AreaRoute: Route {
  case lobby, guarded(Int), screen(Int), sheet(Int), flow(StepRoute)

  var presentation: Presentation {
    switch self {
    case .sheet: .sheet
    default: .push
    }
  }
}

/// An app whose guarded places wait.
final class JourneyApp: Coordinator {
  let flow: Flow<JourneyRoute, TestScreen>
  private let rules: JourneyRules
  /// What may always be seen.
  private let home: JourneyRoute

  init(_ rules: JourneyRules, start: JourneyRoute, home: JourneyRoute) {
    self.rules = rules
    self.home = home
    flow = Flow(start: start)
  }

  var name: String { "App" }
  var fallback: JourneyRoute? { home }

  /// Some tabs and columns are declared with what is shown for a gate.
  static let tabs: [[JourneyRoute]] = [
    [.home, .flow(.first(9)), .area(.lobby)],
    [.area(.lobby), .flow(.first(2)), .screen(1)],
  ]
  static let columns: [[JourneyRoute]] = [
    [.area(.lobby), .flow(.first(9)), .page(7)], [.home, .area(.lobby)],
  ]

  func backStack(for route: JourneyRoute) -> [JourneyRoute] { route == home ? [] : [home] }

  func access(to route: JourneyRoute) -> Access<JourneyRoute> {
    if rules.denies(route) { return .deny("blocked") }
    guard let wait = rules.wait(of: route) else { return .allow }
    return .hold(until: wait.gate.gate, showing: wait.showing)
  }

  func destination(for route: JourneyRoute) -> Destination<JourneyApp> {
    switch route {
    case .home, .page, .guarded, .sheet, .screen: .screen { NavigatingScreen(route.name, $0) }
    case .flow(let route): .child(route, as: JourneyRoute.flow) { StepCoordinator(self.rules) }
    case .sheetFlow(let route):
      .child(route, as: JourneyRoute.sheetFlow) { StepCoordinator(self.rules) }
    case .area(let route): .child(route, as: JourneyRoute.area) { AreaCoordinator(self.rules) }
    case .tabs(let number):
      .tabs(Self.tabs[number], selected: Self.tabs[number][0], back: .history)
    case .columns(let number):
      .split(Self.columns[number], selected: Self.columns[number][0])
    }
  }
}

final class StepCoordinator: Coordinator {
  let flow = Flow<StepRoute, TestScreen>(start: .first(0))
  let name: String

  init(_ rules: JourneyRules) {
    name = rules.nextName("Flow")
  }

  func destination(for route: StepRoute) -> Destination<StepCoordinator> {
    .screen { NavigatingScreen(route.name, $0) }
  }
}

final class AreaCoordinator: Coordinator {
  let flow = Flow<AreaRoute, TestScreen>(start: .lobby)
  let name: String
  private let rules: JourneyRules

  init(_ rules: JourneyRules) {
    self.rules = rules
    name = rules.nextName("Area")
  }

  func access(to route: AreaRoute) -> Access<AreaRoute> {
    guard let wait = rules.wait(of: route) else { return .allow }
    return .hold(until: wait.gate.gate, showing: wait.showing)
  }

  func destination(for route: AreaRoute) -> Destination<AreaCoordinator> {
    switch route {
    case .flow(let route): .child(route, as: AreaRoute.flow) { StepCoordinator(self.rules) }
    case .lobby, .guarded, .screen, .sheet: .screen { NavigatingScreen(route.name, $0) }
    }
  }
}
