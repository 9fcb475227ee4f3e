import Testing

@testable import Waymark

/// Apps in which every level denies, holds and redirects at random, and random snapshots for them.
@MainActor
struct PosedSession {
  private let dice: Dice
  private let isFickle: Bool
  private var plan = PosedPlan()
  private var app: PosedApp?
  private var rules = PosedRules(salt: 0, share: 0)
  private var counts: [String: Int] = [:]

  /// Random numbers, which closures of a plan may draw, too.
  @MainActor
  final class Dice {
    private var generator: SeededGenerator

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    func roll(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }
  }

  init(seed: UInt64, isFickle: Bool = false) {
    dice = Dice(seed: seed)
    self.isFickle = isFickle
  }

  /// Returns what is wrong after restoring into a new app, or into one that shows something else.
  mutating func turn() -> String? {
    if app == nil || dice.roll(3) == 0 { renew() }
    guard let app else { return nil }
    if dice.roll(3) == 0 { rules = .random(dice) }
    plan.access = { [rules] level, route in rules.verdict(level, route) }
    let snapshot = snapshot()
    let policy: RestorePolicy = [.truncate, .skip, .discard][min(dice.roll(5) / 2, 2)]
    block(app)
    let (before, waiting) = (shot(app), app.pendingNavigations)
    let report = app.restore(snapshot, policy: policy)
    let failure = fault(app, snapshot, report, before, waiting)
    note(report)
    app.pendingLeave?.cancel()
    return failure.map {
      "\($0)\n\(policy), \(rules)\nrestoring\n\(snapshot)\n\(report.outcome) \(report)\ninto\n\(before)\n"
        + "shows\n\(app.describe())"
    }
  }

  private mutating func renew() {
    plan = PosedPlan()
    rules = .random(dice)
    if dice.roll(4) == 0 { plan.fallback = .page(9) }
    if isFickle { plan.shows = { [dice] in Self.answer($0, $1, dice) } }
    app = plan.fresh()
    if dice.roll(2) == 0 { app?.setRoutes([.home] + (0..<dice.roll(3)).map { _ in route(2) }) }
  }

  /// Makes an entry ask before it is left, or block leaving.
  private func block(_ app: PosedApp) {
    guard dice.roll(8) == 0, !app.flow.isFresh else { return }
    let policy: LeavePolicy = dice.roll(2) == 0 ? .confirm : .blocked
    let screen = app.projection.layers.last?.entries.last?.screen as? any LeavableScreen
    screen?.policy = policy
  }

  private func shot(_ app: PosedApp) -> String {
    app.flow.isFresh ? "fresh" : "\(app.describe())\n\(allIDs(app))"
  }

  private mutating func note(_ report: RestoreReport) {
    counts["\(report.outcome.kindName)", default: 0] += 1
    for reason in Set(report.dropped.map { $0.reason.kindName }) { counts[reason, default: 0] += 1 }
  }

  func expect(_ turns: Int) {
    let kinds = [
      "performed", "unchanged", "denied", "ignored", "asked", "below", "noOwner", "layer",
      "as a whole",
    ]
    for kind in kinds {
      #expect((counts[kind] ?? 0) >= turns / 1000, "\(kind): only \(counts[kind] ?? 0) of \(turns)")
    }
  }
}

// What must hold.
extension PosedSession {
  private func fault(
    _ app: PosedApp, _ snapshot: NavigationSnapshot, _ report: RestoreReport, _ before: String,
    _ waiting: [PendingNavigation]
  ) -> String? {
    if let broken = app.broken { return "broken: \(broken)" }
    if plan.living != 1 + descendants(app) { return "\(plan.living) coordinators live" }
    let places = report.dropped.filter { $0.reason != .selection }.map(\.place)
    if Set(places).count != places.count { return "a place was dropped twice" }
    let named = report.dropped.reduce(report.restored) { $0 + $1.reason.entries }
    let isOpen = report.outcome.kindName == "asked"
    if !isOpen, named != snapshot.texts.count { return "\(named) entries are named" }
    if report.outcome.isRefusal, report.outcome.kindName != "held", shot(app) != before {
      return "refused, but it changed"
    }
    if report.restored > 0, !app.pendingNavigations.allSatisfy(waiting.contains) {
      return "something waits"
    }
    // With changing destinations, it is unknown which entries should be asked.
    guard !isFickle, !report.outcome.isRefusal, report.restored > 0 else { return nil }
    if let seen = app.snapshot().firstRefused(rules) { return "\(seen) is in it" }
    let again = app.restore(app.snapshot())
    if again.outcome != .unchanged || !again.isComplete {
      return "again: \(again.outcome) \(again)"
    }
    let other = plan.fresh()
    let copy = other.restore(app.snapshot())
    if !copy.isComplete { return "another app: \(copy.outcome) \(copy)" }
    return other.snapshot().difference(from: app.snapshot()).map { "another app shows\n\($0)" }
  }

  private func descendants(_ coordinator: any Coordinator) -> Int {
    coordinator.children.reduce(0) { $0 + 1 + descendants($1) }
  }
}

// Random snapshots and rules.
extension PosedSession {
  private func route(_ depth: Int) -> PosedRoute {
    switch dice.roll(depth > 0 ? 14 : 8) {
    case 0: .home
    case 1...3: .page(dice.roll(3))
    case 4: .sheet(dice.roll(2))
    case 5: .dialog
    case 6: .front
    case 7: dice.roll(2) == 0 ? .tabs : .split
    case 8...11: .inner(route(depth - 1))
    default: .other(route(depth - 1))
    }
  }

  private func snapshot() -> NavigationSnapshot {
    if let app, dice.roll(6) == 0 { return app.snapshot() }
    var layers = [NavigationSnapshot.Layer(path: path(3, 2, ""))]
    for _ in 0..<dice.roll(4) {
      let styles: [ModalStyle] = [.sheet, .cover, .dialog, .sheet(stack: false)]
      layers.append(
        .init(
          style: styles[dice.roll(4)], owner: dice.roll(3),
          presenter: dice.roll(3) == 0 ? [dice.roll(2), dice.roll(3)] : [], path: path(3, 1, "")))
    }
    return NavigationSnapshot(layers: layers)
  }

  private func path(_ most: Int, _ depth: Int, _ prefix: String) -> [NavigationSnapshot.Entry] {
    (0..<1 + dice.roll(most)).map { _ in
      let text = prefix + route(2).text
      let holds = text.hasSuffix("tabs") || text.hasSuffix("split")
      guard depth > 0, holds ? dice.roll(5) > 0 : dice.roll(20) == 0 else { return .init(text) }
      let outer = String(text.dropLast(text.hasSuffix("tabs") ? 4 : 5))
      let lists = ["inner ", "other ", ""].map { inner in
        dice.roll(4) == 0 ? [] : path(2, depth - 1, dice.roll(6) == 0 ? "" : outer + inner)
      }
      return .init(text, tabs: .init(Array(lists.prefix(2 + dice.roll(2))), selected: dice.roll(3)))
    }
  }

  /// What a route shows at this moment.
  private static func answer(_ level: Int, _ route: PosedRoute, _ dice: Dice) -> Destination<
    PosedApp
  >? {
    guard dice.roll(6) == 0 else { return nil }
    switch dice.roll(5) {
    case 0: return .screen { NavigatingScreen(route.name, $0) }
    case 1: return .tabs([.inner(.home), .page(1)], selected: .page(1))
    case 2: return .split([.page(1), .other(.home)], selected: .page(1))
    case 3: return .tabs([route, .page(1)], selected: route)
    default: return .tabs([.home, .home], selected: .home)
    }
  }
}
