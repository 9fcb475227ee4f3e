// Presenting, navigating, and tabs.

extension Draft {
  /// Drafts a new layer; without a style as the route says, otherwise as a sheet.
  func present(
    _ route: AnyRoute, _ style: ModalStyle?, of node: Node, _ arrival: Arrival = .literal,
    on presenter: Entry? = nil
  ) throws(Refusal) {
    let style = style ?? route.presentation.modalStyle ?? .sheet
    let item = StackEdit.Item.new(ComparedRoute(route), id: numberAwaited())
    try present(StackEdit(tail: [item]), style, of: node, arrival, on: presenter)
  }

  /// - Parameter presenter: The entry that presents the layer; nil for that of the navigator that was
  ///   called, or the top own entry.
  func present(
    _ edit: StackEdit<ComparedRoute>, _ style: ModalStyle, of node: Node, _ arrival: Arrival,
    on presenter: Entry? = nil
  ) throws(Refusal) {
    let origin = visibleOrigin(of: node)
    if let origin { selectColumnsWithinReach(around: origin) }
    if !state.isActive(node) { selectColumnsWithinReach(of: node) }
    let presenter = presenter ?? origin
    // Nothing has to go for a layer above what the user sees.
    guard state.isActive(node) || presenter.map(state.isInSight) ?? false else {
      throw Refusal(.covered)
    }
    _ = try addLayer(edit, style, of: node, arrival, on: presenter)
  }

  /// The entry of the navigator that was called, if it belongs to a coordinator, and the user sees
  /// it on the draft.
  private func visibleOrigin(of node: Node) -> Entry? {
    guard let origin, state.isWithin(origin, node), state.isInSight(origin) else { return nil }
    return origin
  }

  /// The same, whatever is above.
  func addLayer(
    _ edit: StackEdit<ComparedRoute>, _ style: ModalStyle, of node: Node, _ arrival: Arrival,
    on presenter: Entry?
  ) throws(Refusal) -> LayerState {
    guard let presenter = presenter ?? state.topPart(of: node).flatMap(state.top(of:)) else {
      throw Refusal(.covered)
    }
    let layer = state.makeLayer(.modal(style), of: node.key, presenter: presenter)
    makeExtras().madeLayers.append(layer)
    try apply(edit, to: Part(node: node, layer: layer), arrival)
    add(layer)
    return layer
  }

  /// Drafts a new layer that may replace a layer and all layers above it.
  ///
  /// - Parameter entry: The entry of the navigator that was called; nil for the coordinator's own
  ///   verb.
  func present(
    _ route: AnyRoute, _ style: ModalStyle?, of node: Node, replacing replaced: Verb.ReplacedLayer,
    from entry: EntryID?
  ) throws(Refusal) {
    let modals = replaced == .none ? [] : state.modals
    func position(on id: EntryID) -> Int? { modals.firstIndex { $0.presenter?.id == id } }
    let place: Int? =
      switch replaced {
      case .none: nil
      case .own:
        entry.map(position(on:)) ?? modals.lastIndex { state.isWithin($0, node) }
      case .on(let id): position(on: id)
      }
    let presenter = place.flatMap { modals[$0].presenter }
    if let place, presenter != nil { endModals(from: place, reason: .replaced) }
    try present(route, style, of: node, on: presenter)
  }

  func navigate(
    to route: AnyRoute, of node: Node, from entry: Entry?
  ) throws(Refusal) -> Outcome {
    let uncovers = try uncoverColumns(outside: node)
    let selected = try uncover(node)
    let isCovered = entry.map { isCoveredFromOutside($0, for: node) } ?? false
    let changes = selected || uncovers
    let outcome = try visible(place(route, selecting: true, of: node).following(changes), node)
    // If what covers the columns has not gone, and the user still sees the entry beside it, a second
    // tap would add another one.
    if isCovered, let entry, state.isInSight(entry), isCoveredFromOutside(entry, for: node) {
      throw Refusal(.originNotOnTop)
    }
    return outcome
  }

  /// Refuses a result that would be below entries of other coordinators. This can happen if a layer
  /// of a child that made the coordinator active has gone on the way.
  private func visible(_ outcome: Outcome, _ node: Node) throws(Refusal) -> Outcome {
    guard outcome.isRefusal || state.isActive(node) else {
      throw Refusal(.covered)
    }
    return outcome
  }

  /// Selects the tabs around a coordinator. Refuses if other coordinators still show something
  /// above.
  private func uncover(_ node: Node) throws(Refusal) -> Bool {
    let selected = selectOuterTabs(of: node)
    guard state.isActive(node) else { throw Refusal(.covered) }
    return selected
  }

  /// Selects the tabs around a coordinator. Returns true if one was not selected.
  func selectOuterTabs(of node: Node) -> Bool {
    var selected = false
    state.walkOuterLayers(of: node) { layer in
      if let (tabs, position) = state.tab(layer), !state.isSelected(position, in: tabs) {
        select(position, in: tabs)
        selected = true
      }
      return true
    }
    return selected
  }

  /// Shows a route in the child on top or a tab that takes it, otherwise in the coordinator itself.
  ///
  /// - Parameter selecting: False to leave the selection of tabs as it is.
  func place(
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
    guard let outcome else { return .ignored(.notFound) }
    return selecting ? try visible(outcome.following(changes), node) : outcome.following(changes)
  }

  /// Selects the tab declared with a route. If it is already selected, goes back to its root.
  func select(_ route: AnyRoute, of node: Node) throws(Refusal) -> Outcome {
    guard let tabs = topmostTabs(of: node),
      let position = state.declared(tabs).firstIndex(where: { $0.isEqual(to: route) })
    else { return .ignored(.notFound) }
    // If the tab was selected while the target waited, the target has arrived, and the tab keeps
    // its entries.
    if extras?.waiting.isReplay ?? false, state.isSelected(position, in: tabs) { return .unchanged }
    return try choose(position, in: tabs)
  }

  func topmostTabs(of node: Node) -> TabsState? {
    var found: TabsState?
    for part in state.ownLayers(of: node).reversed() where found == nil {
      _ = state.walk(part) { entry in
        if entry.node == node.key { found = state.tabs(of: entry) }
        return found == nil
      }
    }
    return found
  }

  /// Does what a tap on a tab does: selects it, or takes the selected tab to its root.
  func choose(_ position: Int, in tabs: TabsState) throws(Refusal) -> Outcome {
    guard state.isSelected(position, in: tabs), let owner = state.node(tabs.owner) else {
      select(position, in: tabs)
      return .performed
    }
    // A column that is selected again keeps its entries, because they are visible beside others.
    guard !state.areColumns(tabs) else { return .unchanged }
    let layer = state.layers(of: tabs)[position]
    let modals = state.modalCount
    endModals(of: layer)
    let count = state.count(layer)
    if count > 1 {
      try dropping(as: .popped) { () throws(Refusal) in
        try drop(count - 1, in: Part(node: owner, layer: layer))
      }
    }
    if count > 1 || state.modalCount < modals { return .performed }
    if let top = state.top(of: layer) { makeExtras().reselected.append(state.leaf(of: top)) }
    return .unchanged
  }
}

extension Outcome {
  /// The outcome of a step, if an earlier step of the same verb may have changed something.
  func following(_ change: Bool) -> Outcome {
    change && self == .unchanged ? .performed : self
  }
}
