// Opens a route with the whole path that leads to it.

extension Draft {
  /// Shows a route and its back stack, and keeps the entries that the tree and that path share.
  func openRoute(
    _ route: AnyRoute, over policy: OpenPolicy, bare: Bool, of node: Node
  ) throws(Refusal) -> Outcome {
    let route = lift(route, of: node)
    var mode = OpenMode(asksBackStacks: !bare)
    var path = OpenPath(route)
    switch policy {
    case .push: return try push(opened: route, of: node)
    case .presentOnTop: return try openOnTop(route, mode, of: node)
    case .dismissModals, .whenClear: break
    case .replaceRoot:
      path.isPlaced = true
      path.noteBackStack()
      reason = .rootChanged
      mode.endReason = .rootChanged
    }
    let first = droppedEntries.count
    // Asked first, because `reach` may select another tab, which ends the layers of the one that is left.
    let waitsUntilClear = policy == .whenClear && !state.isClear
    let selected = try reach(node)
    guard let base = state.base(of: node) else { throw Refusal(.left) }
    var opened = Opened(fit: .exact)
    _ = try settingRoutes(of: node) { () throws(Refusal) in
      opened = try openPath(path, in: base, mode)
      return opened.fit.isExact ? .unchanged : .performed
    }
    let isLeafExact = try opened.leaf?(self) ?? true
    let outcome = opened.fit.isExact && isLeafExact ? reopened(selected) : .performed
    if outcome.didChange { noteOpened(droppingFrom: first, waitsUntilClear) }
    return outcome
  }

  /// Shows a route in a layer above everything else.
  private func openOnTop(
    _ route: AnyRoute, _ mode: OpenMode, of node: Node
  ) throws(Refusal) -> Outcome {
    let first = droppedEntries.count
    let selected = try reach(node)
    var mode = mode
    mode.placed = .every
    let style = route.presentation.modalStyle ?? leafStyle(of: route, node) ?? .sheet
    let isThere = try isPresenting(route, style, mode, of: node)
    if !isThere { try presentPath(OpenPath(route), style, mode, of: node) }
    let outcome = isThere ? reopened(selected) : .performed
    // A tab that is left ends its layers.
    if outcome.didChange { noteOpened(droppingFrom: first) }
    return outcome
  }

  /// The style in which the child that takes a route would show it.
  func leafStyle(of route: AnyRoute, _ node: Node) -> ModalStyle? {
    node.host?.recipe(for: route)?.child?.presentation.modalStyle
  }

  func reopened(_ selected: Bool) -> Outcome {
    if selected { return .performed }
    // A leaf that the same transaction has added was not there before.
    if let leaf = state.leaf, leaf.life == .settled { makeExtras().reopened = leaf }
    return .unchanged
  }

  /// Selects the tabs around a coordinator. Refuses if entries of other coordinators are above it.
  private func reach(_ node: Node) throws(Refusal) -> Bool {
    let selected = selectOuterTabs(of: node)
    guard let layer = state.layer(node.base),
      state.topNode(of: state.chainLayer(of: layer))?.isWithin(node) ?? false
    else { throw Refusal(.covered) }
    return selected
  }

  /// Shows a path in a part, with the back stack of its first route below.
  ///
  /// - Parameter mayMisfit: True if the part belongs to a child, which ends if none of its entries
  ///   stays.
  func openPath(
    _ path: OpenPath, in part: Part, mayMisfit: Bool = false, _ mode: OpenMode
  ) throws(Refusal) -> Opened {
    var path = path
    var mode = mode
    if let leaf = path.presented, mode.placed.includes(leaf.route.presentation) {
      path.keepLeaf()
    } else if let leaf = path.presented {
      // A style counts once between a coordinator and the next one. A route that is pushed
      // separates them.
      if case .styled = mode.placed { mode.placed = .none }
      addBackStacks(to: &path, mode, of: part.node)
      dropPlaceholder(of: &path, in: part)
      let presentation = leaf.route.presentation
      // A new child shows its start below a layer.
      if presentation.modalStyle != nil, path.steps.count == 1, state.isEmpty(part),
        let host = part.node.host
      {
        path.steps.insert(OpenPath.Step(route: lift(host.start, of: part.node)), at: 0)
      }
      if presentation != .push, try !isTaken(path, in: part, mode) {
        if let style = presentation.modalStyle {
          return try openPath(path, withLeafAs: style, above: part, mayMisfit: mayMisfit, mode)
        }
        path.keepLeaf()
        mode.endReason = .rootChanged
        return try dropping(as: .rootChanged) { () throws(Refusal) in
          try walk(path, in: part, mayMisfit: mayMisfit, mode)
        }
      }
    } else {
      addBackStacks(to: &path, mode, of: part.node)
      dropPlaceholder(of: &path, in: part)
    }
    return try walk(path, in: part, mayMisfit: mayMisfit, mode)
  }

  /// Shows a path in a part, all of whose routes are entries there.
  private func walk(
    _ path: OpenPath, in part: Part, mayMisfit: Bool, _ mode: OpenMode
  ) throws(Refusal) -> Opened {
    var walk = OpenWalk(path, part: part, mode: mode, draft: self)
    var opened = try walk.run(mayMisfit: mayMisfit)
    if path.hasLeaf, opened.leaf == nil {
      opened.leaf = { draft in draft.endModals(above: part, mode) }
    }
    return opened
  }

  /// Adds the routes below the first one, unless that is the declared route of a tab, and the
  /// routes between the parent's and the opened one.
  private func addBackStacks(to path: inout OpenPath, _ mode: OpenMode, of node: Node) {
    guard path.needsBackStack else { return }
    path.noteBackStack()
    guard mode.asksBackStacks, let host = node.host, let first = path.steps.first else { return }
    func step(_ route: AnyRoute) -> OpenPath.Step { OpenPath.Step(route: lift(route, of: node)) }
    let lowest = path.startsTab ? [] : host.backStack(for: first.route).map(step)
    if let leaf = path.presented, path.steps.count > 1 {
      let alone = host.backStack(for: leaf.route)
      let parents = path.steps.dropLast()
      let shared = alone.lastIndex { route in parents.contains { $0.route.isEqual(to: route) } }
      let between = alone.suffix(from: shared.map { $0 + 1 } ?? 0)
      path.steps.insert(contentsOf: between.map(step), at: path.steps.count - 1)
    }
    path.steps.insert(contentsOf: lowest, at: 0)
  }

  /// Shows a path whose leaf has a layer of its own.
  private func openPath(
    _ path: OpenPath, withLeafAs style: ModalStyle, above part: Part, mayMisfit: Bool,
    _ mode: OpenMode
  ) throws(Refusal) -> Opened {
    guard let step = path.steps.last else { return Opened(fit: .exact) }
    var opened = Opened(fit: .exact)
    let below = path.withoutLeaf
    // The entries stay, and so does the child on top, which presents the routes that it takes.
    if below.steps.isEmpty, let child = state.topChild(of: part),
      let own = route(step.route, of: part.node, takenBy: child)
    {
      let path = OpenPath([OpenPath.Step(route: own, id: step.id)])
      return try openPath(path, inChild: child, mayMisfit: false, mode)
    }
    if below.steps.isEmpty, let tabs = state.topTabs(of: part),
      var opened = try openStep(step, inTabOf: tabs, of: part.node, mode)
    {
      if opened.leaf == nil { opened.leaf = { draft in draft.endModals(above: part, mode) } }
      return opened
    }
    if !below.steps.isEmpty {
      var walk = OpenWalk(below, part: part, mode: mode, draft: self)
      opened = try walk.run(mayMisfit: mayMisfit)
    }
    if case .misfit(var misfit) = opened.fit {
      misfit.steps.append(step)
      misfit.hasLeaf = true
      return Opened(fit: .misfit(misfit))
    }
    opened.leaf = { draft throws(Refusal) in
      try draft.openLeaf(step, style, above: part, mode)
    }
    return opened
  }

  /// Shows a route in the tab that takes it, above the entries of the tab. Nil if no tab takes it.
  private func openStep(
    _ step: OpenPath.Step, inTabOf tabs: TabsState, of node: Node, _ mode: OpenMode
  ) throws(Refusal) -> Opened? {
    let recipe = node.host?.recipe(for: step.route)
    guard let place = tab(for: step.route, recipe, in: tabs) else { return nil }
    let isSelected = state.isSelected(place, in: tabs)
    if !isSelected {
      guard !mode.isTrial else { return Opened(fit: .changed) }
      select(place, in: tabs)
    }
    let clears = state.areColumns(tabs) ? try clearColumns(beside: place, of: tabs, mode) : false
    guard !clears || !mode.isTrial else { return Opened(fit: .changed) }
    var opened = Opened(fit: .exact)
    if let child = state.topChild(of: Part(node: node, layer: state.layers(of: tabs)[place])) {
      guard let own = route(step.route, recipe, takenBy: child) else {
        throw refusal(ofTab: step.route, of: node)
      }
      let declared = state.declared(tabs)[place]
      var path = OpenPath([OpenPath.Step(route: own, id: step.id)])
      // The declared route of the tab adds nothing.
      path.startsTab = step.route.isEqual(to: declared)
      // A back stack in the tab is above that route.
      if mode.asksBackStacks, !path.startsTab,
        let first = route(declared, of: node, takenBy: child)
      {
        path.steps.insert(OpenPath.Step(route: first), at: 0)
        path.startsTab = true
      }
      opened = try openPath(path, inChild: child, mayMisfit: false, mode)
    }
    if wouldRevise(place, to: step.route, in: tabs) {
      opened = Opened(fit: .changed)
      if !mode.isTrial { _ = reviseScreen(place, to: step.route, in: tabs) }
    }
    return Opened(fit: isSelected && !clears ? opened.fit : .changed, leaf: opened.leaf)
  }
}
