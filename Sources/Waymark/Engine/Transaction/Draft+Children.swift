// Children: first a run of routes, then a coordinator.

extension Draft {
  func makeChild(_ recipe: any ChildRecipe, of parent: Node, in layer: LayerState) -> Node {
    let node = state.makeNode(below: parent, base: layer.key, .pending(PendingChild(recipe)))
    let extras = makeExtras()
    extras.pending.append(node)
    extras.madeNodes.append(node)
    return node
  }

  /// Makes the coordinator of a child, and shows the routes of the pending child.
  func make(_ node: Node, in tree: TreeHandle) throws(Refusal) {
    guard let pending = node.pending, let part = state.base(of: node) else { return }
    let host: any NodeHost
    do { host = try pending.recipe.make(node, tree, state) } catch { throw Refusal(error.reason) }
    makeExtras().attached.append(node)
    let range = state.range(of: part)
    let rows = range.map { state.row($0, in: part.layer) }
    let above = (range.upperBound..<state.count(part.layer)).map { state.row($0, in: part.layer) }
    write(part.layer, keeping: range.lowerBound, tail: above)
    node.make(host)
    node.opening = range.lowerBound
    defer { node.opening = nil }
    for entry in rows { entry.life = .gone }
    for visit in pending.earlier + [.enter(pending.steps(rows))] + pending.journeys {
      try follow(visit, of: node)
    }
    for entry in rows where entry.presents { hand(entry, to: part) }
  }

  /// Lets new children in the base of a coordinator show exactly the routes that were set. Those in
  /// tabs that stay do what they would have done.
  func forgetArrivals(inBaseOf node: Node) {
    for child in pendingChildren(within: node) where child.base == node.base {
      child.pending?.forgetArrivals()
    }
  }

  /// The children of a subtree that are not made yet.
  func pendingChildren(within node: Node) -> [Node] {
    guard let extras else { return [] }
    return extras.pending[extras.turns...].filter { $0.life.isFresh && $0.isWithin(node) }
  }

  /// Moves layers that were presented on a row of a pending child to the new entry of that row.
  private func hand(_ row: Entry, to part: Part) {
    var entry: Entry?
    _ = state.walk(part) { candidate in
      if candidate.id == row.id { entry = candidate }
      return entry == nil
    }
    for layer in state.modals where layer.presenter === row { layer.presenter = entry ?? row }
    entry?.presents = true
    if entry == nil { noteOrphans() }
  }

  private func follow(_ visit: PendingChild.Visit, of node: Node) throws(Refusal) {
    switch visit {
    case .enter(let steps): try enter(steps[...], node)
    case .navigate(let route, let selecting):
      let outcome = try show(route, selecting: selecting, of: node)
      if outcome.isRefusal { throw Refusal(outcome) }
    case .endLayers: _ = endLayers(of: node, reason)
    }
  }

  /// Drafts the steps of a run: consecutive steps of one kind together, a modal leaf above the
  /// start.
  private func enter(_ steps: ArraySlice<PendingChild.Step>, _ node: Node) throws(Refusal) {
    guard let part = state.base(of: node), let host = node.host else { return }
    var rest = steps
    while let first = rest.first {
      let alike = rest.prefix { $0.arrival == first.arrival }
      let count = try enter(alike, first, in: part, host)
      rest = rest.dropFirst(count)
    }
  }

  /// Drafts the first of some steps of one kind, or all of them. Returns how many.
  private func enter(
    _ alike: ArraySlice<PendingChild.Step>, _ first: PendingChild.Step, in part: Part,
    _ host: any NodeHost
  ) throws(Refusal) -> Int {
    switch first.arrival {
    case .navigating(let placed, let selecting):
      if case .modal(let style) = first.route.presentation, style != placed {
        try add(host.start, to: part)
        // A child or a tab that the start shows may take it.
        try follow(.navigate(first.route, selecting: selecting), of: part.node)
        return 1
      }
      let isPlaced = first.route.presentation.modalStyle != nil
      try apply(
        edit(alike), to: part, .navigating(in: isPlaced ? placed : nil, selecting: selecting))
    case .opening(let opening):
      var path = OpenPath(alike.map { OpenPath.Step(route: $0.route, id: $0.id) })
      path.hasLeaf = opening.hasLeaf
      path.levelsWithBackStack = opening.levelsWithBackStack
      path.startsTab = opening.startsTab
      let opened = try openPath(path, in: part, opening.mode)
      _ = try opened.leaf?(self)
    case .literal: try apply(edit(alike), to: part)
    }
    return alike.count
  }

  private func edit(_ steps: ArraySlice<PendingChild.Step>) -> StackEdit<ComparedRoute> {
    StackEdit(tail: steps.map { .new(ComparedRoute($0.route), id: $0.id) })
  }
}

// Shows routes in a child that takes them.
extension Draft {
  /// Navigates a child to a route of its own.
  ///
  /// - Parameter selecting: False to leave the selection of tabs as it is.
  func navigate(
    _ child: Node, to route: AnyRoute, selecting: Bool
  ) throws(Refusal) -> Outcome {
    guard let pending = child.pending else {
      return try show(route, selecting: selecting, of: child)
    }
    guard let part = state.base(of: child) else { throw Refusal(.left) }
    let mayPresent = !state.walk(part) { entry in
      guard case .modal = entry.route.presentation else { return true }
      return (pending.arrivals[entry.id] ?? .literal) == .literal
    }
    if pending.journeys.isEmpty, route.presentation == .push, !mayPresent {
      try apply(
        .appending(CollectionOfOne(ComparedRoute(route))), to: part,
        .navigating(in: nil, selecting: selecting))
    } else {
      pending.journeys.append(.navigate(route, selecting: selecting))
    }
    return .performed
  }

  /// Shows a path of `open` in a child.
  func openPath(
    _ path: OpenPath, inChild child: Node, mayMisfit: Bool, _ mode: OpenMode
  ) throws(Refusal) -> Opened {
    guard let part = state.base(of: child) else { throw Refusal(.left) }
    guard let pending = child.pending else {
      return try openPath(path, in: part, mayMisfit: mayMisfit, mode)
    }
    let arrival = Arrival.opening(
      Arrival.Opening(mode, hasLeaf: path.hasLeaf, startsTab: path.startsTab))
    let steps = pending.steps(rows(of: part))
    let isThere =
      pending.journeys.isEmpty
      && steps.elementsEqual(path.steps) { row, step in
        row.route.isEqual(to: step.route) && row.arrival == arrival
      }
    if isThere { return Opened(fit: .exact) }
    if !mode.isTrial {
      // Shows the opened route last, and everything else before it.
      pending.earlier.append(.enter(steps))
      pending.earlier += pending.journeys
      pending.journeys = []
      var edit = StackEdit<ComparedRoute>(dropped: steps.count)
      edit.tail = path.steps.map { .new(ComparedRoute($0.route), id: $0.id) }
      try apply(edit, to: part, arrival)
    }
    return Opened(fit: .changed)
  }

  private func rows(of part: Part) -> [Entry] {
    state.range(of: part).map { state.row($0, in: part.layer) }
  }

  /// The child's own route for a route of its parent; nil if the child does not take it.
  func route(_ route: AnyRoute, _ recipe: Recipe?, takenBy child: Node) -> AnyRoute? {
    guard let recipe = recipe?.child else { return nil }
    return child.embedding?.take(recipe, for: route)
  }

  /// The child's own route for a route of its parent, whose destination is looked up.
  func route(_ route: AnyRoute, of node: Node, takenBy child: Node) -> AnyRoute? {
    self.route(route, node.host?.recipe(for: route), takenBy: child)
  }
}
