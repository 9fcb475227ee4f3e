@testable import Waymark

/// A session in which entries sometimes ask before they leave, and are awaited, and the root sometimes refuses routes.
/// After all answers, each step does what the model says. The model knows nothing of leave policies, except which entries
/// a result does not ask.
@MainActor
final class LeaveSession {
  let results: ResultSession
  private(set) var tally: [String: Int] = [:]
  private var generator: SeededGenerator
  private var rulesGenerator: SeededGenerator
  /// What the root refuses during the present step, and what that comes to.
  var rules: [NaiveTree.Rule] = []
  var judged: NaiveTree.Judged?
  private var policies: [EntryID: LeavePolicy] = [:]
  private var changes: [NavigationChange<TreeRoute>] = []
  /// True if the step is part of a transaction that has answered a question.
  private var isJoined = false
  private var wasJoined = false
  /// Receives each verb, and calls it once or several times.
  var surrounding: ((() -> Outcome) -> Outcome)?

  init(seed: UInt64) {
    results = ResultSession(seed: seed, finishes: 6)
    generator = SeededGenerator(seed: seed ^ 0x5A5A)
    rulesGenerator = SeededGenerator(seed: seed ^ 0x3C3C)
    session.surrounding = { [weak self] run in self?.answer(run) ?? run() }
    session.judging = { [weak self] (tree, step, old) throws(NaiveTree.Stop) in
      guard let self else { return (.performed, tree) }
      return try judge(tree, step, old)
    }
    session.isLed = { [weak self] in
      self.map { !$0.isPerformed || $0.judged?.redirects ?? 0 > 0 } ?? false
    }
    session.isCascading = { [weak self] in self?.judged.map { !$0.cascaded.isEmpty } ?? false }
    session.blocked = { [weak self] in self?.blocked ?? [] }
    session.isJoined = { [weak self] in self?.isJoined ?? false }
    session.mayReport = { Self.reports.contains($0) }
    session.root?.observe { [weak self] change, _ in self?.changes.append(change) }
  }

  /// What access and leave policies report.
  private static let reports: Set<MisuseReport.Code> = [
    .leftUnasked, .redirectLimit, .refusedRoot, .unshownHold,
  ]

  var session: TreeSession { results.session }

  /// Takes steps until something is wrong.
  func run(_ steps: Int) async {
    for _ in 0..<steps where session.failure == nil {
      (rules, judged) = ([], nil)
      session.chosen = telling()
      await results.step()
    }
    if session.failure != nil { session.failure? += "\nrefused: \(rules.map(\.verdict))" }
    rules = []
  }

  private func roll(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }

  func rollRules(_ count: Int) -> Int { Int.random(in: 0..<count, using: &rulesGenerator) }

  func count(_ kind: String) { tally[kind, default: 0] += 1 }

  /// Takes a step, and answers all questions until it is carried out.
  private func answer(_ run: () -> Outcome) -> Outcome {
    guard let app = session.root else { return run() }
    beginToRefuse(app)
    defer { session.census.access = { _ in .allow } }
    release()
    for id in session.shot.ids where roll(judged == nil ? 2 : 4) < (judged == nil ? 1 : 3) {
      set(roll(3) == 0 ? .blocked : .confirm, of: id)
    }
    changes = []
    let unasked = unasked()
    var asked: [EntryID] = []
    var outcome = begin(app, run)
    while session.failure == nil {
      if let request = outcome.leaveRequest {
        count("asked")
        asked.append(request.entry)
        check(request, app)
        // An answer would not help.
        if let id = blockers(unasked).first { session.fail("\(request) asks, and \(id) blocks") }
        if roll(3) == 0 { turnDevice(request, app) }
        if roll(8) == 0 {
          // The question is not answered, and the verb is called again.
          asked = []
          if roll(2) == 0 { request.cancel() }
          outcome = begin(app, run)
        } else {
          if roll(8) == 0, request.pending.joins { answerInVain(request, app) }
          outcome = attempt(app) { proceed(request, app) }
        }
      } else if outcome == .ignored(.blocked) {
        count("blocked")
        asked = []
        // Each of them blocks on its own.
        let blockers = blockers(unasked)
        if blockers.isEmpty { session.fail("nobody blocked") }
        if blockers.count > 1 { count("several blocked") }
        if let id = blockers.randomElement(using: &generator) { set(.free, of: id) }
        outcome = begin(app, run)
      } else {
        break
      }
    }
    if !changes.isEmpty { checkLeaves(asked, unasked) }
    countAccess(outcome, asked.count, policies)
    if let token = outcome.hold {
      check(token, app)
      app.dropHolds()
    }
    return outcome
  }

  /// The entries that the present step does not ask, by the model before it.
  private func unasked() -> Set<Int> {
    guard case .verb(_, .finishReturning(let id, _, let policy)) = session.current else {
      return []
    }
    return session.model.unasked(from: id.number, policy)
  }

  /// The entries that the present step leaves, by the model, and that may not be left.
  private func blockers(_ unasked: Set<Int>) -> [EntryID] {
    let (old, new) = (session.model, session.expected)
    let gone = Set(old.ordered.map(\.row.id)).subtracting(new.ordered.map(\.row.id))
    return policies.filter { $0.value == .blocked }.keys.map(\.number).sorted().filter { id in
      let reason = new.reasons[id]
      return gone.contains(id) && !unasked.contains(id) && reason != .system && reason != .access
    }.map { EntryID(number: $0) }
  }

  /// The entries in the tree that may not be left.
  private var blocked: Set<EntryID> {
    Set(session.shot.ids.filter { policies[$0] == .blocked })
  }

  /// Sets all policies to `free`.
  private func release() {
    for id in policies.keys { set(.free, of: id) }
    policies = [:]
  }

  func end() async {
    release()
    session.surrounding = nil
    await results.end()
  }

  private func set(_ policy: LeavePolicy, of id: EntryID) {
    guard let origin = session.root?.navigator(of: id)?.origin, let entry = origin.stayingEntry,
      entry.tabs == nil
    else {
      return
    }
    origin.leavePolicy = policy
    policies[id] = policy
  }

  private func begin(_ app: TreeCoordinator, _ run: () -> Outcome) -> Outcome {
    isJoined = false
    return attempt(app, run)
  }

  /// Calls a verb, and checks that it changed nothing if it was refused.
  private func attempt(_ app: TreeCoordinator, _ run: () -> Outcome) -> Outcome {
    let before = app.describe()
    wasJoined = isJoined
    session.census.asked = [:]
    session.watcher.watch(session.shot)
    let outcome = surrounding?(run) ?? run()
    guard outcome.leaveRequest != nil || outcome == .ignored(.blocked) else { return outcome }
    let shot = TreeShot(app)
    let isSame = zip(session.shot.layers, shot.layers).allSatisfy { $0.looks(like: $1) }
    if app.describe() != before || !isSame || shot.layers.count != session.shot.layers.count {
      session.fail("\(outcome) changed\n\(before)to\n\(app.describe())")
    }
    if !changes.isEmpty { session.fail("\(outcome) was told as \(changes)") }
    if session.watcher.counts != [:] { session.fail("\(outcome) notified") }
    let living = session.census.livingCoordinators().sorted()
    if living != session.serials.values.sorted() { session.fail("\(living) live at \(outcome)") }
    return outcome
  }

  /// Answers a question, sometimes in a transaction, which may have to ask again.
  private func proceed(_ request: LeaveRequest, _ app: TreeCoordinator) -> Outcome {
    let joins = request.pending.joins
    // A trial has answered in another way.
    isJoined = wasJoined
    // A trial says what the verb does, whoever waits for it.
    guard joins ? roll(4) == 0 : isPerformed && surrounding == nil else {
      return request.proceed()
    }
    let outcome = app.transaction { request.proceed() }
    guard !joins else {
      count("answered in a transaction")
      // If the transaction asks in turn, it is what is answered next.
      isJoined = true
      return outcome
    }
    // A verb with a caller is called once the transaction is over, and nobody gets its outcome.
    count("answered after a transaction")
    if outcome != .unchanged { session.fail("\(outcome) of a transaction without a verb") }
    if let next = app.pendingLeave { return .needsConfirmation(next) }
    return changes.isEmpty ? .ignored(.blocked) : .performed
  }

  /// Answers after an ignored verb of a transaction. Then nothing happens, and the question stays open.
  private func answerInVain(_ request: LeaveRequest, _ app: TreeCoordinator) {
    count("answered in vain")
    var answered: Outcome?
    let outcome = app.transaction {
      app.remove(EntryID(number: NaiveTree.neverIssued))
      answered = request.proceed()
    }
    if outcome != .ignored(.notFound) || answered != outcome || app.pendingLeave != request {
      session.fail("\(outcome) and \(answered as Any) in vain, open: \(app.pendingLeave as Any)")
    }
  }

  /// Lets the window become wide and narrow, or narrow and wide, which is no answer.
  private func turnDevice(_ request: LeaveRequest, _ app: TreeCoordinator) {
    let tabs = session.shot.layers.flatMap { $0.layer.entries.compactMap(\.tabs) }
    guard let columns = tabs.first(where: \.areColumns) else { return }
    let isCollapsed = columns.isCollapsed
    for next in [!isCollapsed, isCollapsed] {
      let outcome = app.request(isCollapsed: next, in: columns)
      if outcome != .performed { session.fail("\(outcome) of a report of the width") }
      if app.pendingLeave != request { session.fail("a report of the width closed \(request)") }
    }
    count("turned while asked")
    (changes, session.records) = ([], [])
  }

  private var isPerformed: Bool { judged.map { $0.outcome == .performed } ?? true }

  private func check(_ request: LeaveRequest, _ app: TreeCoordinator) {
    if app.pendingLeave != request { session.fail("\(request) is not the open question") }
    if policies[request.entry] != .confirm { session.fail("\(request) asks without a policy") }
  }

  /// Checks that a verb that had to wait is what waits, and for what.
  private func check(_ token: HoldToken, _ app: TreeCoordinator) {
    let pending = app.pendingNavigations
    // What is shown meanwhile may end the coordinator whose verb waits.
    if token.hold.result == .dropped(.left), pending.isEmpty { return count("waits no more") }
    guard pending.count == 1, let target = pending.first else {
      return session.fail("\(pending.map(\.name)) wait")
    }
    if target.token != token || target.gate != Self.gate {
      session.fail("\(target.name) waits for \(target.gate)")
    }
    guard case .verb(let owner, _) = session.current, let serial = session.serials[owner] else {
      return
    }
    count("the verb of a coordinator waits")
    let name = "coordinator \(serial)"
    if target.coordinator != name {
      session.fail("a target of \(target.coordinator), want \(name)")
    }
  }

  /// Checks that exactly the leaving entries that confirm were asked, in the order in which they left.
  private func checkLeaves(_ asked: [EntryID], _ unasked: Set<Int>) {
    var wanted: [EntryID] = []
    var overruled: [EntryID] = []
    for event in changes.last?.left ?? [] {
      guard case .leave(let reason) = event.kind, case .entry(let id, _) = event.subject,
        let policy = policies[id], policy != .free
      else { continue }
      guard !unasked.contains(id.number) else {
        count("passed by")
        continue
      }
      if reason == .system || reason == .access { overruled.append(id) } else { wanted.append(id) }
    }
    if asked != wanted { session.fail("asked \(asked), want \(wanted)") }
    if changes.last?.overruled != overruled { session.fail("want \(overruled) overruled") }
    if wanted.count > 1 { count("several asked") }
    if !overruled.isEmpty { count("overruled") }
  }
}
