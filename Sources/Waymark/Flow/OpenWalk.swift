/// Brings a layer to a path: walks up as far as both agree, then drops what is above and adds the
/// rest. On the way it leads into children and tabs.
@MainActor
struct OpenWalk<Route: Waymark.Route, Screen> {
  private typealias Step = OpenPath<Route>.Step

  private let flow: Flow<Route, Screen>
  private let layer: FlowLayer
  private var mode: OpenMode
  private let draft: TreeDraft
  private var path: OpenPath<Route>
  /// How many steps of the path are done.
  private var done = 0
  /// How many slots they take.
  private var position = 0
  private var isExact = true
  /// How many levels below have added their back stacks to the run that comes next.
  private var asked: Int
  private var leaf: Opened<Route>.Leaf?

  init(
    _ path: OpenPath<Route>, flow: Flow<Route, Screen>, layer: FlowLayer,
    mode: OpenMode, draft: TreeDraft
  ) {
    self.path = path
    self.flow = flow
    self.layer = layer
    self.mode = mode
    self.draft = draft
    asked = max(path.asked - 1, 0)
  }

  mutating func run(mayMisfit: Bool) throws(Refusal) -> Opened<Route> {
    while isExact, done < path.steps.count, position < layer.slotCount(.alternate) {
      guard try match() else { break }
    }
    if position == 0, mayMisfit {
      var misfit = path
      misfit.asked = asked + 1
      return Opened(fit: .misfit(misfit))
    }
    if done < path.steps.count || position < layer.slotCount(.alternate) {
      isExact = false
      guard !mode.isTrial else { return Opened(fit: .changed) }
      while done < path.steps.count { try append() }
      if position < layer.slotCount(.alternate) {
        try layer.drop(entriesAbove, draft)
      }
    }
    return Opened(fit: isExact ? .exact : .changed, leaf: leaf)
  }

  /// Goes past the next slot if it shows what the path says; false if it does not.
  private mutating func match() throws(Refusal) -> Bool {
    switch layer.slot(position, .alternate) {
    case .entry(let entry):
      guard flow.route(shownBy: entry) == path.steps[done].route else { return false }
      done += 1
      position += 1
      if let tabs = flow.tabs(of: entry) { try deliver(to: tabs) }
      return true
    case .child(let child):
      guard let link = flow.typed(child) else { return false }
      var run = run(takenBy: link)
      guard !run.steps.isEmpty else { return false }
      run.startsTab = path.startsTab && position == 0
      let opened = try open(run, in: link, mayMisfit: true)
      if case .misfit(let misfit) = opened.fit {
        path.steps.replaceSubrange(done..<done + run.steps.count, with: misfit.steps)
        asked = misfit.asked
        return false
      }
      done += run.steps.count
      position += 1
      return true
    }
  }

  /// The next steps that a child takes.
  private func run(takenBy link: ChildLink<Route, Screen>) -> OpenRun<Route, Screen> {
    var run = OpenRun<Route, Screen>()
    for step in path.steps[done...] {
      guard let recipe = flow.recipe(for: step.route, takenBy: link) else { break }
      run.steps.append((step, recipe))
    }
    run.hasLeaf = path.hasLeaf && done + run.steps.count == path.steps.count
    return run
  }

  private mutating func open(
    _ run: OpenRun<Route, Screen>, in link: ChildLink<Route, Screen>, mayMisfit: Bool
  ) throws(Refusal) -> Opened<Route> {
    let opened = try link.body.open(run, mayMisfit: mayMisfit, mode, draft)
    if !opened.fit.isExact { isExact = false }
    leaf = opened.leaf
    return opened
  }

  /// Leads the next steps into the tab that takes them, if there is one.
  private mutating func deliver(to tabs: TabSet<Route, Screen>) throws(Refusal) {
    guard done < path.steps.count else { return }
    let route = path.steps[done].route
    guard let place = tabs.position(taking: route, flow.recipe(for: route)) else { return }
    if tabs.selection(.alternate).selected != place {
      isExact = false
      guard !mode.isTrial else { return }
      tabs.select(place, forgetting: false, draft)
    }
    guard let link = flow.topLink(of: tabs.layers[place], .alternate) else {
      done += 1
      return
    }
    var run = run(takenBy: link)
    let count = run.steps.count
    // What a tab begins with is the parent's, so it lies below all else that the tab shows.
    let first = tabs.declared[place]
    if route != first, let recipe = flow.recipe(for: first, takenBy: link) {
      run.steps.insert((OpenPath.Step(route: first), recipe), at: 0)
    }
    guard count > 0 else { throw flow.refusal(ofTab: route, draft) }
    run.startsTab = true
    // A tab keeps its first route, so a modal leaf has to be presented above it.
    let placed = mode.placed
    mode.placed = .none
    _ = try open(run, in: link, mayMisfit: false)
    mode.placed = placed
    done += count
  }

  /// The slot right above the path, if the layer shows all of that.
  mutating func slotAbove() throws(Refusal) -> Slot? {
    while isExact, done < path.steps.count, position < layer.slotCount(.alternate) {
      guard try match() else { return nil }
    }
    guard isExact, done == path.steps.count, position < layer.slotCount(.alternate) else {
      return nil
    }
    return layer.slot(position, .alternate)
  }

  /// Drops what is above, and adds the steps up to the first tabs, which may take the rest.
  private mutating func append() throws(Refusal) {
    let tabs = path.steps[done...].firstIndex { flow.recipe(for: $0.route)?.isTabs ?? false }
    let end = tabs.map { $0 + 1 } ?? path.steps.count
    let edit = StackEdit<Route>(
      dropped: entriesAbove, tail: path.steps[done..<end].map { .new($0.route, id: $0.id) })
    var opening = Arrival.Opening(
      mode, hasLeaf: path.hasLeaf && end == path.steps.count, asked: asked)
    if path.startsTab, done == 0, case .child = flow.recipe(for: path.steps[0].route) {
      opening.startsTab = true
    }
    try flow.apply(edit, to: layer, draft, .opening(opening))
    asked = 0
    done = end
    position = layer.slotCount(.alternate)
    if let made = flow.topTabs(of: layer, .alternate) { try deliver(to: made) }
  }

  private var entriesAbove: Int {
    (position..<layer.slotCount(.alternate)).reduce(0) { count, position in
      count + layer.slot(position, .alternate).count(.alternate, upTo: .max)
    }
  }
}
