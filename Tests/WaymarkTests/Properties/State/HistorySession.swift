import Observation

@testable import Waymark

/// A tree of coordinators, its history and the model of that, which go the same way step by step.
@MainActor
final class HistorySession {
  /// A change that somebody asks for.
  enum Deed {
    case verb(Removal, HistoryPolicy? = nil)
    /// Going to the position with this number.
    case travel(number: Int)
  }

  /// When a change for which nothing came is one that only removes.
  enum Removal {
    case always
    /// If no tabs show another tab: several verbs, one of which may have selected it.
    case unlessSelected
    /// If something left, and no tabs show another tab.
    case ifLeft
  }

  let seed: UInt64
  let census = Census()
  let app: TreeCoordinator
  let history: History
  var source: TreeStepSource
  var model: NaiveHistory
  private(set) var now: NaiveState
  /// What was wrong first.
  private(set) var failure: String?
  private(set) var tally: [String: Int] = [:]
  private(set) var taken = 0
  var text = ""
  var refused: Set<TreeRoute> = []
  var policies: [Int: LeavePolicy] = [:]
  /// The open question, and what asked it.
  var pending: (request: LeaveRequest, deed: Deed)?
  /// Positions as they were read at any time.
  var read: [HistoryPosition] = []
  /// What was called last, for going back from a tab that was selected.
  var lastKind = ""
  /// What the queries of the history say.
  private var seen: HistoryView
  private var numbers: [Int: Int] = [:]
  private var shown: Set<EntryID> = []
  /// The highest id of an entry so far.
  private var known = 0

  init(seed: UInt64) {
    self.seed = seed
    source = TreeStepSource(seed: seed ^ 0xC0FFEE)
    let policies = TabBackPolicy.allCases
    app = TreeCoordinator(back: policies[Int(seed % UInt64(policies.count))], census: census)
    app.flow.reporter = MisuseReporter { _ in }
    let limit = [0, 1, 2, 3, 4, 6, 8, 100][Int(seed / 7 % 8)]
    if seed % 3 == 0 { app.start() }
    history = History(app, limit: limit)
    app.start()
    seen = HistoryView(history)
    now = NaiveState(app) ?? NaiveState()
    model = NaiveHistory(limit: limit, now)
    census.refuses = { [weak self] in self?.refused.contains($0) ?? false }
    known = now.ids.max() ?? 0
  }

  func fail(_ text: String) {
    if failure == nil {
      failure = "seed \(seed), step \(taken), \(self.text): \(text)\n\(app.describe())"
    }
  }

  func count(_ kind: String) { tally[kind, default: 0] += 1 }

  func roll(_ count: Int) -> Int { source.roll(count) }

  /// Takes steps until something is wrong.
  func run(_ steps: Int) {
    for _ in 0..<steps where failure == nil {
      taken += 1
      let watcher = HistoryWatcher(history, seen)
      step()
      seen = HistoryView(history)
      if let query = watcher.changedInSilence(seen) { fail("\(query) changed in silence") }
      if watcher.told > 0 { count("told") }
      check()
    }
  }

  /// All coordinators in the tree, from the root down.
  var coordinators: [TreeCoordinator] {
    func all(_ coordinator: TreeCoordinator) -> [TreeCoordinator] {
      [coordinator] + coordinator.children.compactMap { $0 as? TreeCoordinator }.flatMap(all)
    }
    return all(app)
  }

  /// The serials of the coordinators, but for the root, in whose own stack each entry is.
  private var homes: [Int: [Int]] {
    var homes: [Int: [Int]] = [:]
    func visit(_ coordinator: TreeCoordinator, _ chain: [Int]) {
      for row in coordinator.stack where chain.count > homes[row.id.number]?.count ?? 0 {
        homes[row.id.number] = chain
      }
      for case let child as TreeCoordinator in coordinator.children {
        visit(child, chain + [child.serial])
      }
    }
    visit(app, [])
    return homes
  }
}

// Changes.
extension HistorySession {
  /// Carries out what was asked for, and has the model follow.
  @discardableResult
  func perform(_ deed: Deed, _ run: () -> Outcome) -> Outcome {
    let (before, homes) = (now, homes)
    let outcome = run()
    guard let now = NaiveState(app) else {
      fail("snapshot and projection differ")
      return outcome
    }
    self.now = now
    if case .needsConfirmation(let request) = outcome {
      pending = (request, deed)
      count("asked")
    }
    if outcome != .performed, before != now { fail("\(outcome) changed something") }
    switch deed {
    case .verb(let removal, let policy):
      if outcome == .performed { follow(before, removal, policy) }
    case .travel(let number):
      guard let place = model.positions.firstIndex(where: { $0.number == number }) else {
        if outcome != .ignored(.notFound) { fail("\(outcome) at a position that was dropped") }
        break
      }
      follow(NaiveJourney(before, model.positions[place].state, homes: homes), place, outcome)
    }
    known = max(known, now.ids.max() ?? 0)
    return outcome
  }

  private func follow(_ before: NaiveState, _ removal: Removal, _ policy: HistoryPolicy?) {
    let came = !now.ids.isSubset(of: before.ids)
    let left = !before.ids.isSubset(of: now.ids)
    let selections = before.selections
    let hasSelected = now.selections.contains { selections[$0.key] ?? $0.value != $0.value }
    let removes =
      switch removal {
      case .always: true
      case .unlessSelected: !hasSelected
      case .ifLeft: left && !hasSelected
      }
    let onlyRemoves = !came && removes
    let effect = model.commit(from: before, to: now, policy, onlyRemoves: onlyRemoves)
    text += " (\(effect))"
    count("\(effect)")
    if effect == .movedBack {
      count("movedBack by \(removal == .ifLeft ? "another verb" : "removal")")
    }
    if effect == .movedBack, hasSelected { count("movedBack to another tab") }
    if effect == .added, before.ids == now.ids { count("added without entries") }
    if effect == .altered, before != now { count("altered invisibly") }
  }

  private func follow(_ journey: NaiveJourney, _ place: Int, _ outcome: Outcome) {
    let isRefused = journey.aim.isRefused(refused)
    let asking = journey.mayLeave.filter { policies[$0] == .confirm }
    let blocking = journey.mayLeave.filter { policies[$0] == .blocked }
    text += " to \(journey.aim.path) refused \(refused.map(\.name)) \(outcome)"
    switch outcome {
    case .performed:
      if isRefused { return fail("shows what is refused") }
      if journey.isThere { return fail("performed, and it was there") }
      if let text = journey.failure(now, known: known) { return fail(text) }
      if journey.leaving.contains(where: { policies[$0] == .blocked }) { return fail("left") }
      if place != model.place { count("went \(place < model.place ? "back" : "forward")") }
      if abs(place - model.place) > 1 { count("went far") }
      if place == model.place { count("went nowhere") }
      if !journey.aim.ids.isSubset(of: journey.before.ids) { count("came back anew") }
      if !journey.aim.ids.isDisjoint(with: journey.before.ids) { count("stayed") }
      if journey.aim.layers.count > 1 { count("went to layers") }
      if !journey.aim.selections.isEmpty { count("went to tabs") }
      let texts = Dictionary(uniqueKeysWithValues: journey.before.rows.map { ($0.id, $0.text) })
      if journey.aim.rows.contains(where: { texts[$0.id] ?? $0.text != $0.text }) {
        count("revised back")
      }
      model.go(to: place, now)
    case .unchanged:
      if !journey.isThere { return fail("unchanged") }
      if place != model.place { count("went there unchanged") }
      model.go(to: place, now)
    case .denied:
      if !isRefused { fail("denied") }
      count("denied")
    case .ignored(.blocked):
      if blocking.isEmpty { fail("nobody blocks") }
      count("blocked")
    case .needsConfirmation(let request):
      if !asking.contains(request.entry.number) { fail("asks \(request.entry)") }
      count("travel asked")
    default: fail("\(outcome)")
    }
  }
}

// Checks.
extension HistorySession {
  private func check() {
    guard failure == nil else { return }
    let positions = history.positions
    let wanted = model.positions.map(\.state.path)
    let found = seen.paths
    if found != wanted { return fail("positions\n\(found)\nwant\n\(wanted)") }
    if history.currentIndex != model.place {
      return fail("at \(history.currentIndex ?? -1), want \(model.place) of \(found)")
    }
    if history.backCount != model.place { fail("back \(history.backCount)") }
    let forward = positions.count - 1 - model.place
    if history.forwardCount != forward { fail("forward \(history.forwardCount)") }
    let lastStep = history.lastStep?.description
    if lastStep != model.lastStep {
      fail("step \(lastStep ?? "nil"), want \(model.lastStep ?? "nil")")
    }
    for (position, model) in zip(positions, model.positions) {
      let number = numbers[model.number] ?? position.id
      if position.id != number { fail("position \(number) is \(position.id)") }
      numbers[model.number] = number
    }
    if Set(numbers.values).count != numbers.count { fail("a number is there twice") }
    read += positions.suffix(1)
    checkLives()
  }

  /// Nothing lives but what is in the tree.
  private func checkLives() {
    let serials = coordinators.map(\.serial).sorted()
    let living = census.livingCoordinators()
    if living != serials { fail("\(living) live, want \(serials)") }
    let present = Set(now.ids.map { EntryID(number: $0) })
    shown.formIntersection(present)
    let screens = census.livingScreens()
    if Set(screens) != shown || screens.count != shown.count {
      fail("screens of \(screens), want \(shown.sorted())")
    }
    guard taken % 2 == 0 else { return }
    for layer in TreeShot(app).layers where roll(2) == 0 {
      for entry in layer.layer.entries where entry.tabs == nil && entry.screen != nil {
        shown.insert(entry.id)
      }
    }
  }

  /// Ends the tree: the history is empty, and nothing leads anywhere.
  func end() {
    guard failure == nil else { return }
    for id in policies.keys { set(.free, id) }
    let watcher = HistoryWatcher(history, seen)
    text = "end"
    if app.end() != .performed { fail("the tree did not end") }
    if let query = watcher.changedInSilence(HistoryView(history)) {
      fail("\(query) changed in silence")
    }
    if !history.positions.isEmpty || history.currentIndex != nil { fail("positions") }
    if history.backCount != 0 || history.forwardCount != 0 { fail("counts") }
    let outcomes = [history.back(), history.forward(), history.go(0)]
    if outcomes.contains(where: { !$0.isRefusal }) { fail("\(outcomes)") }
    history.clear()
    if !history.positions.isEmpty || census.livingCoordinators() != [1] { fail("lives") }
    if !census.livingScreens().isEmpty { fail("screens") }
  }
}
