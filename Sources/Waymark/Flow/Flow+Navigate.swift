// Presenting, navigating and tabs.

extension Flow {
  /// Drafts a new layer; without a style as the route says, else as a sheet.
  func present(
    _ route: Route, _ style: ModalStyle?, _ draft: TreeDraft, _ arrival: Arrival = .literal
  ) throws(Refusal) {
    let style = style ?? route.presentation.modalStyle ?? .sheet
    let edit = StackEdit<Route>(tail: [.new(route, id: draft.numberAwaited())])
    try present(edit, style, draft, arrival)
  }

  func present(
    _ edit: StackEdit<Route>, _ style: ModalStyle, _ draft: TreeDraft, _ arrival: Arrival
  ) throws(Refusal) {
    let below = topOwnLayer(.alternate)
    var id: EntryID?
    _ = below.walkIDs(.alternate) { top in
      id = top
      return false
    }
    guard isActive(.alternate), let id else { throw Refusal(.covered) }
    let presenter = PresenterReference(
      id, below.topEntry(.alternate), in: below.topPending(.alternate))
    let object = draft.tree.makeObject(.modal(style))
    let layer = FlowLayer(.modal(style, presenter: presenter), object: object)
    layer.belong(to: self)
    try apply(edit, to: layer, draft, arrival)
    draft.tree.addModal(layer)
    addModal(layer, draft)
  }

  func navigate(to route: Route, _ draft: TreeDraft) throws(Refusal) -> Outcome {
    let selected = try uncover(draft)
    return try visible(place(route, draft).following(selected))
  }

  /// Refuses what would end up below entries of others: a layer of a child that made the flow active
  /// may have gone on the way.
  private func visible(_ outcome: Outcome) throws(Refusal) -> Outcome {
    guard outcome.isRefusal || isActive(.alternate) else { throw Refusal(.covered) }
    return outcome
  }

  /// Selects the tabs in which the flow lies; refused if anything of others still lies above.
  private func uncover(_ draft: TreeDraft) throws(Refusal) -> Bool {
    let selected = selectOuterTabs(draft)
    guard isActive(.alternate) else { throw Refusal(.covered) }
    return selected
  }

  /// Selects the tabs in which the flow lies; true if one was not.
  func selectOuterTabs(_ draft: TreeDraft) -> Bool {
    var selected = false
    walkOuterLayers { layer in
      if let (tabSet, position) = layer.tab, tabSet.selection(.alternate).selected != position {
        tabSet.select(position, forgetting: false, draft)
        selected = true
      }
      return true
    }
    return selected
  }

  /// Shows a route in the child on top that takes it, in a tab that takes it, or here.
  func place(_ route: Route, _ draft: TreeDraft) throws(Refusal) -> Outcome {
    let layer = topOwnLayer(.alternate)
    let recipe = recipe(for: route)
    if case .child(let recipe) = recipe, let link = topLink(of: layer, .alternate),
      link.body.takes(recipe, for: route)
    {
      return try link.body.navigate(recipe, draft)
    }
    if let outcome = try deliverToTab(route, recipe, selecting: true, draft) { return outcome }
    switch route.presentation {
    case .push:
      endDescendantModals(draft)
      try apply(.appending(CollectionOfOne(route)), to: layer, draft, .navigating(in: nil))
      return .performed
    case .root:
      let decision = StackDecision.setRoutes([route], in: reader(of: base, .alternate))
      return try reset(decision, reason: .rootChanged, draft, .navigating(in: nil))
    case .modal(let style):
      try present(route, style, draft, .navigating(in: style))
      return .performed
    }
  }

  /// Ends the layers of children, so that what is pushed here is visible.
  private func endDescendantModals(_ draft: TreeDraft) {
    let top = topOwnLayer(.alternate)
    let modals = draft.tree.modals(.alternate)
    let own = modals.firstIndex { $0 === top }
    let first = modals.indices.first { position in
      guard position > own ?? -1, let node = modals[position].node else { return false }
      return node !== self && node.isWithin(self)
    }
    if let first { draft.endModals(from: first) }
  }

  /// Acts in a tab of the tabs on top of the layer acted on; nil if there is none that fits.
  func deliverToTab(
    _ route: Route, _ recipe: Recipe<Route, Screen>?, selecting: Bool, _ draft: TreeDraft
  ) throws(Refusal) -> Outcome? {
    guard let tabs = topTabs(of: topOwnLayer(.alternate), .alternate) else { return nil }
    if let position = tabs.declared.firstIndex(of: route) {
      guard selecting, tabs.selection(.alternate).selected != position else { return .unchanged }
      tabs.select(position, forgetting: false, draft)
      return .performed
    }
    guard case .child(let recipe) = recipe else { return nil }
    guard let (position, link) = tabs.child(taking: route, recipe) else { return nil }
    let selects = selecting && tabs.selection(.alternate).selected != position
    if selects { tabs.select(position, forgetting: false, draft) }
    return try link.body.navigate(recipe, draft).following(selects)
  }

  func deliver(_ route: Route, selecting: Bool, _ draft: TreeDraft) throws(Refusal) -> Outcome {
    let selected = selecting ? try uncover(draft) : false
    let recipe = recipe(for: route)
    let outcome = try deliverToTab(route, recipe, selecting: selecting, draft)
    guard let outcome else { return .ignored(.notFound) }
    return selecting ? try visible(outcome.following(selected)) : outcome
  }

  /// Selects the tab declared with a route; the selected one is taken to its root.
  func select(_ route: Route, _ draft: TreeDraft) throws(Refusal) -> Outcome {
    guard let tabs = topmostTabs(.alternate),
      let position = tabs.declared.firstIndex(of: route)
    else { return .ignored(.notFound) }
    // A tab that was selected while the target waited is where it leads: it keeps what is in it.
    if draft.waiting.isReplay, tabs.selection(.alternate).selected == position { return .unchanged }
    return try tabs.choose(position, draft)
  }

  private func topmostTabs(_ reading: Reading) -> TabSet<Route, Screen>? {
    var found: TabSet<Route, Screen>?
    for layer in ([base] + ownModals(reading)).reversed() where found == nil {
      _ = layer.walkSlots(reading) { slot in
        found = slot.entry.flatMap(tabs)
        return found == nil
      }
    }
    return found
  }
}

extension Outcome {
  /// The outcome of a step if another one of the same verb may have changed something before.
  fileprivate func following(_ change: Bool) -> Outcome {
    change && self == .unchanged ? .performed : self
  }
}

extension AnyTabSet {
  /// What tapping a tab does: selects it, or takes the selected one to its root.
  func choose(_ position: Int, _ draft: TreeDraft) throws(Refusal) -> Outcome {
    guard selection(.alternate).selected == position else {
      select(position, forgetting: false, draft)
      return .performed
    }
    let layer = layers[position]
    let modals = draft.tree.modalCount(.alternate)
    draft.endModals(of: layer)
    let count = layer.entryCount(.alternate, upTo: .max)
    if count > 1 { try layer.drop(count - 1, draft) }
    if count > 1 || draft.tree.modalCount(.alternate) < modals { return .performed }
    if let leaf = layer.topEntry(.current) { draft.makeExtras().reselected.append(leaf) }
    return .unchanged
  }
}
