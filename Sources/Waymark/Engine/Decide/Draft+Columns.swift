// Columns: a choice in one column decides what the columns to its right show.

extension Draft {
  /// Shows a route in the column that takes it.
  ///
  /// From another column, or from outside, resets the column and those to its right. From
  /// inside the column, the declared route changes nothing, and the child navigates to any other.
  func deliver(
    _ route: AnyRoute, _ recipe: Recipe?, to position: Int, of columns: TabsState, selecting: Bool,
    of node: Node
  ) throws(Refusal) -> Outcome {
    let layers = state.layers(of: columns)
    let isInside = source.flatMap { state.position(around: $0, in: columns) } == position
    var changes = false
    if !isInside {
      for other in layers.indices where other > position {
        if try setBack(other, in: columns, keepingLayers: !selecting) { changes = true }
      }
      // Layers that go with what was chosen there cover nothing.
      endOrphanedModals()
    }
    let part = Part(node: node, layer: layers[position])
    guard let child = state.topChild(of: part), let own = self.route(route, recipe, takenBy: child)
    else {
      if reviseScreen(position, to: route, in: columns) { changes = true }
      return changes ? .performed : .unchanged
    }
    let declared = state.declared(columns)[position]
    if route.isEqual(to: declared) {
      guard !isInside else { return changes ? .performed : .unchanged }
    } else if isInside || own.presentation != .push {
      // The child shows a modal route or a new root as usual.
      return try navigate(child, to: own, selecting: selecting).following(changes)
    }
    if selecting, endModals(of: part.layer) { changes = true }
    // A placeholder stays below what it presents, which only goes if the column is selected.
    let isAlone =
      route.isEqual(to: declared)
      || state.isPlaceholder(position, in: columns) && firstModal(of: part.layer) == nil
    let path = isAlone ? [route] : [declared, route]
    return try settingRoutes(of: child) { () throws(Refusal) in
      try set(child, to: path, of: node, keepingLayers: !selecting)
    }.following(changes)
  }

  /// Sets the path of a column. Its coordinator stays, even if none of its entries does.
  private func set(
    _ child: Node, to path: [AnyRoute], of node: Node, keepingLayers: Bool
  ) throws(Refusal) -> Outcome {
    guard let base = state.base(of: child) else { throw Refusal(.left) }
    var routes: [ComparedRoute] = []
    for route in path {
      guard let own = self.route(route, node.host?.recipe(for: route), takenBy: child) else {
        throw refusal(ofTab: route, of: node)
      }
      routes.append(ComparedRoute(own))
    }
    // A child that is not made yet shows exactly this path, whatever it was to show before.
    if !keepingLayers { child.pending?.forgetVisits() }
    let edit = StackDecision.setRoutes(routes, in: self.routes(of: base))
    return try apply(edit, to: base, .navigating(in: nil, selecting: !keepingLayers))
  }

  /// Notes the layer that a verb comes from: that of the entry that leads elsewhere, or that of the
  /// sender whose handler calls. A layer that has left while the verb had to wait is outside.
  func noteSource(of action: borrowing Action, _ entry: Entry?) {
    var layer = action.sender
    if let entry {
      switch action.verb {
      case .navigate, .deliver: layer = entry.layer
      default: break
      }
    }
    if layer != nil || source != nil { source = layer.flatMap(state.layer) }
  }

  /// The columns that the verb comes from, if they are covered and one of them takes the route.
  ///
  /// - Parameter uncovering: True to end what covers them, because they were visible beside it.
  func coveredColumns(
    in part: Part, for route: AnyRoute, _ recipe: Recipe?, uncovering: Bool
  ) throws(Refusal) -> TabsState? {
    // Found from the source outwards, so that a stack without columns is not walked.
    let found = source.flatMap { source in
      state.tabs(around: source) { tabs in
        tabs.home == part.layer.key && tabs.owner == part.node.key
      }
    }
    guard let columns = found?.tabs, state.areColumns(columns) || showsSource(columns) else {
      return nil
    }
    var above = 0
    let isGone = state.walk(part) { entry in
      guard entry !== columns.entry else { return false }
      above += 1
      return true
    }
    guard !isGone, above > 0, tab(for: route, recipe, in: columns) != nil else { return nil }
    if uncovering { try drop(above, in: part) }
    return columns
  }

  /// True if the user sees what the verb comes from in a tab, beside what covers the tabs.
  private func showsSource(_ tabs: TabsState) -> Bool {
    guard let source, let top = state.top(of: source), state.isInSight(top) else { return false }
    return !state.walkOuterTabs(source) { outer, _ in outer !== tabs }
  }

  /// If the user sees what a verb comes from beside what covers its columns, and a coordinator in one of
  /// them is called, what covers them goes. Returns false if nothing does.
  func uncoverColumns(outside node: Node) throws(Refusal) -> Bool {
    guard let source else { return false }
    var covered: [(home: LayerState, above: Int)] = []
    state.walkOuterTabs(source) { tabs, _ in
      guard let home = state.layer(tabs.home), let owner = state.node(tabs.owner),
        !owner.isWithin(node), let holder = tabs.entry,
        let place = state.place(of: holder.id, in: home), place < state.count(home) - 1
      else { return true }
      covered.append((home, state.count(home) - 1 - place))
      return true
    }
    guard !covered.isEmpty, state.top(of: source).map(state.isInSight) ?? false else {
      return false
    }
    for (home, above) in covered {
      guard let owner = state.node(home.owner) else { throw Refusal(.left) }
      try drop(above, in: Part(node: owner, layer: home))
    }
    return true
  }

  /// Resets a column to its declared route. Returns false if it only shows that route.
  ///
  /// - Parameter keepingLayers: True to end only those layers whose presenters leave.
  @discardableResult
  func setBack(
    _ position: Int, in columns: TabsState, keepingLayers: Bool = false
  ) throws(Refusal) -> Bool {
    let layer = state.layers(of: columns)[position]
    let ended = !keepingLayers && endModals(of: layer)
    guard !isSetBack(position, in: columns, keepingLayers: keepingLayers),
      let node = state.node(columns.owner)
    else {
      return ended
    }
    let declared = state.declared(columns)[position]
    if let child = child(position, of: columns) {
      _ = try set(child, to: [declared], of: node, keepingLayers: keepingLayers)
    } else {
      _ = reviseScreen(position, to: declared, in: columns)
    }
    return true
  }

  /// Shows the placeholder of a column again. A column without one stays, like a tab and a base.
  func showPlaceholder(in layer: LayerState) throws(Refusal) -> Outcome {
    guard let (columns, position) = state.tab(layer), state.isPlaceholder(position, in: columns),
      !isSetBack(position, in: columns)
    else { return .ignored(.atRoot) }
    try setBack(position, in: columns)
    return .performed
  }

  /// True if a column only shows its declared route, and will, apart from layers that it may keep.
  func isSetBack(
    _ position: Int, in columns: TabsState, keepingLayers: Bool = false
  ) -> Bool {
    state.count(state.layers(of: columns)[position]) == 1
      && state.isDeclared(position, in: columns)
      && (keepingLayers || child(position, of: columns)?.pending?.showsMore != true)
  }

  /// The coordinator of a column; nil for a screen.
  private func child(_ position: Int, of columns: TabsState) -> Node? {
    guard let node = state.node(columns.owner) else { return nil }
    return state.topChild(of: Part(node: node, layer: state.layers(of: columns)[position]))
  }

  /// The coordinator of a column, when all rows of the column are replaced. It stays, and gets the
  /// new routes that belong to it.
  func columnChild(of node: Node, in layer: LayerState) -> Node? {
    guard let (columns, _) = state.tab(layer), state.areColumns(columns),
      columns.owner == node.key
    else { return nil }
    return state.topChild(of: Part(node: node, layer: layer))
  }

  /// True if a part is a column that only shows its placeholder, which gives way to routes of the
  /// coordinator that it began, unless it presents something.
  func isPlaceholder(_ part: Part) -> Bool {
    guard let (columns, position) = state.tab(part.layer),
      state.isPlaceholder(position, in: columns), isSetBack(position, in: columns),
      firstModal(of: part.layer) == nil
    else { return false }
    return state.parent(of: part.node)?.key == columns.owner
  }

  /// Selects the columns around a coordinator that the window has room for. A layer that one column
  /// presents covers all of them, so the user may present from each.
  func selectColumnsWithinReach(of node: Node) {
    state.walkOuterLayers(of: node) { layer in
      if let (columns, position) = state.tab(layer) { selectWithinReach(position, in: columns) }
      return true
    }
  }

  /// Selects the columns around an entry that presents, if the window has room for them.
  func selectColumnsWithinReach(around entry: Entry) {
    guard let layer = state.layer(of: entry) else { return }
    state.walkOuterTabs(layer) { columns, position in
      selectWithinReach(position, in: columns)
      return true
    }
  }

  private func selectWithinReach(_ position: Int, in columns: TabsState) {
    guard state.areColumns(columns), state.hasRoom(position, in: columns) else { return }
    select(position, in: columns)
  }
}
