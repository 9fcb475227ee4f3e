import Testing

@testable import Waymark

@MainActor
@Suite("Properties of transactions in transactions, against the naive model")
struct NestProperties {
  static let seeds: ClosedRange<UInt64> = 8401...8500
  static let steps = 60

  @Test(
    "A verb comes to the same in transactions, of which all say what it says, and by force asks nobody"
  )
  func nested() async {
    let least = [
      "alone": 300, "nested": 500, "nested twice": 800, "several verbs nested": 200,
      "by force": 800, "overruled": 120, "by force within": 300,
    ]
    await Sessions.run(Self.seeds, least: least) { seed in
      let nest = NestSession(seed: seed)
      nest.run(Self.steps)
      return (nest.session.failure, nest.tally)
    }
  }
}

/// A session whose verbs are called in up to three transactions of the root, some of them by force. The model takes
/// the same verbs alone, since a transaction of one verb comes to what that verb comes to.
@MainActor
private final class NestSession {
  let session: TreeSession
  private(set) var tally: [String: Int] = [:]
  private var generator: SeededGenerator
  private var isNested = false
  /// The entries that ask before they leave, or may not be left.
  private var policies: [EntryID: LeavePolicy] = [:]
  private var how = ""
  private var changes: [NavigationChange<TreeRoute>] = []

  init(seed: UInt64) {
    session = TreeSession(seed: seed)
    generator = SeededGenerator(seed: seed ^ 0x4E57)
    session.isJoined = { [unowned self] in isNested }
    session.blocked = { [unowned self] in Set(session.shot.ids.filter { policies[$0] == .blocked })
    }
    session.surrounding = { [unowned self] run in surround(run) }
    session.root?.observe { [unowned self] change, _ in changes.append(change) }
  }

  func run(_ steps: Int) {
    session.run(steps)
    session.failure? += "\n\(how), \(policies)"
    setFree()
    session.surrounding = nil
    session.end()
  }

  private func roll(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

  private func count(_ kind: String) { tally[kind, default: 0] += 1 }

  private func setFree() {
    for id in policies.keys { session.root?.navigator(of: id)?.leavePolicy = .free }
    policies = [:]
  }

  private func surround(_ run: @escaping () -> Outcome) -> Outcome {
    setFree()
    isNested = false
    let depth =
      switch session.current {
      case .verb: roll(4)
      case .transaction: 1 + roll(2)
      default: 0
      }
    guard depth > 0, let app = session.root else {
      if case .verb = session.current { count("alone") }
      session.watcher.watch(session.shot)
      return run()
    }
    isNested = true
    // By force, the outermost transaction or the one around the verb.
    let forced = [nil, 0, depth - 1][roll(3)]
    if forced != nil { reserve(app) }
    session.watcher.watch(session.shot)
    changes = []
    var said: [Outcome] = []
    func nest(_ level: Int) -> Outcome {
      guard level < depth else { return run() }
      let outcome = app.transaction(force: level == forced) { said.append(nest(level + 1)) }
      return outcome
    }
    let outcome = nest(0)
    how = "\(depth) deep, by force at \(String(describing: forced))"
    compare(said, outcome)
    note(depth, forced)
    if forced != nil { compareOverruled() }
    return outcome
  }

  /// One verb: all say the same. Several verbs may have done something that cancels out in the end.
  private func compare(_ said: [Outcome], _ outcome: Outcome) {
    var isVerb = false
    if case .verb = session.current { isVerb = true }
    let isSame = said.allSatisfy {
      $0 == outcome || !isVerb && $0 == .performed && outcome == .unchanged
    }
    if !isSame { session.fail("\(said) within \(outcome)") }
  }

  private func note(_ depth: Int, _ forced: Int?) {
    if case .transaction = session.current { return count("several verbs nested") }
    count(depth > 1 ? "nested twice" : "nested")
    if forced != nil { count("by force") }
    if forced ?? 0 > 0 { count("by force within") }
  }

  /// Lets some entries ask, or refuse to be left.
  private func reserve(_ app: TreeCoordinator) {
    for id in session.shot.ids where roll(2) == 0 {
      guard let origin = app.navigator(of: id)?.origin, let entry = origin.stayingEntry,
        entry.tabs == nil
      else { continue }
      origin.leavePolicy = roll(2) == 0 ? .blocked : .confirm
      policies[id] = origin.leavePolicy
    }
  }

  /// A change by force names all that left although it is not free, in the order in which it left.
  private func compareOverruled() {
    let left = changes.flatMap(\.left).compactMap { event -> EntryID? in
      guard case .entry(let id, _) = event.subject else { return nil }
      return policies[id] == nil ? nil : id
    }
    let overruled = changes.flatMap(\.overruled)
    if overruled != left { session.fail("overruled \(overruled), want \(left)") }
    if !left.isEmpty { count("overruled") }
  }
}
