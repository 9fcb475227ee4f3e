// Navigating, which finds the place of a route.

extension Draft {
  func navigate(
    to route: AnyRoute, of node: Node, from entry: Entry?
  ) throws(Refusal) -> Outcome {
    let uncovers = try uncoverColumns(outside: node)
    let selected = try uncover(node)
    let isCovered = entry.map { isCoveredFromOutside($0, for: node) } ?? false
    let changes = selected || uncovers
    let outcome = try show(route, selecting: true, of: node).following(changes)
    try refuseIfCovered(node, after: outcome)
    // If what covers the columns has not gone, and the user still sees the entry beside it, a second
    // tap would add another one.
    if isCovered, let entry, state.isInSight(entry), isCoveredFromOutside(entry, for: node) {
      throw Refusal(.originNotOnTop)
    }
    return outcome
  }

  /// Refuses a result that would be below entries of other coordinators. This can happen if a layer
  /// of a child that made the coordinator active has gone on the way.
  private func refuseIfCovered(_ node: Node, after outcome: Outcome) throws(Refusal) {
    guard outcome.isRefusal || state.isActive(node) else { throw Refusal(.covered) }
  }

  /// Selects the tabs around a coordinator. Refuses if other coordinators still show something
  /// above.
  private func uncover(_ node: Node) throws(Refusal) -> Bool {
    let selected = selectOuterTabs(of: node)
    guard state.isActive(node) else { throw Refusal(.covered) }
    return selected
  }

  /// Shows a route in the child on top or a tab that takes it, otherwise in the coordinator itself.
  ///
  /// - Parameter selecting: False to leave the selection of tabs as it is.
  func show(
    _ route: AnyRoute, selecting: Bool, of node: Node
  ) throws(Refusal) -> Outcome {
    guard let top = state.topPart(of: node) else { throw Refusal(.left) }
    let route = lift(route, of: node)
    let recipe = node.host?.recipe(for: route)
    let columns = try coveredColumns(in: top, for: route, recipe, uncovering: selecting)
    // What still covers the columns is not asked for a route that they take.
    let child = columns == nil || selecting ? state.topChild(of: top) : nil
    if let child, let own = self.route(route, recipe, takenBy: child) {
      let ended = endDescendantModals(of: node) { $0.isWithin(child) }
      return try navigate(child, to: own, selecting: selecting).following(ended)
    }
    let outcome = try deliverToTab(
      route, recipe, in: columns, selecting: selecting, of: node)
    if let outcome { return outcome.following(columns != nil && selecting) }
    switch route.presentation {
    case .push:
      let ended = endDescendantModals(of: node)
      var edit = StackEdit.appending(CollectionOfOne(ComparedRoute(route)))
      if isPlaceholder(top), let placeholder = state.top(of: top) {
        guard !state.route(of: placeholder, for: node).isEqual(to: route) else {
          return Outcome.unchanged.following(ended)
        }
        edit.dropped = 1
      }
      try apply(edit, to: top, .navigating(in: nil, selecting: selecting))
      return .performed
    case .root:
      return try dropping(as: .rootChanged) { () throws(Refusal) in
        try reset(
          node, to: [route], reason: .rootChanged, .navigating(in: nil, selecting: selecting))
      }
    case .modal(let style):
      try present(route, style, of: node, .navigating(in: style, selecting: selecting))
      return .performed
    }
  }

  /// Ends the layers of children, so that a route shown here is visible. Returns true if there are
  /// any.
  ///
  /// - Parameter stays: Returns true for coordinators of the place that shows the route.
  @discardableResult
  private func endDescendantModals(
    of node: Node, but stays: (Node) -> Bool = { _ in false }
  ) -> Bool {
    let modals = state.modals
    let own = modals.lastIndex { $0.owner == node.key } ?? -1
    func covers(_ owner: Node) -> Bool { owner !== node && owner.isWithin(node) && !stays(owner) }
    let first = modals.indices.first { place in
      place > own && state.node(modals[place].owner).map(covers) ?? false
    }
    guard let first else { return false }
    endModals(from: first)
    return true
  }

  /// Acts in a tab of the tabs on top of the layer, or of those that are covered. Nil if no tab fits.
  private func deliverToTab(
    _ route: AnyRoute, _ recipe: Recipe?, in covered: TabsState?, selecting: Bool, of node: Node
  ) throws(Refusal) -> Outcome? {
    guard let tabs = covered ?? state.topPart(of: node).flatMap(state.topTabs(of:)) else {
      return nil
    }
    guard let position = tab(for: route, recipe, in: tabs) else { return nil }
    let changes = selecting && show(position, in: tabs, of: node)
    if state.areColumns(tabs) {
      return try deliver(route, recipe, to: position, of: tabs, selecting: selecting, of: node)
        .following(changes)
    }
    let isDeclared = state.declared(tabs)[position].isEqual(to: route)
    guard !isDeclared, let (_, child, own) = self.child(taking: route, recipe, in: tabs) else {
      return reviseScreen(position, to: route, in: tabs) || changes ? .performed : .unchanged
    }
    return try navigate(child, to: own, selecting: selecting).following(changes)
  }

  /// Selects a tab or column that takes a route, and ends layers that would cover it. Returns false
  /// if nothing changes.
  private func show(_ position: Int, in tabs: TabsState, of node: Node) -> Bool {
    let layer = state.layers(of: tabs)[position]
    let ended = endDescendantModals(of: node) { state.lies($0, in: layer) }
    guard !state.isSelected(position, in: tabs) else { return ended }
    select(position, in: tabs)
    return true
  }

  func deliver(
    _ route: AnyRoute, selecting: Bool, of node: Node
  ) throws(Refusal) -> Outcome {
    var changes = selecting ? try uncover(node) : false
    let route = lift(route, of: node)
    let recipe = node.host?.recipe(for: route)
    let columns = try state.topPart(of: node).flatMap { top throws(Refusal) in
      try coveredColumns(in: top, for: route, recipe, uncovering: selecting)
    }
    if columns != nil, selecting { changes = true }
    let outcome = try deliverToTab(
      route, recipe, in: columns, selecting: selecting, of: node)
    guard let outcome = outcome?.following(changes) else { return .ignored(.notFound) }
    if selecting { try refuseIfCovered(node, after: outcome) }
    return outcome
  }
}

extension Outcome {
  /// The outcome of a step, if an earlier step of the same verb may have changed something.
  func following(_ change: Bool) -> Outcome {
    change && self == .unchanged ? .performed : self
  }
}
