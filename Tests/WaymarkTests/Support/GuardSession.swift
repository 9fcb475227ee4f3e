import Waymark

/// The session of a guarded app: the verdicts on routes, and the objects that were made.
@MainActor
@dynamicMemberLookup
final class GuardSession {
  /// The verdicts of each level on its own routes. Other routes are allowed.
  struct Rules {
    var app: [GuardedRoute: Access<GuardedRoute>] = [:]
    var club: [ClubRoute: Access<ClubRoute>] = [:]
    var vault: [VaultRoute: Access<VaultRoute>] = [:]
    var appFallback: GuardedRoute?
    var clubFallback: ClubRoute?
    var vaultFallback: VaultRoute?
  }

  var rules = Rules()
  var back = TabBackPolicy.first
  /// True while the first tab of all tabs is left out, and the others are in reverse order.
  var hidesTab = false
  /// The questions to `access`, in order.
  var asked: [String] = []
  var keepsQuestions = true
  /// The number of questions of one verb after which it counts as endless, and everything is allowed.
  static let mostQuestions = 3000
  /// Called each time that `access` is asked.
  var onAsk: (() -> Void)?
  private(set) var reports: [MisuseReport.Code] = []
  private(set) var made = 0
  private var members: [Member] = []

  private struct Member {
    weak var coordinator: (any Coordinator)?
  }

  func add(_ coordinator: any Coordinator) {
    made += 1
    members.append(Member(coordinator: coordinator))
  }

  /// The number of living coordinators.
  var living: Int {
    members.removeAll { $0.coordinator == nil }
    return members.count
  }

  subscript<Rule>(dynamicMember path: WritableKeyPath<Rules, Rule>) -> Rule {
    get { rules[keyPath: path] }
    set { rules[keyPath: path] = newValue }
  }

  func ask(_ level: String, _ route: some Route) {
    if keepsQuestions { asked.append("\(level) \(route.name)") }
    onAsk?()
  }

  /// A fresh app.
  func freshApp(start: GuardedRoute = .home) -> GuardedApp {
    let app = GuardedApp(self, start: start)
    app.flow.reporter = MisuseReporter { self.reports.append($0.code) }
    return app
  }

  /// An app that shows these routes.
  func makeApp(_ routes: [GuardedRoute] = [.home]) -> GuardedApp {
    let app = freshApp()
    app.setRoutes(routes)
    asked = []
    return app
  }

  /// The declared routes of tabs, with one of them hidden or not.
  func tabs<Route>(_ declared: [Route]) -> [Route] {
    hidesTab ? declared.dropFirst().reversed() : declared
  }

  /// Allows everything.
  func allowAll() {
    rules.app = [:]
    rules.club = [:]
    rules.vault = [:]
  }
}

// The verdict on a route, without the framework.
extension GuardSession {
  /// The verdict of the outermost coordinator that refuses a route.
  enum Refusal: Equatable {
    case app(Access<GuardedRoute>)
    case club(Access<ClubRoute>)
    case vault(Access<VaultRoute>)
  }

  func refusal(of route: GuardedRoute) -> Refusal? {
    if let verdict = rules.app[route], verdict != .allow { return .app(verdict) }
    switch route {
    case .club(let route), .annex(let route): return refusal(of: route)
    default: return nil
    }
  }

  private func refusal(of route: ClubRoute) -> Refusal? {
    if let verdict = rules.club[route], verdict != .allow { return .club(verdict) }
    guard case .vault(let route) = route, let verdict = rules.vault[route] else { return nil }
    return verdict == .allow ? nil : .vault(verdict)
  }

  func allows(_ route: GuardedRoute) -> Bool { refusal(of: route) == nil }
}

extension GuardSession.Refusal {
  /// The reason of a denial; nil for a redirect and a hold.
  var reason: DenialReason? {
    switch self {
    case .app(.deny(let reason)), .club(.deny(let reason)), .vault(.deny(let reason)): reason
    default: nil
    }
  }
}
