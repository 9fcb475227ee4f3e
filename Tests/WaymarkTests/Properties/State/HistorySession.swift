import Observation

@testable import Waymark

/// A tree of coordinators with its history, and the model of the history, which take the same steps.
@MainActor
final class HistorySession {
  /// A requested change.
  enum Deed {
    case verb(Removal, HistoryPolicy? = nil)
    /// An event that calls a waiting target again.
    case release
    /// Going to the position with this number.
    case travel(number: Int)
  }

  /// When a change that adds nothing counts as a removal.
  enum Removal {
    case always
    /// If no tabs show another tab: for several verbs, one of which may have selected it.
    case unlessSelected
    /// If something left, and no tabs show another tab.
    case ifLeft
  }

  /// A target that waits for a gate.
  struct Waiting {
    let token: HoldToken
    let policy: HistoryPolicy?
  }

  let seed: UInt64
  let census = Census()
  let app: TreeCoordinator
  let history: History
  var source: TreeStepSource
  var model: NaiveHistory
  var now: NaiveState
  /// The first fault.
  private(set) var failure: String?
  private(set) var tally: [String: Int] = [:]
  private(set) var taken = 0
  /// A step, and its result.
  var text = "" {
    didSet {
      if text.hasPrefix(oldValue), !trail.isEmpty { trail.removeLast() }
      trail.append(text)
    }
  }
  private var trail: [String] = []
  /// The present verdicts on routes that are not allowed.
  var verdicts: [TreeRoute: Access<TreeRoute>] = [:]
  /// The waiting targets, with their policies for the history.
  var waiting: [Waiting] = []
  /// The states after each change of the present call.
  var changes: [NaiveState] = []
  var policies: [Int: LeavePolicy] = [:]
  /// The open question, the call that asked it, and the entries that this call has asked.
  var pending: (request: LeaveRequest, deed: Deed, asked: Set<Int>)?
  /// The entries that the present call has asked before.
  var asked: Set<Int> = []
  /// Positions that were read at some time.
  var read: [HistoryPosition] = []
  /// The step to take instead of a random one.
  var chosen: (() -> Void)?
  /// The last call, for going back from a selected tab.
  var lastKind = ""
  /// The results of the history's queries.
  private var seen: HistoryView
  private var numbers: [Int: Int] = [:]
  private var shown: Set<EntryID> = []
  private var token: ObserverToken?
  /// The highest id of an entry so far.
  var known = 0

  init(seed: UInt64) {
    self.seed = seed
    source = TreeStepSource(seed: seed ^ 0xC0FFEE)
    let policies = TabBackPolicy.allCases
    app = TreeCoordinator(back: policies[Int(seed % UInt64(policies.count))], census: census)
    app.flow.reporter = MisuseReporter { _ in }
    let limit = [0, 1, 2, 3, 4, 6, 8, 100][Int(seed / 7 % 8)]
    if seed % 3 == 0 { app.start() }
    history = History(app, limit: limit)
    seen = HistoryView(history)
    (now, model) = (NaiveState(), NaiveHistory(limit: limit, NaiveState()))
    census.access = { [weak self] in self?.verdicts[$0] ?? .allow }
    token = app.observe { [weak self] change, _ in
      self?.noteChange()
      self?.compareOverruled(change)
    }
    begin(limit)
  }

  /// Begins: by a link, or by the start alone.
  private func begin(_ limit: Int) {
    if seed % 3 == 1 { app.open(.left(.page(1))) }
    app.start()
    noteChange()
    model = NaiveHistory(limit: limit, changes[0])
    for (before, state) in zip(changes, changes.dropFirst()) where before != state {
      _ = model.commit(from: before, to: state, nil, onlyRemoves: false)
    }
    now = changes[changes.count - 1]
    seen = HistoryView(history)
    known = now.ids.max() ?? 0
  }

  private func noteChange() {
    guard let state = NaiveState(app) else { return fail("snapshot and projection differ") }
    changes.append(state)
  }

  func fail(_ text: String) {
    if failure == nil {
      let trail = trail.suffix(9).joined(separator: "\n")
      failure =
        "seed \(seed), step \(taken), \(self.text): \(text)\n\(app.describe())\nafter\n\(trail)"
    }
  }

  func count(_ kind: String) { tally[kind, default: 0] += 1 }

  func roll(_ count: Int) -> Int { source.roll(count) }

  /// Takes steps until something is wrong.
  func run(_ steps: Int) {
    for _ in 0..<steps where failure == nil {
      taken += 1
      let watcher = HistoryWatcher(history, seen)
      if let chosen = chosen.take() { chosen() } else { step() }
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

  /// The serials of the coordinators, except the root, whose own stack contains each entry.
  var homes: [Int: [Int]] {
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

// Checks.
extension HistorySession {
  private func check() {
    guard failure == nil else { return }
    if let broken = app.broken { return fail("broken: \(broken)") }
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

  /// Only coordinators and screens in the tree live.
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

  /// Ends the tree, and checks that the history is empty and no step is possible.
  func end() {
    guard failure == nil else { return }
    token?.cancel()
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
