/// Brings a part to a path: walks up as far as both agree, then drops the rows above and adds the
/// rest. On the way it leads into children and tabs.
@MainActor
struct OpenWalk {
  private let part: Part
  /// The place of the part's lowest row in its layer.
  private let start: Int
  private var mode: OpenMode
  private let draft: Draft
  private var path: OpenPath
  /// How many steps of the path are done.
  private var done = 0
  /// How many rows of the part they take.
  private var position = 0
  private var isExact = true
  /// How many levels below have added their back stacks to the next run.
  private var levelsBelowWithBackStack: Int
  private var leaf: Opened.Leaf?

  init(_ path: OpenPath, part: Part, mode: OpenMode, draft: Draft) {
    self.path = path
    self.part = part
    self.mode = mode
    self.draft = draft
    levelsBelowWithBackStack = path.levelsBelowWithBackStack
    start = draft.state.range(of: part).lowerBound
  }

  private var state: TreeState { draft.state }
  private var count: Int { state.count(part, upTo: .max) }

  mutating func run(mayMisfit: Bool) throws(Refusal) -> Opened {
    try matchRows()
    if position == 0, mayMisfit {
      var misfit = path
      misfit.levelsWithBackStack = levelsBelowWithBackStack + 1
      return Opened(fit: .misfit(misfit))
    }
    if done < path.steps.count || position < count {
      isExact = false
      guard !mode.isTrial else { return Opened(fit: .changed) }
      while done < path.steps.count { try append() }
      if position < count { try draft.drop(count - position, in: part) }
    }
    return Opened(fit: isExact ? .exact : .changed, leaf: leaf)
  }

  /// Moves past rows and children as long as they agree with the path.
  private mutating func matchRows() throws(Refusal) {
    while isExact, done < path.steps.count, let entry = row(position) {
      guard try match(entry) else { return }
    }
  }

  /// A row of the part, counted from its lowest; nil above its top.
  private func row(_ position: Int) -> Entry? {
    guard start + position < state.count(part.layer) else { return nil }
    let entry = state.row(start + position, in: part.layer)
    return part.isWhole || state.isWithin(entry, part.node) ? entry : nil
  }

  /// Moves past the next row or child if it agrees with the path. Returns false if it does not.
  private mutating func match(_ entry: Entry) throws(Refusal) -> Bool {
    guard let child = state.child(of: part.node, holding: entry) else {
      guard state.route(of: entry).isEqual(to: path.steps[done].route) else { return false }
      done += 1
      position += 1
      if let tabs = state.tabs(of: entry) { try deliver(to: tabs) }
      return true
    }
    var run = run(takenBy: child)
    guard !run.steps.isEmpty else { return false }
    let taken = run.steps.count
    run.startsTab = path.startsTab && position == 0
    let opened = try openRun(run, in: child, mayMisfit: true)
    if case .misfit(let misfit) = opened.fit {
      leaf = nil
      path.steps.replaceSubrange(done..<done + taken, with: outer(misfit.steps, of: child))
      levelsBelowWithBackStack = misfit.levelsWithBackStack
      return false
    }
    done += taken
    while let next = row(position), state.isWithin(next, child) { position += 1 }
    return true
  }

  /// Steps of a child as the parent's.
  private func outer(_ steps: [OpenPath.Step], of child: Node) -> [OpenPath.Step] {
    steps.map { step in
      let route = draft.lift(step.route, of: child)
      return OpenPath.Step(route: route.outer ?? route, id: step.id)
    }
  }

  /// The next steps that a child takes.
  private func run(takenBy child: Node) -> OpenPath {
    var run = OpenPath([])
    for step in path.steps[done...] {
      guard let own = draft.route(step.route, of: part.node, takenBy: child) else { break }
      run.steps.append(OpenPath.Step(route: own, id: step.id))
    }
    run.hasLeaf = path.hasLeaf && done + run.steps.count == path.steps.count
    return run
  }

  private mutating func openRun(
    _ run: OpenPath, in child: Node, mayMisfit: Bool
  ) throws(Refusal) -> Opened {
    let opened = try draft.openPath(run, inChild: child, mayMisfit: mayMisfit, mode)
    if !opened.fit.isExact { isExact = false }
    leaf = opened.leaf
    return opened
  }

  /// Leads the next steps into the tab that takes them, or into columns.
  private mutating func deliver(to tabs: TabsState) throws(Refusal) {
    guard state.areColumns(tabs) else {
      guard let place = nextTab(of: tabs), select(place, in: tabs) else { return }
      return try deliver(to: place, of: tabs)
    }
    var filled: [Int] = []
    while let place = nextTab(of: tabs), !filled.contains(place) {
      filled.append(place)
      try deliver(to: place, of: tabs)
      guard isExact || !mode.isTrial else { return }
    }
    guard let last = filled.last, select(last, in: tabs) else { return }
    if try draft.clearColumns(beside: last, of: tabs, except: filled, mode) { isExact = false }
  }

  private func nextTab(of tabs: TabsState) -> Int? {
    guard done < path.steps.count else { return nil }
    let route = path.steps[done].route
    return draft.tab(for: route, part.node.host?.recipe(for: route), in: tabs)
  }

  /// Selects a tab. Returns false if a trial ends here.
  private mutating func select(_ place: Int, in tabs: TabsState) -> Bool {
    guard !state.isSelected(place, in: tabs) else { return true }
    isExact = false
    guard !mode.isTrial else { return false }
    draft.select(place, in: tabs)
    return true
  }

  /// Leads the next steps into a tab that takes the first of them.
  private mutating func deliver(to place: Int, of tabs: TabsState) throws(Refusal) {
    let route = path.steps[done].route
    guard
      let child = state.topChild(of: Part(node: part.node, layer: state.layers(of: tabs)[place]))
    else {
      if draft.wouldRevise(place, to: route, in: tabs) {
        isExact = false
        guard !mode.isTrial else { return }
        _ = draft.reviseScreen(place, to: route, in: tabs)
      }
      done += 1
      return
    }
    var run = run(takenBy: child)
    let count = run.steps.count
    // The declared route of a tab belongs to the parent, so it is below all other entries of the
    // tab.
    let first = state.declared(tabs)[place]
    if !route.isEqual(to: first), let own = draft.route(first, of: part.node, takenBy: child) {
      run.steps.insert(OpenPath.Step(route: own), at: 0)
    }
    guard count > 0 else { throw draft.refusal(ofTab: route, of: part.node) }
    run.startsTab = true
    // A tab keeps its first route, so a modal leaf has to be presented above it.
    let placed = mode.placed
    mode.placed = .none
    _ = try openRun(run, in: child, mayMisfit: false)
    mode.placed = placed
    done += count
  }

  /// Drops the rows above, and adds the steps up to the first tabs, which may take the rest.
  private mutating func append() throws(Refusal) {
    let host = part.node.host
    let tabs = path.steps[done...].firstIndex { host?.recipe(for: $0.route)?.isTabs ?? false }
    let end = tabs.map { $0 + 1 } ?? path.steps.count
    let edit = StackEdit<ComparedRoute>(
      dropped: count - position,
      tail: path.steps[done..<end].map { .new(ComparedRoute($0.route), id: $0.id) })
    var opening = Arrival.Opening(
      mode, hasLeaf: path.hasLeaf && end == path.steps.count,
      levelsWithBackStack: levelsBelowWithBackStack)
    if path.startsTab, done == 0, case .child = host?.recipe(for: path.steps[0].route) {
      opening.startsTab = true
    }
    try draft.apply(edit, to: part, .opening(opening))
    levelsBelowWithBackStack = 0
    done = end
    position = count
    if let made = state.topTabs(of: part) { try deliver(to: made) }
  }
}

// Questions, which change nothing.
extension OpenWalk {
  /// A walk past all of a path; nil if the part does not show it.
  private static func trial(
    _ path: OpenPath, in part: Part, _ mode: OpenMode, _ draft: Draft
  ) throws(Refusal) -> OpenWalk? {
    var walk = OpenWalk(path, part: part, mode: mode.trial, draft: draft)
    try walk.matchRows()
    return walk.isExact && walk.done == walk.path.steps.count ? walk : nil
  }

  /// The tabs or columns with which a path ends, if the part shows the whole path.
  static func lastTabs(
    of path: OpenPath, in part: Part, _ mode: OpenMode, _ draft: Draft
  ) throws(Refusal) -> TabsState? {
    guard let walk = try trial(path, in: part, mode, draft), walk.position > 0,
      let last = walk.row(walk.position - 1), last.node == part.node.key
    else { return nil }
    return draft.state.tabs(of: last)
  }

  /// The child right above a path, if the part shows the whole path.
  static func childAbove(
    _ path: OpenPath, in part: Part, _ mode: OpenMode, _ draft: Draft
  ) throws(Refusal) -> Node? {
    guard let walk = try trial(path, in: part, mode, draft), let above = walk.row(walk.position)
    else { return nil }
    return draft.state.child(of: part.node, holding: above)
  }
}
