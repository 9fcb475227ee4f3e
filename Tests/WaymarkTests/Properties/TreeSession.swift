@testable import Waymark

/// A tree of coordinators and its model, which take the same steps.
@MainActor
final class TreeSession {
  let seed: UInt64
  let census = Census()
  private(set) var root: TreeCoordinator?
  var model: NaiveTree
  private(set) var shot: TreeShot
  /// The first fault.
  var failure: String?
  /// How often each kind of step came up.
  var tally: [String: Int] = [:]
  /// The result of each step, for comparing sessions.
  private(set) var log: [String] = []
  private var source: TreeStepSource
  let watcher = LayerWatcher()
  var records: [Record] = []
  /// The reports since the present step began.
  private(set) var reports: [MisuseReport.Code] = []
  /// The serial of the coordinator for each number of the model.
  var serials = [0: 1]
  /// The number of each layer of the model for the id of a layer.
  private var numbers = [0: 0]
  var shown: Set<EntryID> = []
  var gone: Set<EntryID> = []
  private var highest = 0
  var taken = 0
  /// The drafts of the next transaction's verbs.
  private(set) var drafts: [NaiveTree.Drafted] = []
  /// The reports of the next step.
  private(set) var wantedReports: [MisuseReport.Code] = []
  /// The model after the present step.
  private(set) var expected: NaiveTree
  /// The navigators that were called last, which need not be in the tree any more.
  var tapped: [EntryID: Navigator<TreeCoordinator>] = [:]
  let showsScreens: Bool
  /// The present step.
  private(set) var current: TreeStep?
  /// The entries that may not be left, which the model does not know.
  var blocked: () -> Set<EntryID> = { [] }
  /// The step to take instead of a random one.
  var chosen: TreeStep?
  /// Performs a command in another way; nil for the usual way.
  var performing: ((TreeCommand, TreeCoordinator) -> Outcome?)?
  /// Receives each step, and carries it out once or several times.
  var surrounding: ((@escaping () -> Outcome) -> Outcome)?
  /// What a step comes to that the model has performed since a state; nil if nothing is judged.
  var judging: ((NaiveTree, TreeStep, NaiveTree) throws(NaiveTree.Stop) -> (Outcome, NaiveTree))?
  /// True if the present step is led elsewhere.
  var isLed: () -> Bool = { false }
  /// True if more leaves in the present step because it may not be seen.
  var isCascading: () -> Bool = { false }
  /// True if a transaction of the root has called the present step again.
  var isJoined: () -> Bool = { false }
  /// True for reports that the model does not know.
  var mayReport: (MisuseReport.Code) -> Bool = { _ in false }
  /// The outcome of the last step.
  private(set) var outcome = Outcome.unchanged

  init(seed: UInt64, showsScreens: Bool = true) {
    self.seed = seed
    self.showsScreens = showsScreens
    source = TreeStepSource(seed: seed)
    let policies = TabBackPolicy.allCases
    let back = policies[Int(seed % UInt64(policies.count))]
    let app = TreeCoordinator(back: back, census: census)
    model = NaiveTree(back: back)
    expected = model
    shot = TreeShot()
    root = app
    app.flow.reporter = MisuseReporter { [weak self] in self?.reports.append($0.code) }
    app.start()
    shot = TreeShot(app)
    model.wasVisible = [1]
    adopt(model, app)
    watcher.watch(shot)
    app.observe { [weak self] change, paths in self?.note(change, paths) }
  }

  func fail(_ text: String) {
    if failure == nil { failure = "seed \(seed), step \(taken): \(text)" }
  }

  /// Releases the last outside reference, with everything that a platform holds.
  func letGo() {
    root = nil
    shot = TreeShot()
    watcher.watch(shot)
    source = TreeStepSource(seed: seed)
  }

  /// Takes steps until something is wrong.
  func run(_ steps: Int) {
    for _ in 0..<steps where failure == nil { step() }
  }

  func step() {
    guard let app = root else { return }
    taken += 1
    var step = chosen.take() ?? source.step(source.step(model, shot), in: model)
    var expected = expectation(of: step)
    var attempts = 0
    while expected == nil, attempts < 20 {
      tally["unpredicted", default: 0] += 1
      tally["unpredicted \(step.kind)", default: 0] += 1
      source.lastTap = nil
      step = source.step(source.step(model, shot), in: model)
      expected = expectation(of: step)
      attempts += 1
    }
    guard let expected else { return fail("no step that the model predicts") }
    tally[step.kind, default: 0] += 1
    if expected.outcome == .performed { tally["\(step.kind), performed", default: 0] += 1 }
    if expected.outcome == .performed {
      for mark in expected.model.marks { tally["\(mark)", default: 0] += 1 }
    }
    for trait in model.traits { tally[trait, default: 0] += 1 }
    for kind in taps(step, expected.outcome) { tally[kind, default: 0] += 1 }
    current = step
    self.expected = expected.model
    perform(step, expected.outcome, expected.model, app)
    compareLives(step)
    guard failure == nil else { return }
    log.append("\(step.text) \(expected.outcome) \(shot.ids)")
  }
}

// The model.
extension TreeSession {
  private func expectation(of step: TreeStep) -> (outcome: Outcome, model: NaiveTree)? {
    var (draft, model) = (model, model)
    // The new declaration counts from now on, whether or not the tabs can be reloaded.
    if case .verb(_, .reloadTabs(let variant)) = step { model.variant = variant }
    draft.reasons = [:]
    draft.marks = []
    draft.drafts = []
    draft.reports = []
    draft.replacements = []
    draft.wentBack = []
    defer { (drafts, wantedReports) = (draft.drafts, draft.reports) }
    do throws(NaiveTree.Stop) {
      let outcome = try draft.perform(step, numbers)
      draft.keepSelections(of: model)
      guard outcome == .performed, draft.differs(from: model) else {
        return (outcome == .performed ? .unchanged : outcome, model)
      }
      return try judging?(draft, step, model) ?? (outcome, draft)
    } catch {
      guard case .ignored(let reason) = error else { return nil }
      return (.ignored(reason), model)
    }
  }
}

// The tree.
extension TreeSession {
  func coordinator(_ owner: Int) -> TreeCoordinator? {
    let serial = serials[owner]
    return census.coordinators.lazy.compactMap(\.coordinator).first { $0.serial == serial }
  }

  private func perform(
    _ step: TreeStep, _ expected: Outcome, _ wanted: NaiveTree, _ app: TreeCoordinator
  ) {
    let before = shot
    let old = model
    let oldPath = old.visiblePath(of: 0)
    (records, reports) = ([], [])
    let acted = actedOn(by: step) ?? app
    census.asked = [:]
    let outcome = surrounding?({ self.run(step, app) }) ?? run(step, app)
    let after = TreeShot(app)
    self.outcome = outcome
    guard Self.agree(outcome, expected) else {
      fail("\(outcome), want \(expected)")
      return explain(step, old, app)
    }
    shot = after
    adopt(wanted, app)
    if failure != nil { return explain(step, old, app) }
    compareReports(reports)
    // A debug build checks what each change touches; the whole tree takes longer.
    if taken % 4 == 0, let broken = app.broken { fail("broken: \(broken)") }
    compareAsked(step)
    compareChange(step, outcome, old, oldPath)
    compareNotifications(step, before)
    compareIDs(step, before)
    compareQueries(step, outcome, acted, app)
    // The rules of the step hold no longer. Whoever has their answers is notified by the next verb.
    app.pop(0)
    watcher.watch(shot)
    confirmOpened(step, outcome, acted)
    confirmNothingGone(step, app)
    showSomething(app)
    if failure != nil { explain(step, old, app) }
  }

  private static func agree(_ outcome: Outcome, _ expected: Outcome) -> Bool {
    switch (outcome, expected) {
    case (.held, _): expected == NaiveTree.held
    case (.denied, NaiveTree.refused): true
    default: outcome == expected
    }
  }

  private func explain(_ step: TreeStep, _ old: NaiveTree, _ app: TreeCoordinator) {
    failure? += "\n\(step.text)\nbefore\n\(old.text)\nafter\n\(app.describe())"
  }

  private func actedOn(by step: TreeStep) -> TreeCoordinator? {
    switch step {
    case .verb(let owner, _), .told(_, let owner, _), .tapped(_, let owner, _): coordinator(owner)
    case .transaction(let verbs): verbs.first.flatMap { coordinator($0.owner) }
    case .observation: nil
    }
  }

  private func run(_ step: TreeStep, _ app: TreeCoordinator) -> Outcome {
    switch step {
    case .verb(let owner, let command):
      guard let coordinator = coordinator(owner) else { return .queued }
      return performing?(command, coordinator) ?? command.perform(on: coordinator)
    case .told(let way, let owner, let command): return tell(way, owner, command)
    case .tapped(let id, let owner, let commands): return tap(id, owner, commands)
    case .transaction(let verbs):
      return app.transaction {
        for (index, (owner, command)) in verbs.enumerated() {
          guard let coordinator = self.coordinator(owner) else { continue }
          self.compareDraft(index, command.perform(on: coordinator), owner, coordinator)
        }
      }
    case .observation(let observation):
      switch observation.content {
      case .reconcile(let layer, let shown, let remaining):
        return app.reconcile(layer, shown: shown, remaining: remaining)
      case .dismissed(let layer): return app.dismissed(layer)
      case .request(let position, let tabs, _, let revision):
        return app.request(select: position, in: tabs, revision: revision)
      case .resize(let isCollapsed, let tabs, _):
        return app.request(isCollapsed: isCollapsed, in: tabs)
      }
    }
  }

  /// Tells the model the ids of new entries, and which coordinator each of its numbers means.
  private func adopt(_ wanted: NaiveTree, _ app: TreeCoordinator) {
    model = wanted
    let order = model.ordered
    var numbers: [Int] = []
    for (_, number) in order where !numbers.contains(number) { numbers.append(number) }
    guard numbers.count == shot.layers.count else {
      return fail("\(shot.layers.count) layers, want \(numbers.count)")
    }
    var ids: [Int: Int] = [:]
    for (number, seen) in zip(numbers, shot.layers) {
      self.numbers[seen.layer.id.number] = number
      let rows = model.layer(number).rows
      guard rows.map(\.route.name) == seen.names else {
        return fail("\(seen.layer.id) shows \(seen.names), want \(rows.map(\.route.name))")
      }
      for (row, id) in zip(rows, seen.ids) {
        if row.id < 0, id.number > highest { ids[row.id] = id.number }
        let adopted = ids[row.id] ?? row.id
        if adopted != id.number { return fail("\(row.route.name) is \(id), want #\(adopted)") }
        guard let tabs = row.tabs, let found = seen.tabs[adopted] else { continue }
        if tabs.selected != found.selected || tabs.revision != found.revision
          || tabs.isCollapsed != found.isCollapsed
        {
          return fail("tabs \(id) \(found), want \(tabs.selected) at \(tabs.revision)")
        }
      }
    }
    model.adopt(ids)
    highest = max(highest, ids.values.max() ?? 0)
    match(0, app)
  }

  /// Checks that each coordinator stays the same, from the root down.
  private func match(_ owner: Int, _ coordinator: TreeCoordinator) {
    if let serial = serials[owner], serial != coordinator.serial {
      return fail("\(coordinator.name) instead of coordinator \(serial)")
    }
    if serials[owner] == nil, serials.values.contains(coordinator.serial) {
      return fail("\(coordinator.name) was there before")
    }
    serials[owner] = coordinator.serial
    let children = model.children(of: owner)
    let found = coordinator.children.compactMap { $0 as? TreeCoordinator }
    guard children.count == found.count else {
      return fail("\(coordinator.name) has \(found.count) children, want \(children.count)")
    }
    for (child, found) in zip(children, found) { match(child, found) }
  }
}
