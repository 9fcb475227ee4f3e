import Waymark

/// What a guarded app knows: which routes are refused and how, and what was made.
@MainActor
@dynamicMemberLookup
final class GuardSession {
  /// What each level says to its own routes; those that are not named are allowed.
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
  /// True while the first of all tabs is left out, and the others are turned round.
  var hidesTab = false
  /// What `access` was asked, in order.
  var asked: [String] = []
  var keepsQuestions = true
  /// How many questions one verb may ask before it is taken for endless, and all is allowed.
  static let mostQuestions = 3000
  /// Called whenever `access` is asked.
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

  /// How many of the coordinators that were made live.
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

  /// An app that nobody has used yet.
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

  /// What tabs are declared with, as long as one of them is hidden or not.
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
  /// What the outermost coordinator that refuses a route says about it.
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
