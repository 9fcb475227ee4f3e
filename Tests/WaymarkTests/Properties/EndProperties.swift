import Testing

@testable import Waymark

@MainActor
@Suite("Properties of the end of an app")
struct EndProperties {
  static let seeds: ClosedRange<UInt64> = 8801...8960

  @Test(
    "However an app ends, and whatever waits or asks then, it asks its entries and leaves nothing behind"
  )
  func end() async {
    let least = [
      "asked": 100, "blocked": 60, "by force": 20, "in a callback": 20, "in a body": 20,
      "awaited": 15,
    ]
    await Sessions.run(Self.seeds, least: least) { seed in
      let leaving = LeaveSession(seed: seed)
      await leaving.run(Int(5 + seed % 20))
      let ending = Ending(seed, leaving.session)
      if leaving.session.failure == nil { ending.end() }
      // Whoever waited was answered with nil.
      await leaving.results.letGo()
      return (leaving.session.failure, ending.tally)
    }
  }
}

/// Ends the app of a session as it is.
@MainActor
private final class Ending {
  private(set) var tally: [String: Int] = [:]
  private let session: TreeSession
  private var generator: SeededGenerator
  /// True if other routes were set before the end.
  private var isReplaced = false
  private var changes: [NavigationChange<TreeRoute>] = []
  private var policies: [EntryID: LeavePolicy] = [:]

  init(_ seed: UInt64, _ session: TreeSession) {
    self.session = session
    generator = SeededGenerator(seed: seed ^ 0xE4D)
  }

  private func roll(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

  private func count(_ kind: String, _ number: Int = 1) { tally[kind, default: 0] += number }

  func end() {
    guard let app = session.root, let tree = app.flow.tree else { return }
    let history = History(app)
    session.surrounding = nil
    session.census.access = { $0 == .page(99) ? .hold(until: "gate") : .allow }
    let token = app.setRoutes([.page(99)]).hold
    reserve(app)
    let observer = app.observe { [unowned self] change, _ in changes.append(change) }
    defer { observer.cancel() }
    count("awaited", tree.waiters.count)
    let isForced = call(app)
    guard session.failure == nil else { return }
    compareEvents(isForced)
    if let token, token.isWaiting { session.fail("\(token) waits after the end") }
    if token == nil { session.fail("nothing waited") }
    confirm(app, tree, history)
  }

  /// Lets some entries ask, or refuse to be left.
  private func reserve(_ app: TreeCoordinator) {
    for id in TreeShot(app).ids {
      guard let origin = app.navigator(of: id)?.origin, let entry = origin.stayingEntry,
        entry.tabs == nil
      else { continue }
      origin.leavePolicy = [.free, .confirm, .confirm, .blocked][roll(4)]
      if origin.leavePolicy != .free { policies[id] = origin.leavePolicy }
    }
  }

  /// Ends the app in one of several ways, and answers its questions. Returns whether it was by force.
  private func call(_ app: TreeCoordinator) -> Bool {
    switch roll(4) {
    case 0:
      count("by force")
      let outcome = app.transaction(force: true) { app.end() }
      if outcome != .performed { session.fail("by force \(outcome)") }
      return true
    case 1:
      count("in a callback")
      setAllFree(app)
      var said: Outcome?
      let token = app.observe { _, _ in said = said ?? app.end() }
      let outcome = app.setRoutes([.page(98)])
      token.cancel()
      if outcome != .performed || said != .queued {
        session.fail("\(outcome), the end \(said as Any)")
      }
      changes.removeFirst()
      isReplaced = true
      return false
    case 2:
      count("in a body")
      answer(app) {
        app.transaction {
          app.setRoutes([.page(98)])
          app.end()
        }
      }
      return false
    default:
      answer(app) { app.end() }
      return false
    }
  }

  private func setAllFree(_ app: TreeCoordinator) {
    for id in policies.keys { app.navigator(of: id)?.leavePolicy = .free }
    policies = [:]
  }

  /// Answers all questions. Whoever may not be left refuses before anybody is asked, since an answer would not help.
  private func answer(_ app: TreeCoordinator, _ verb: () -> Outcome) {
    let before = app.describe()
    let ids = Array(session.model.ordered.map { EntryID(number: $0.row.id) }.reversed())
    var asked: [EntryID] = []
    var outcome = verb()
    while session.failure == nil, outcome != .performed {
      if app.describe() != before || !changes.isEmpty { session.fail("\(outcome) changed the app") }
      let blocker = ids.first { policies[$0] == .blocked }
      if let request = outcome.leaveRequest {
        if let blocker { session.fail("\(request) asks, and \(blocker) blocks") }
        if app.pendingLeave != request { session.fail("\(request) is not open") }
        asked.append(request.entry)
        outcome = request.proceed()
      } else if outcome == .ignored(.blocked), let blocker {
        count("blocked")
        app.navigator(of: blocker)?.leavePolicy = .free
        policies[blocker] = nil
        outcome = verb()
      } else {
        session.fail("the end is \(outcome)")
      }
    }
    count("asked", asked.count)
    let wanted = ids.filter { policies[$0] == .confirm }
    if asked != wanted { session.fail("asked \(asked), want \(wanted)") }
  }

  /// Everything leaves, top first, in one change.
  private func compareEvents(_ isForced: Bool) {
    let ids = isReplaced ? [] : session.model.ordered.map { EntryID(number: $0.row.id) }
    guard changes.count == 1, let change = changes.first else {
      return session.fail("\(changes.count) changes")
    }
    let left = change.left.compactMap { event -> EntryID? in
      if case .entry(let id, _) = event.subject { id } else { nil }
    }
    if left.filter(ids.contains) != ids.reversed() { session.fail("left \(left), want \(ids)") }
    let overruled = isForced ? left.filter { policies[$0] != nil } : []
    if change.overruled != overruled { session.fail("overruled \(change.overruled)") }
  }

  private func confirm(_ app: TreeCoordinator, _ tree: Tree, _ history: History) {
    if tree.waiters.count + tree.inquiries.count > 0 {
      session.fail("somebody waits after the end")
    }
    if !app.pendingNavigations.isEmpty { session.fail("\(app.pendingNavigations) after the end") }
    if let pending = app.pendingLeave { session.fail("\(pending) after the end") }
    if !history.positions.isEmpty { session.fail("\(history.positions) after the end") }
    let living = session.census.livingCoordinators()
    if living != [1] { session.fail("\(living) live after the end") }
    let outcomes = [
      app.end(), app.push(.page(1)), app.start(), app.transaction { app.push(.tabs) },
    ]
    if outcomes.contains(where: { $0 != .ignored(.left) }) {
      session.fail("after the end \(outcomes)")
    }
  }
}
