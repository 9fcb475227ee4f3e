// Opening: from a route to the whole path that leads to it.

extension Flow {
  /// Shows a route with what lies below it, and keeps what the tree and that path have in common.
  func open(
    _ route: Route, over policy: OpenPolicy, bare: Bool, _ draft: TreeDraft
  ) throws(Refusal) -> Outcome {
    var mode = OpenMode(asksBackStacks: !bare)
    var path = OpenPath(route)
    switch policy {
    case .push: return try push(opened: route, draft)
    case .presentOnTop: return try openLayer(of: route, mode, draft)
    case .dismissModals, .whenClear: break
    case .replaceRoot:
      path.isPlaced = true
      path.asked = 1
      draft.reason = .rootChanged
      mode.endReason = .rootChanged
    }
    let selected = try reach(draft)
    draft.waiting.opens = true
    if policy == .whenClear, !draft.tree.isClear(.alternate) { draft.waiting.opensWhenClear = true }
    let opened = try open(path, in: base, mode, draft)
    let isLeafExact = try opened.leaf?(draft) ?? true
    return opened.fit.isExact && isLeafExact ? reopened(selected, draft) : .performed
  }

  /// Shows a route in a layer above all that is there.
  private func openLayer(
    of route: Route, _ mode: OpenMode, _ draft: TreeDraft
  ) throws(Refusal) -> Outcome {
    let selected = try reach(draft)
    var mode = mode
    mode.placed = .every
    let style = route.presentation.modalStyle ?? leafStyle(of: route) ?? .sheet
    if try isPresenting(route, style, mode, draft) { return reopened(selected, draft) }
    try openLayer(OpenPath(route), style, mode, draft)
    return .performed
  }

  /// How the child that takes a route would show it.
  func leafStyle(of route: Route) -> ModalStyle? {
    guard case .child(let recipe) = recipe(for: route) else { return nil }
    return recipe.presentation.modalStyle
  }

  func reopened(_ selected: Bool, _ draft: TreeDraft) -> Outcome {
    if selected { return .performed }
    // A leaf that the same transaction has brought was not there before.
    if let leaf = draft.tree.leaf(.alternate), leaf.mark == .settled {
      draft.makeExtras().reopened = leaf
    }
    return .unchanged
  }

  /// Selects the tabs in which the flow lies; refused if entries of others lie above it.
  private func reach(_ draft: TreeDraft) throws(Refusal) -> Bool {
    let selected = selectOuterTabs(draft)
    guard base.chainLayer.topNode(.alternate)?.isWithin(self) ?? false else {
      throw Refusal(.covered)
    }
    return selected
  }

  /// Shows a path in a layer, with the back stack of its first route below.
  ///
  /// - Parameter mayMisfit: True if the layer is that of a child, which ends when nothing of it stays.
  func open(
    _ path: OpenPath<Route>, in layer: FlowLayer, mayMisfit: Bool = false,
    _ mode: OpenMode, _ draft: TreeDraft
  ) throws(Refusal) -> Opened<Route> {
    var path = path
    var mode = mode
    if let leaf = path.presented, mode.placed.includes(leaf.route.presentation) {
      path.keepLeaf()
    } else if let leaf = path.presented {
      // A style counts once between a coordinator and the next; one that pushes is between others.
      if case .styled = mode.placed { mode.placed = .none }
      addBackStacks(to: &path, mode)
      let presentation = leaf.route.presentation
      // A new child has its start below a layer.
      if presentation.modalStyle != nil, path.steps.count == 1, layer.slotCount(.alternate) == 0 {
        path.steps.insert(OpenPath.Step(route: start), at: 0)
      }
      if presentation != .push, try !isTaken(path, in: layer, mode, draft) {
        if let style = presentation.modalStyle {
          return try open(path, style, above: layer, mayMisfit: mayMisfit, mode, draft)
        }
        path.keepLeaf()
      }
    } else {
      addBackStacks(to: &path, mode)
    }
    var walk = OpenWalk(path, flow: self, layer: layer, mode: mode, draft: draft)
    var opened = try walk.run(mayMisfit: mayMisfit)
    if path.hasLeaf, opened.leaf == nil {
      opened.leaf = { draft in layer.endModalsAbove(mode, draft) }
    }
    return opened
  }

  /// Adds what lies below the first route, unless that began a tab, and what lies between the parent's
  /// routes and the opened one.
  private func addBackStacks(to path: inout OpenPath<Route>, _ mode: OpenMode) {
    guard path.asked == 0 else { return }
    path.asked = 1
    guard mode.asksBackStacks, let host, let first = path.steps.first else { return }
    let lowest = path.startsTab ? [] : host.backStack(for: first.route)
    if let leaf = path.presented, path.steps.count > 1 {
      let alone = host.backStack(for: leaf.route)
      let parents = path.steps.dropLast()
      let shared = alone.lastIndex { route in parents.contains { $0.route == route } }
      let between = alone.suffix(from: shared.map { $0 + 1 } ?? 0)
      path.steps.insert(
        contentsOf: between.map { OpenPath.Step(route: $0) }, at: path.steps.count - 1)
    }
    path.steps.insert(contentsOf: lowest.map { OpenPath.Step(route: $0) }, at: 0)
  }

  /// True if a child or a tab presents the opened route itself: one that the path has right below it,
  /// or a child that is there.
  private func isTaken(
    _ path: OpenPath<Route>, in layer: FlowLayer, _ mode: OpenMode, _ draft: TreeDraft
  ) throws(Refusal) -> Bool {
    guard let leaf = path.steps.last, path.steps.count > 1 else { return false }
    let below = path.withoutLeaf
    let recipe = recipe(for: leaf.route)
    if takesNext(below.steps[below.steps.count - 1].route, leaf.route, recipe) { return true }
    guard case .child(let recipe) = recipe else { return false }
    var trial = mode
    trial.isTrial = true
    var walk = OpenWalk(below, flow: self, layer: layer, mode: trial, draft: draft)
    guard let child = try walk.slotAbove()?.link, let link = typed(child) else { return false }
    return link.body.takes(recipe, for: leaf.route)
  }

  /// True if what a route shows takes the next one: as one child, or in a tab.
  private func takesNext(
    _ route: Route, _ next: Route, _ recipe: Recipe<Route, Screen>?
  ) -> Bool {
    func isOneChild(_ other: Recipe<Route, Screen>?) -> Bool {
      guard case .child(let child) = other, case .child(let recipe) = recipe else { return false }
      return child.makeBody().takes(recipe, for: next)
    }
    let below = self.recipe(for: route)
    guard case .tabs(let tabs) = below else { return isOneChild(below) }
    return tabs.routes.contains { $0 == next || isOneChild(self.recipe(for: $0)) }
  }

  /// Shows a path whose leaf has a layer of its own.
  private func open(
    _ path: OpenPath<Route>, _ style: ModalStyle, above layer: FlowLayer,
    mayMisfit: Bool, _ mode: OpenMode, _ draft: TreeDraft
  ) throws(Refusal) -> Opened<Route> {
    guard let step = path.steps.last else { return Opened(fit: .exact) }
    var opened = Opened<Route>(fit: .exact)
    let below = path.withoutLeaf
    // What is there stays, and so does the child on top of it, which presents what it takes.
    if below.steps.isEmpty, let link = topLink(of: layer, .alternate),
      let recipe = recipe(for: step.route, takenBy: link)
    {
      let run = OpenRun<Route, Screen>(steps: [(step, recipe)], hasLeaf: true)
      return try link.body.open(run, mayMisfit: false, mode, draft)
    }
    if below.steps.isEmpty, let tabs = topTabs(of: layer, .alternate),
      var opened = try open(step, in: tabs, mode, draft)
    {
      if opened.leaf == nil { opened.leaf = { draft in layer.endModalsAbove(mode, draft) } }
      return opened
    }
    if !below.steps.isEmpty {
      var walk = OpenWalk(below, flow: self, layer: layer, mode: mode, draft: draft)
      opened = try walk.run(mayMisfit: mayMisfit)
    }
    if case .misfit(var misfit) = opened.fit {
      misfit.steps.append(step)
      misfit.hasLeaf = true
      return Opened(fit: .misfit(misfit))
    }
    opened.leaf = { draft throws(Refusal) in
      try self.openLeaf(step, style, above: layer, mode, draft)
    }
    return opened
  }

  /// Shows a route in the tab that takes it, above what that shows; nil if none does.
  private func open(
    _ step: OpenPath<Route>.Step, in tabs: TabSet<Route, Screen>, _ mode: OpenMode,
    _ draft: TreeDraft
  ) throws(Refusal) -> Opened<Route>? {
    let recipe = recipe(for: step.route)
    guard let place = tabs.position(taking: step.route, recipe) else { return nil }
    let isSelected = tabs.selection(.alternate).selected == place
    if !isSelected {
      guard !mode.isTrial else { return Opened(fit: .changed) }
      tabs.select(place, forgetting: false, draft)
    }
    var opened = Opened<Route>(fit: .exact)
    if let link = topLink(of: tabs.layers[place], .alternate) {
      guard case .child(let recipe) = recipe else { throw refusal(ofTab: step.route, draft) }
      let declared = tabs.declared[place]
      // The route that the tab was declared with adds nothing.
      var run = OpenRun<Route, Screen>(
        steps: [(step, recipe)], hasLeaf: true, startsTab: step.route == declared)
      // A back stack in the tab lies above that route.
      if mode.asksBackStacks, !run.startsTab, let first = self.recipe(for: declared, takenBy: link)
      {
        run.steps.insert((OpenPath.Step(route: declared), first), at: 0)
        run.startsTab = true
      }
      opened = try link.body.open(run, mayMisfit: false, mode, draft)
    }
    return Opened(fit: isSelected ? opened.fit : .changed, leaf: opened.leaf)
  }

  /// Shows the leaf in the layer right above, the one that is there if it is alike.
  private func openLeaf(
    _ step: OpenPath<Route>.Step, _ style: ModalStyle, above layer: FlowLayer,
    _ mode: OpenMode, _ draft: TreeDraft
  ) throws(Refusal) -> Bool {
    let position = layer.chainPosition + 1
    let modals = draft.tree.modals(.alternate)
    var path = OpenPath([step])
    path.isPlaced = true
    path.asked = 1
    let there =
      modals.indices.contains(position) ? modals[position] : nil
    if let there, there.node === self, there.isPresented(as: style, from: layer) {
      let opened = try open(path, in: there, mayMisfit: true, mode.inLayer(style), draft)
      switch opened.fit {
      case .exact: return try opened.leaf?(draft) ?? true
      case .changed:
        _ = try opened.leaf?(draft)
        return false
      case .misfit(let misfit): path = misfit
      }
    }
    guard !mode.isTrial else { return false }
    _ = layer.endModalsAbove(mode, draft)
    try openLayer(path, style, mode, draft)
    return false
  }

  private func openLayer(
    _ path: OpenPath<Route>, _ style: ModalStyle, _ mode: OpenMode, _ draft: TreeDraft
  ) throws(Refusal) {
    let opening = Arrival.Opening(mode.inLayer(style), asked: max(path.asked - 1, 0))
    try present(path.edit, style, draft, .opening(opening))
  }

  /// True if the flow's top layer is above all others and shows just what would be presented.
  private func isPresenting(
    _ route: Route, _ style: ModalStyle, _ mode: OpenMode, _ draft: TreeDraft
  ) throws(Refusal) -> Bool {
    guard let layer = ownModals(.alternate).last, layer.style == .modal(style) else { return false }
    var path = OpenPath(route)
    path.isPlaced = true
    path.asked = 1
    var trial = mode.inLayer(style)
    trial.isTrial = true
    let opened = try open(path, in: layer, trial, draft)
    guard opened.fit.isExact else { return false }
    return try opened.leaf?(draft) ?? true
  }
}

extension OpenMode {
  /// The same inside of a layer: one that holds a single entry has no room for back stacks.
  fileprivate func inLayer(_ style: ModalStyle) -> OpenMode {
    var mode = self
    mode.asksBackStacks = asksBackStacks && style.allowsStack
    if mode.placed != .every { mode.placed = .styled(style) }
    return mode
  }
}

extension OpenPath {
  /// The path as what a new layer begins with.
  fileprivate var edit: StackEdit<Route> {
    StackEdit(tail: steps.map { .new($0.route, id: $0.id) })
  }
}

extension FlowLayer {
  /// The place of that layer among the modal ones; -1 for the base.
  fileprivate var chainPosition: Int {
    let layer = chainLayer
    return node?.tree?.modals(.alternate).firstIndex { $0 === layer } ?? -1
  }

  /// Ends the layers above that are not wanted; true if there are none.
  fileprivate func endModalsAbove(_ mode: OpenMode, _ draft: TreeDraft) -> Bool {
    let modals = draft.tree.modals(.alternate)
    let first = modals.indices.dropFirst(chainPosition + 1).first { position in
      guard mode.isMaking, let node else { return true }
      return modals[position].node?.isWithin(node) ?? true
    }
    guard let first else { return true }
    if !mode.isTrial { draft.endModals(from: first, reason: mode.endReason) }
    return false
  }

  /// True if the entry on top of a layer has presented this one, in a style.
  fileprivate func isPresented(as style: ModalStyle, from below: FlowLayer) -> Bool {
    guard case .modal(style, let presenter) = kind else { return false }
    var isTop = false
    _ = below.walkIDs(.alternate) { top in
      isTop = presenter.is(top)
      return false
    }
    return isTop
  }
}
