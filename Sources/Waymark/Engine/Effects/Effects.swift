/// The meaning of a complete draft: the layers that change for their readers, and the events of
/// entries and coordinators.
@MainActor
struct Effects {
  /// The layers whose observable state changes.
  private(set) var changed: [LayerState] = []
  /// The events, in the order in which they are told.
  private(set) var events: [RawEvent] = []

  mutating func plan(_ draft: Draft) {
    if let extras = draft.extras { for layer in extras.ending { note(layer, .entries) } }
    for place in draft.layers.indices where draft.layers[place].isChanged {
      note(draft.layers[place], draft.layers[place].changedFacets)
    }
    if let extras = draft.extras {
      for revised in extras.revised where revised.entry.isRevised {
        if let layer = draft.state.layer(of: revised.entry) { note(layer, .entries) }
      }
    }
    planChain(draft.state)
    planTabs(draft)
    planEvents(draft)
  }

  /// Empties the plan. Keeps the memory of its lists for the next change.
  mutating func reset() {
    if !changed.isEmpty { changed = changed.take().emptied() }
    if !events.isEmpty { events = events.take().emptied() }
  }

  /// Removes the plan of a refused change from the tree.
  func undo(_ state: TreeState) {
    clear(state)
    for event in events {
      if case .coordinator(let node) = event.subject { node.isListed = false }
    }
  }

  /// Removes the notes of the plan from layers. Layers around a changed tab have notes, too.
  func clear(_ state: TreeState) {
    for place in changed.indices {
      changed[place].clearPlan()
      guard changed[place].tab != nil else { continue }
      state.walkOuterTabs(changed[place]) { tabs, _ in
        state.layer(tabs.home)?.clearPlan()
        return true
      }
    }
  }

  private mutating func note(_ layer: LayerState, _ facets: LayerFacets) {
    // A layer with notes is already in the list. Searching the list would cost more with each layer.
    if layer.plan.facets.isEmpty { changed.append(layer) }
    layer.plan.facets.formUnion(facets)
  }

  /// Notes the layers below new or leaving layers, because another layer, or none, is above them now.
  private mutating func planChain(_ state: TreeState) {
    guard let below = state.layerBelowChange else { return }
    note(below, .next)
    for layer in state.chain.dropFirst(below.place + 1).dropLast() { note(layer, .next) }
  }

  private mutating func planTabs(_ draft: Draft) {
    guard !draft.state.tabs.isEmpty else { return }
    for tabs in draft.tabs where tabs.isChanged {
      // Readers do not know new tabs yet. Tabs that also left in this change were never in their layer.
      guard let life = tabs.entry?.life, life.isSettled || life.isLeaving,
        let home = draft.state.layer(tabs.home)
      else { continue }
      note(home, tabs.hasOtherTabs ? [.selection, .policies] : .selection)
    }
    for layer in changed where layer.tab != nil { list(layer, draft.state) }
  }

  /// Notes in the layer with the tabs that something happens in one of them.
  private func list(_ layer: LayerState, _ state: TreeState) {
    guard let tabs = layer.tab.flatMap({ state.tabs($0) }), let entry = tabs.entry,
      entry.life.isSettled, let home = state.layer(tabs.home),
      !home.plan.tabLayers.contains(where: { $0 === layer })
    else { return }
    home.plan.tabLayers = home.plan.tabLayers.take().adding(layer)
    guard let row = state.reading(.settled, { state.place(of: entry.id, in: home) }),
      !home.plan.tabRows.contains(row)
    else { return }
    var rows = home.plan.tabRows
    rows.append(row)
    rows.sort()
    home.plan.tabRows = rows
    list(home, state)
  }

  /// The place of the lowest layer with a change; -1 for the base.
  private func lowestPlace(_ state: TreeState) -> Int {
    guard state.hasModals || !state.chain.isEmpty else { return -1 }
    var lowest = Int.max
    for layer in changed { lowest = min(lowest, state.chainLayer(of: layer).place) }
    return lowest
  }

  // The order: enter from the base up, cover the old leaf if it stays, leave in exactly the reverse
  // order, then activate or uncover.
  private mutating func planEvents(_ draft: Draft) {
    let state = draft.state
    let oldLeaf = state.reading(.settled) { state.leaf }
    let newLeaf = state.leaf
    var lives = LifeWalk(state, from: lowestPlace(state), events.take())
    // Only made entries enter, and only dropped ones leave, each with their coordinators.
    if !draft.made.isEmpty { lives.enter() }
    if let oldLeaf, oldLeaf !== newLeaf, !oldLeaf.life.isDropped {
      lives.add(.cover, of: oldLeaf, at: state.reading(.settled) { state.depth(of: oldLeaf) })
    }
    if !draft.droppedEntries.isEmpty { lives.leave() }
    if let newLeaf, newLeaf !== oldLeaf {
      let kind = newLeaf.wasVisible ? LifecycleEvent.uncover : .activate
      lives.add(kind, of: newLeaf, at: state.depth(of: newLeaf))
    }
    events = lives.events
  }
}

extension LayerState {
  /// The facets that other rows change. Leaving tabs no longer have a selection, and leaving entries no longer have a
  /// policy.
  fileprivate var changedFacets: LayerFacets {
    var facets = LayerFacets.entries
    for position in (kept ?? rows.count)..<rows.count where rows[position].life.isDropped {
      if rows[position].tabs != nil { facets.formUnion(.selection) }
      if rows[position].leavePolicy != .free { facets.formUnion(.policies) }
    }
    return facets
  }
}

extension TreeState {
  /// The place of an entry in its layer.
  fileprivate func depth(of entry: Entry) -> Int {
    guard let layer = layer(of: entry) else { return 0 }
    return place(of: entry.id, in: layer) ?? 0
  }
}
