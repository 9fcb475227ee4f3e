import Waymark

/// All ways in which something can become visible.
enum WayIn: String, CaseIterable {
  // Verbs that show something.
  case push, pushSeveral, pushIfNew, popOrPush, replaceTop, setRoot, setRootKeepingStack, setRoutes
  case update, transaction, navigate, present, select, deliver, deliverUnselected, navigator
  case revise, moveToTop, presentReplacing, reloadTabs
  case openDismissing, openOnTop, openPushing, openAsRoot, openWhenClear, openBare, link
  // Verbs that only remove and so uncover something.
  case pop, popToRoot, popToAppRoot, popToRoute, back, backSteps, backToRoute, dismiss, dismissAll,
    finish, remove
  case removeAll, trim, removingUpdate, removingTransaction
  // The platform.
  case tap, reconcile, dismissed
  // What access itself shows.
  case start, redirect, showing, replay, fallback, revalidate
  // Several at once.
  case revalidatingTransaction, callback, laterStep

  /// True if it only removes, so that it is never refused.
  var isRemoval: Bool {
    switch self {
    case .pop, .popToRoot, .popToAppRoot, .popToRoute, .back, .backSteps, .backToRoute, .dismiss,
      .dismissAll, .finish,
      .remove, .removeAll, .trim, .removingUpdate, .removingTransaction, .reconcile, .dismissed,
      .fallback:
      true
    case .push, .pushSeveral, .pushIfNew, .popOrPush, .replaceTop, .setRoot, .setRootKeepingStack,
      .setRoutes, .update, .transaction, .navigate, .present, .select, .deliver,
      .deliverUnselected, .navigator, .revise, .moveToTop, .presentReplacing, .reloadTabs,
      .openDismissing,
      .openOnTop, .openPushing, .openAsRoot,
      .openWhenClear, .openBare, .link, .tap, .start, .redirect, .showing, .replay, .revalidate,
      .revalidatingTransaction, .callback, .laterStep:
      false
    }
  }

  /// Verbs that show something, and may do more.
  static let allShowing: [WayIn] = [
    .push, .pushSeveral, .pushIfNew, .popOrPush, .replaceTop, .setRoot, .setRootKeepingStack,
    .setRoutes, .update, .transaction, .navigate, .present, .select, .deliver, .deliverUnselected,
    .revise, .moveToTop, .presentReplacing, .reloadTabs,
    .openDismissing, .openOnTop, .openPushing, .openAsRoot, .openWhenClear, .openBare, .link,
  ]

  /// True if it never only removes.
  var showsOnly: Bool {
    self != .update && self != .transaction && self != .reloadTabs
      && WayIn.allShowing.contains(self)
  }
}

/// A coordinator of the guarded app, on any level.
@MainActor
protocol GuardedLevel: Coordinator where Screen == TestScreen, Route: LinkedRoute {
  static func route(_ roll: (Int) -> Int) -> Route
  /// The declared routes of the coordinator's tabs.
  static var declaredTabs: [Route] { get }
  /// A route that a tab takes.
  static func inTab(_ roll: (Int) -> Int) -> Route
  /// One of several routes of a case.
  static func numbered(_ number: Int) -> Route
  var hasTabs: Bool { get }
}

extension GuardedApp: GuardedLevel {
  static var declaredTabs: [GuardedRoute] { GuardedRoute.declared }
  var hasTabs: Bool { layers.contains { $0.contains(.tabs) || $0.contains(.split) } }

  static func inTab(_ roll: (Int) -> Int) -> GuardedRoute {
    let route = ClubCoordinator.route(roll)
    return roll(2) == 0 ? .club(route) : .annex(route)
  }

  static func numbered(_ number: Int) -> GuardedRoute { .page(number) }

  static func route(_ roll: (Int) -> Int) -> GuardedRoute {
    switch roll(14) {
    case 0: .home
    case 1...3: .page(roll(3))
    case 4: .secret
    case 5: .note
    case 6: .alert
    case 7: roll(3) == 0 ? .front : .signIn
    case 8...9: roll(3) == 0 ? .split : .tabs
    case 10...11: .annex(ClubCoordinator.route(roll))
    default: .club(ClubCoordinator.route(roll))
    }
  }
}

extension ClubCoordinator: GuardedLevel {
  static var declaredTabs: [ClubRoute] { ClubRoute.declared }
  var hasTabs: Bool { layers.contains { $0.contains(.tabs) } }

  static func inTab(_ roll: (Int) -> Int) -> ClubRoute { .vault(VaultCoordinator.route(roll)) }

  static func numbered(_ number: Int) -> ClubRoute { .room(number) }

  static func route(_ roll: (Int) -> Int) -> ClubRoute {
    switch roll(8) {
    case 0...1: .lobby
    case 2...3: .room(roll(3))
    case 4: .form
    case 5: .tabs
    default: .vault(VaultCoordinator.route(roll))
    }
  }
}

extension VaultCoordinator: GuardedLevel {
  static var declaredTabs: [VaultRoute] { [] }
  var hasTabs: Bool { false }

  static func inTab(_ roll: (Int) -> Int) -> VaultRoute { route(roll) }

  static func numbered(_ number: Int) -> VaultRoute { .box(number) }

  static func route(_ roll: (Int) -> Int) -> VaultRoute {
    switch roll(5) {
    case 0...1: .door
    case 2...3: .box(roll(3))
    default: .key
    }
  }
}
