@testable import Waymark

/// Two apps with the same steps. In one of them nothing is forbidden: it shows the result of a verb, and so what the
/// other app must check.
@MainActor
final class AccessTwins {
  let guarded: AccessSession
  let free: AccessSession
  private(set) var failure: String?
  private(set) var tally: [String: Int] = [:]
  /// Whether back was possible in the guarded app before the step, and whether something in it was refused.
  private var (canGoBack, hasRefused) = (false, false)

  static let ways: [WayIn] = [
    .push, .pushSeveral, .pushIfNew, .popOrPush, .replaceTop, .setRoot, .setRootKeepingStack,
    .setRoutes, .navigate, .present, .select, .deliver, .deliverUnselected, .navigator,
    .revise, .moveToTop, .presentReplacing,
    .openDismissing, .openOnTop, .openPushing, .openAsRoot, .openBare, .link, .tap, .update,
    .transaction,
    .pop, .popToRoot, .popToAppRoot, .popToRoute, .back, .dismiss, .dismissAll, .finish, .remove,
    .removeAll, .trim, .reconcile, .dismissed,
    .backSteps, .backToRoute,
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
    if guarded.roll(12) == 0 { return goBackInTabs() }
    take(way) { $0.takeStep(way) }
  }

  /// Tabs, some of which are refused, and back from the root of another one.
  private func goBackInTabs() {
    begin()
    let routes: [GuardedRoute] = guarded.roll(2) == 0 ? [.tabs] : [.page(7), .tabs]
    let others = GuardedRoute.declared.shuffled(using: &guarded.generator)
    let deep = guarded.roll(3) == 0
    for session in [guarded, free] {
      session.call(.setRoutes) { session.app.setRoutes(routes) }
      if deep { session.call(.deliver) { session.app.deliver(.annex(.tabs)) } }
      for tab in others { session.call(.select) { session.app.select(tab) } }
    }
    for tab in others.dropLast() where guarded.roll(2) == 0 {
      guarded.guards.app[tab] = .deny("tab")
    }
    if deep, guarded.roll(2) == 0 { guarded.guards.app[.annex(.tabs)] = .deny("tabs in it") }
    free.generator = guarded.generator
    take(.back) { session in session.call(.back) { session.app.back() } }
  }

  private func take(_ way: WayIn, _ step: (AccessSession) -> Void) {
    let before = picture(guarded.app)
    canGoBack = guarded.app.canGoBack
    hasRefused = !guarded.book.values.allSatisfy(guarded.guards.allows)
    // A way in may itself forbid something.
    free.guards.allowAll()
    free.generator = guarded.generator
    let reports = guarded.guards.reports.count
    step(guarded)
    let keepsRoot = guarded.guards.reports.dropFirst(reports).contains(.refusedRoot)
    step(free)
    failure = failure ?? guarded.failure ?? free.failure
    guard failure == nil else { return fail("from \(before)") }
    compare(way, before, keepsRoot: keepsRoot)
    if failure != nil { return fail("from \(before)") }
    if picture(guarded.app) != picture(free.app) { begin() }
  }

  /// Makes both apps show the same again.
  private func begin() {
    guarded.guards.allowAll()
    guarded.app.dropHolds()
    free.generator = guarded.generator
    // Kept tabs would keep their content.
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
      // An existing entry that would be uncovered.
      let routes = guarded.book.sorted { $0.key < $1.key }.map(\.value)
      guard let route = guarded.oneOf(routes) else { return }
      guards.app[route] = .deny("app: \(route.name)")
    }
  }
}

// The expected result of a verb.
extension AccessTwins {
  private func compare(_ way: WayIn, _ before: String, keepsRoot: Bool) {
    let (outcome, wanted) = (guarded.last.outcome, free.last.outcome)
    tally["\(way)", default: 0] += 1
    if free.last.before.hasColumns { tally["columns", default: 0] += 1 }
    if way == .backSteps || way == .backToRoute, hasRefused, wanted == .performed, selectsTab {
      return compareSteps(way)
    }
    let refused = Set(asked).filter { !guarded.guards.allows($0) }
    guard wanted.didChange, !refused.isEmpty else {
      if outcome != wanted { fail("\(way) came to \(Came(outcome)), want \(Came(wanted))") }
      return compareTrees(way)
    }
    if way.isRemoval || isRemoval(way) { return compareCascade(way, before, keepsRoot) }
    tally["denied", default: 0] += 1
    let reasons = refused.compactMap { guarded.guards.refusal(of: $0)?.reason }
    guard case .denied(let reason) = outcome, reasons.contains(reason) else {
      return fail("\(way) came to \(Came(outcome)), want a denial: \(reasons)")
    }
    if picture(guarded.app) != before { fail("\(way) was denied and changed something") }
  }

  /// The routes that must be checked: those that entered and may be seen, those that came into view, and revised ones.
  private var asked: [GuardedRoute] {
    let (before, after) = (free.last.before, free.shot)
    var ids = after.cameIntoView(since: before)
    let old = Set(before.ids)
    ids += free.revised.map(\.id)
    ids += after.places.filter { !old.contains($0.id) && !$0.cameUnseen(old) }.map(\.id)
    return ids.compactMap { free.book[$0] }
  }

  /// True for several verbs that together add nothing.
  private func isRemoval(_ way: WayIn) -> Bool {
    guard way == .update || way == .transaction else { return false }
    return Set(free.shot.ids).isSubset(of: free.last.before.ids)
      && free.shot.newlySelected(since: free.last.before).isEmpty && free.revised.isEmpty
  }

  private var selectsTab: Bool { !free.shot.newlySelected(since: free.last.before).isEmpty }

  /// Skipped tabs are no steps, so several steps may end elsewhere, and the target may not be on the way. They are
  /// compared with what single steps skip.
  private func compareSteps(_ way: WayIn) {
    let none: Outcome = way == .backSteps ? .ignored(.atRoot) : .ignored(.notFound)
    let outcome = guarded.last.outcome
    let isRight =
      outcome == .performed ? canGoBack : outcome == none && (way == .backToRoute || !canGoBack)
    if !isRight { fail("\(way) came to \(Came(outcome)), can go back: \(canGoBack)") }
  }

  /// Back skips each tab of which nothing may be seen: it ends where another back from the first entry of that tab
  /// would lead.
  private func compareBack(_ before: String) {
    var isAtRoot = false
    var selected = free.shot.newlySelected(since: free.last.before)
    while !isAtRoot, !selected.isEmpty {
      // This does not say which other tab of the inner tabs takes the place.
      guard let isSeen = hasSomethingToSee(selected) else { return }
      if isSeen { break }
      tally["passed by", default: 0] += 1
      let start = free.shot
      // Entries leave the tab one by one.
      repeat {
        isAtRoot = free.call(.back) { [self] in free.app.back() } != .performed
      } while !isAtRoot && free.shot.leaf.map(selected.contains) ?? false
      selected = free.shot.newlySelected(since: start)
    }
    let outcome = guarded.last.outcome
    if isAtRoot {
      if outcome != .ignored(.atRoot) { fail("back came to \(outcome), want atRoot") }
      if picture(guarded.app) != before { fail("back was ignored and changed something") }
      return
    }
    guard outcome == .performed else { return fail("back came to \(outcome)") }
    // Other refused entries on the way lead to other ways.
    guard free.shot.view.allSatisfy(isAllowed), selected.allSatisfy(isAllowed) else { return }
    tally["led on", default: 0] += 1
    let (found, wanted) = (guarded.app.visiblePath, free.app.visiblePath)
    if found != wanted { fail("back led to \(found), want \(wanted)") }
  }

  /// Returns whether one of these may be seen, entries in tabs only together with the tabs; nil if that depends on
  /// other tabs.
  private func hasSomethingToSee(_ path: [EntryID]) -> Bool? {
    var rest = path[...]
    while let id = rest.popFirst() {
      guard let inner = free.shot.selections.first(where: { $0.tabs == id })?.path else {
        if isAllowed(id) { return true }
        continue
      }
      rest = rest.dropFirst(inner.count)
      guard isAllowed(id) else { continue }
      return hasSomethingToSee(inner) == true ? true : nil
    }
    return false
  }

  private func isAllowed(_ id: EntryID) -> Bool {
    free.book[id].map(guarded.guards.allows) ?? false
  }

  /// Without tabs, exactly the entries leave that back would leave.
  private func compareCascade(_ way: WayIn, _ before: String, _ keepsRoot: Bool) {
    if way == .back, selectsTab { return compareBack(before) }
    guard free.shot.selections.isEmpty, guarded.shot.selections.isEmpty else {
      // After several verbs, everything that they showed may go.
      let outcomes: [Outcome] =
        way == .update || way == .transaction ? [.performed, .unchanged] : [.performed]
      if !outcomes.contains(guarded.last.outcome) { fail("\(way): \(guarded.last.outcome)") }
      return
    }
    tally["cascaded", default: 0] += 1
    var isAtRoot = false
    while !isAtRoot, let leaf = free.app.visiblePath.last?.last, !guarded.guards.allows(leaf) {
      isAtRoot = free.call(.back) { [self] in free.app.back() } != .performed
    }
    if isAtRoot != keepsRoot { fail("\(way): reported \(keepsRoot), want \(isAtRoot)") }
    // Everything that left may be what the verb removed. Then nothing is left of the change.
    compareTrees(way)
  }

  private func compareTrees(_ way: WayIn) {
    let (found, wanted) = (picture(guarded.app), picture(free.app))
    if found != wanted { fail("\(way) gave \(found)") }
  }
}
