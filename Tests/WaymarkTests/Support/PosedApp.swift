import Waymark

/// The routes of an app whose destinations a test sets. Children have the same kind of routes.
indirect enum PosedRoute: Route {
  case home, page(Int), sheet(Int), dialog, front, tabs, split, loop, twins
  case inner(PosedRoute), other(PosedRoute)

  var presentation: Presentation {
    switch self {
    case .sheet: .sheet
    case .dialog: .dialog
    case .front: .root
    default: .push
    }
  }

  /// The text that it is saved as: `inner page 1`.
  var text: String {
    switch self {
    case .page(let number): "page \(number)"
    case .sheet(let number): "sheet \(number)"
    case .inner(let route): "inner \(route.text)"
    case .other(let route): "other \(route.text)"
    default: name
    }
  }

  init?(text: some StringProtocol) {
    let words = text.split(separator: " ", maxSplits: 1)
    let rest = words.dropFirst().first ?? ""
    switch words.first {
    case "inner":
      guard let route = PosedRoute(text: rest) else { return nil }
      self = .inner(route)
    case "other":
      guard let route = PosedRoute(text: rest) else { return nil }
      self = .other(route)
    case "page": self = .page(Int(rest) ?? 0)
    case "sheet": self = .sheet(Int(rest) ?? 0)
    case let word:
      let plain: [PosedRoute] = [.home, .dialog, .front, .tabs, .split, .loop, .twins]
      guard let found = plain.first(where: { $0.name == word ?? "" }) else { return nil }
      self = found
    }
  }
}

/// The settings of the coordinators of one app, and a record of what they did.
@MainActor
final class PosedPlan {
  /// The verdict of a coordinator on its own route. Its level is the number of coordinators above it.
  var access: (_ level: Int, PosedRoute) -> Access<PosedRoute> = { _, _ in .allow }
  /// What a route shows; nil if its name says it.
  var shows: (_ level: Int, PosedRoute) -> Destination<PosedApp>? = { _, _ in nil }
  var fallback: PosedRoute?
  var coding = RouteCoding<PosedRoute>(text: \.text, route: { PosedRoute(text: $0) })
  private(set) var made = 0
  private(set) var reports: [MisuseReport.Code] = []
  private var members: [Member] = []

  private struct Member {
    weak var coordinator: PosedApp?
  }

  /// The number of living coordinators.
  var living: Int { members.count { $0.coordinator != nil } }

  func add(_ coordinator: PosedApp) {
    made += 1
    members.append(Member(coordinator: coordinator))
  }

  /// A fresh app.
  func fresh(start: PosedRoute = .home) -> PosedApp {
    let app = PosedApp(self, start: start)
    app.flow.reporter = MisuseReporter { self.reports.append($0.code) }
    return app
  }

  /// An app that shows these routes.
  func app(_ routes: [PosedRoute] = [.home]) -> PosedApp {
    let app = fresh()
    app.setRoutes(routes)
    return app
  }
}

@MainActor
final class PosedApp: Coordinator {
  let flow: Flow<PosedRoute, TestScreen>
  let plan: PosedPlan
  private let level: Int

  init(_ plan: PosedPlan, start: PosedRoute = .home, level: Int = 0) {
    self.plan = plan
    self.level = level
    flow = Flow(start: start)
    plan.add(self)
  }

  var name: String { "L\(level)" }
  var fallback: PosedRoute? { level == 0 ? plan.fallback : nil }
  var routeCoding: RouteCoding<PosedRoute> { plan.coding }

  func access(to route: PosedRoute) -> Access<PosedRoute> { plan.access(level, route) }

  func destination(for route: PosedRoute) -> Destination<PosedApp> {
    if let said = plan.shows(level, route) { return said }
    return switch route {
    case .home, .page, .sheet, .dialog, .front: .screen { NavigatingScreen(route.name, $0) }
    case .tabs: .tabs([.inner(.home), .other(.home), .home], selected: .home)
    case .split: .split([.inner(.home), .other(.home)], selected: .inner(.home))
    case .loop: .child(.loop, as: { _ in .loop }) { self.child() }
    case .twins: .tabs([.home, .home], selected: .home)
    case .inner(let route): .child(route, as: PosedRoute.inner) { self.child() }
    case .other(let route): .child(route, as: PosedRoute.other) { self.child() }
    }
  }

  private func child() -> PosedApp { PosedApp(plan, level: level + 1) }
}

extension NavigationSnapshot {
  /// A snapshot with only a base.
  static func of(_ texts: String...) -> NavigationSnapshot {
    NavigationSnapshot(layers: [.init(path: texts.map { .init($0) })])
  }
}

extension NavigationSnapshot.Layer {
  static func sheet(_ owner: Int = 0, _ texts: String...) -> NavigationSnapshot.Layer {
    .init(style: .sheet, owner: owner, path: texts.map { .init($0) })
  }
}

extension NavigationSnapshot.Entry {
  /// An entry with a list of texts for each tab or column.
  static func holding(_ text: String, _ selected: Int, _ lists: [String]...) -> Self {
    .init(text, tabs: .init(lists.map { $0.map { .init($0) } }, selected: selected))
  }
}
