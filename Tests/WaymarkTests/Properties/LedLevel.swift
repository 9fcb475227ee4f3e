import Waymark

/// A coordinator of a guarded app that leads a route elsewhere or holds it. That route has a number that no other has.
@MainActor
protocol LedLevel: GuardedLevel {
  /// How many coordinators are above it.
  nonisolated var rank: Int { get }
  /// The route about which a coordinator at or below this one decides.
  static func marker(_ judge: AccessLedTwins.Judge, _ inAnnex: Bool) -> Route
  /// Those of the routes that this coordinator shows.
  static func own(_ routes: LedRoutes) -> [Route]
  /// The first route of one at or below this one.
  static func first(_ routes: LedRoutes, of judge: AccessLedTwins.Judge, _ inAnnex: Bool) -> Route
}

/// Routes to show instead of another one, for each level.
struct LedRoutes {
  var app: [GuardedRoute] = []
  var club: [ClubRoute] = []
  var vault: [VaultRoute] = []

  @MainActor
  init(mayShowTabs: Bool, _ roll: (Int) -> Int) {
    let tabs: [GuardedRoute] = [.tabs, .split, .club(.tabs), .annex(.tabs)]
    for _ in 0...roll(2) {
      let (app, club) = (GuardedApp.route(roll), ClubCoordinator.route(roll))
      self.app.append(mayShowTabs || !tabs.contains(app) ? app : .page(5))
      self.club.append(mayShowTabs || club != .tabs ? club : .room(5))
      vault.append(VaultCoordinator.route(roll))
    }
  }

  /// Leads the marked route of a level to these.
  func forbid(_ judge: AccessLedTwins.Judge, in rules: inout GuardSession.Rules) {
    switch judge {
    case .app: rules.app[.page(7)] = .redirect(to: app)
    case .club: rules.club[.room(7)] = .redirect(to: club)
    case .vault: rules.vault[.box(7)] = .redirect(to: vault)
    }
  }
}

extension GuardSession {
  /// Holds the marked route of a level.
  func hold(_ judge: AccessLedTwins.Judge, showing routes: LedRoutes?) {
    switch judge {
    case .app: rules.app[.page(7)] = .hold(until: "gate", showing: routes?.app.first)
    case .club: rules.club[.room(7)] = .hold(until: "gate", showing: routes?.club.first)
    case .vault: rules.vault[.box(7)] = .hold(until: "gate", showing: routes?.vault.first)
    }
  }

  /// Forbids what a level was filled with.
  func forbidFilled(_ rank: Int, fallback: Bool) {
    if rank == 1 {
      rules.club[.room(6)] = .deny("no")
      rules.clubFallback = fallback ? .room(9) : nil
    } else {
      rules.vault[.box(6)] = .deny("no")
      rules.vaultFallback = fallback ? .box(9) : nil
    }
  }
}

extension LedLevel {
  /// True if the marked route is somewhere below this coordinator, or in its tabs.
  func shows(_ judge: AccessLedTwins.Judge) -> Bool {
    rank <= judge.rawValue && describe().contains(["page(7)", "room(7)", "box(7)"][judge.rawValue])
  }

  @discardableResult
  func set(_ routes: LedRoutes) -> Outcome { setRoutes(Self.own(routes)) }

  /// Shows the first route, unless the user sees it.
  func show(_ routes: LedRoutes, of judge: AccessLedTwins.Judge, _ inAnnex: Bool) -> Outcome {
    let route = Self.first(routes, of: judge, inAnnex)
    return isActive && visiblePath.last?.last == route ? .unchanged : navigate(to: route)
  }

  func fill() { setRoutes([Self.numbered(6), Self.numbered(6)]) }
  func cover() { push(Self.numbered(8)) }
  func fallBack() { setRoutes([Self.numbered(9)]) }

  func perform(
    _ verb: AccessLedTwins.Verb, _ judge: AccessLedTwins.Judge, _ inAnnex: Bool
  ) -> Outcome {
    let route = Self.marker(judge, inAnnex)
    switch verb {
    case .push: return push(route)
    case .pushSeveral: return push([Self.numbered(1), route])
    case .pushIfNew: return pushIfNew(route)
    case .popOrPush: return popOrPush(route)
    case .replaceTop: return replaceTop(route)
    case .setRoot: return setRoot(route)
    case .setRootKeepingStack: return setRoot(route, keepingStack: true)
    case .setRoutes: return setRoutes([Self.numbered(4), route])
    case .navigate: return navigate(to: route)
    case .present: return present(route)
    case .presentReplacing: return present(route, replacing: true)
    case .deliver: return deliver(route)
    case .deliverUnselected: return deliver(route, select: false)
    case .update: return update { $0.push(route) }
    case .transaction:
      return transaction {
        self.push(Self.numbered(2))
        self.push(route)
      }
    case .open: return open(route)
    case .openOnTop: return open(route, over: .presentOnTop)
    case .openPushing: return open(route, over: .push)
    case .openAsRoot: return open(route, over: .replaceRoot)
    case .openBare: return open(route, bare: true)
    case .link:
      return Route.links.path(for: route).map { open(String($0.drop { $0 == "/" })) } ?? .unchanged
    }
  }
}

extension GuardedApp: LedLevel {
  nonisolated var rank: Int { 0 }

  static func marker(_ judge: AccessLedTwins.Judge, _ inAnnex: Bool) -> GuardedRoute {
    guard judge != .app else { return .page(7) }
    let route = ClubCoordinator.marker(judge, inAnnex)
    return inAnnex ? .annex(route) : .club(route)
  }

  static func own(_ routes: LedRoutes) -> [GuardedRoute] { routes.app }

  static func first(
    _ routes: LedRoutes, of judge: AccessLedTwins.Judge, _ inAnnex: Bool
  ) -> GuardedRoute {
    guard judge != .app else { return routes.app[0] }
    let route = ClubCoordinator.first(routes, of: judge, inAnnex)
    return inAnnex ? .annex(route) : .club(route)
  }
}

extension ClubCoordinator: LedLevel {
  nonisolated var rank: Int { 1 }

  static func marker(_ judge: AccessLedTwins.Judge, _ inAnnex: Bool) -> ClubRoute {
    judge == .vault ? .vault(.box(7)) : .room(7)
  }

  static func own(_ routes: LedRoutes) -> [ClubRoute] { routes.club }

  static func first(
    _ routes: LedRoutes, of judge: AccessLedTwins.Judge, _ inAnnex: Bool
  ) -> ClubRoute {
    judge == .vault ? .vault(routes.vault[0]) : routes.club[0]
  }
}

extension VaultCoordinator: LedLevel {
  nonisolated var rank: Int { 2 }

  static func marker(_ judge: AccessLedTwins.Judge, _ inAnnex: Bool) -> VaultRoute { .box(7) }

  static func own(_ routes: LedRoutes) -> [VaultRoute] { routes.vault }

  static func first(
    _ routes: LedRoutes, of judge: AccessLedTwins.Judge, _ inAnnex: Bool
  ) -> VaultRoute { routes.vault[0] }
}
