@testable import Waymark

/// Two apps in which the same is done. In one of them nothing is forbidden: it shows what a verb
/// would come to, and so what the other has to be asked for.
@MainActor
final class AccessTwins {
  let guarded: AccessSession
  let free: AccessSession
  private(set) var failure: String?
  private(set) var tally: [String: Int] = [:]

  static let ways: [WayIn] = [
    .push, .pushSeveral, .pushIfNew, .popOrPush, .replaceTop, .setRoot, .setRootKeepingStack,
    .setRoutes, .navigate, .present, .select, .deliver, .deliverUnselected, .navigator,
    .openDismissing, .openOnTop, .openPushing, .openAsRoot, .openBare, .link, .tap, .update,
    .transaction,
    .pop, .popToRoot, .popToAppRoot, .popToRoute, .back, .dismiss, .dismissAll, .finish, .remove,
    .removeAll, .trim, .reconcile, .dismissed,
  ]

  init(seed: UInt64) {
    guarded = AccessSession(seed: seed)
    free = AccessSession(seed: seed)
  }

  private func fail(_ text: String) {
    guard failure == nil else { return }
    failure =
      "seed \(guarded.seed), step \(guarded.taken): \(text)\nforbidden: "
      + "\(guarded.guards.rules.text)\nguarded \(picture(guarded.app))\nfree \(picture(free.app))"
  }

  func step() {
    if guarded.roll(3) == 0 { forbid() }
    free.generator = guarded.generator
    guard guarded.shot.places.count > 3 || guarded.roll(3) > 0, let way = guarded.oneOf(Self.ways)
    else { return begin() }
    let before = picture(guarded.app)
    free.generator = guarded.generator
    let reports = guarded.guards.reports.count
    guarded.takeStep(way)
    let keepsRoot = guarded.guards.reports.dropFirst(reports).contains(.refusedRoot)
    free.takeStep(way)
    failure = failure ?? guarded.failure ?? free.failure
    guard failure == nil else { return fail("from \(before)") }
    compare(way, before, keepsRoot: keepsRoot)
    if failure != nil { return fail("from \(before)") }
    if picture(guarded.app) != picture(free.app) { begin() }
  }

  /// Both apps show the same again.
  private func begin() {
    guarded.guards.allowAll()
    guarded.app.dropHolds()
    free.generator = guarded.generator
    // Tabs that are kept would keep what lies in them.
    for session in [guarded, free] {
      session.call(.setRoutes) { session.app.setRoutes([.page(7)]) }
      session.grow()
    }
    if picture(guarded.app) != picture(free.app) { fail("they grow apart") }
  }

  private func forbid() {
    let guards = guarded.guards
    guards.appFallback = nil
    switch guarded.roll(5) {
    case 0:
      let route = GuardedApp.route(guarded.roll)
      guards.app[route] = .deny("app: \(route.name)")
    case 1:
      let route = ClubCoordinator.route(guarded.roll)
      guards.club[route] = .deny("club: \(route.name)")
    case 2:
      let route = VaultCoordinator.route(guarded.roll)
      guards.vault[route] = .deny("vault: \(route.name)")
    default:
      // Something that is there, and would be uncovered.
      let routes = guarded.book.sorted { $0.key < $1.key }.map(\.value)
      guard let route = guarded.oneOf(routes) else { return }
      guards.app[route] = .deny("app: \(route.name)")
    }
  }
}

// What has to come of a verb.
extension AccessTwins {
  private func compare(_ way: WayIn, _ before: String, keepsRoot: Bool) {
    let (outcome, wanted) = (guarded.last.outcome, free.last.outcome)
    tally["\(way)", default: 0] += 1
    let refused = Set(asked).filter { !guarded.guards.allows($0) }
    guard wanted.didChange, !refused.isEmpty else {
      if outcome != wanted { fail("\(way) came to \(Came(outcome)), want \(Came(wanted))") }
      return compareTrees(way)
    }
    if way.isRemoval || isRemoval(way) { return compareCascade(way, keepsRoot) }
    tally["denied", default: 0] += 1
    let reasons = refused.compactMap { guarded.guards.refusal(of: $0)?.reason }
    guard case .denied(let reason) = outcome, reasons.contains(reason) else {
      return fail("\(way) came to \(Came(outcome)), want a denial: \(reasons)")
    }
    if picture(guarded.app) != before { fail("\(way) was denied and changed something") }
  }

  /// The routes that are asked for: what entered and may be seen, and what came into view.
  private var asked: [GuardedRoute] {
    let (before, after) = (free.last.before, free.shot)
    var ids = after.cameIntoView(since: before)
    let old = Set(before.ids)
    ids += after.places.filter { !old.contains($0.id) && !$0.cameUnseen(old) }.map(\.id)
    return ids.compactMap { free.book[$0] }
  }

  /// True for several verbs that add nothing together.
  private func isRemoval(_ way: WayIn) -> Bool {
    guard way == .update || way == .transaction else { return false }
    return Set(free.shot.ids).isSubset(of: free.last.before.ids)
      && free.shot.newlySelected(since: free.last.before).isEmpty
  }

  /// Without tabs, what goes along is what one would go back from.
  private func compareCascade(_ way: WayIn, _ keepsRoot: Bool) {
    guard free.shot.selections.isEmpty, guarded.shot.selections.isEmpty else {
      // Back may lead to a tab that gives way to the one that was left.
      let outcomes: [Outcome] = [.performed, .unchanged]
      if !outcomes.contains(guarded.last.outcome) { fail("\(way): \(guarded.last.outcome)") }
      return
    }
    tally["cascaded", default: 0] += 1
    var isAtRoot = false
    while !isAtRoot, let leaf = free.app.visiblePath.last?.last, !guarded.guards.allows(leaf) {
      isAtRoot = free.call(.back) { free.app.back() } != .performed
    }
    if isAtRoot != keepsRoot { fail("\(way): reported \(keepsRoot), want \(isAtRoot)") }
    // All that went may have been what the verb took: then nothing is left of the change.
    compareTrees(way)
  }

  private func compareTrees(_ way: WayIn) {
    let (found, wanted) = (picture(guarded.app), picture(free.app))
    if found != wanted { fail("\(way) gave \(found)") }
  }
}
