/// What a complete draft means: which layers change for whoever reads them, and what it does to the
/// lives of entries and coordinators.
@MainActor
struct Effects {
  /// The layers whose observable state changes.
  private(set) var changed: [LayerState] = []
  /// In the order in which they are told.
  private(set) var events: [RawEvent] = []

  mutating func plan(_ draft: Draft) {
    for layer in draft.extras?.ending ?? [] { note(layer) }
    for layer in draft.layers where layer.isChanged { note(layer) }
    planChain(draft.state)
    planTabs(draft)
    planEvents(draft.state)
  }

  /// Empties the plan, and keeps the memory of its lists.
  mutating func reset() {
    if !changed.isEmpty { changed = changed.take().emptied() }
    if !events.isEmpty { events = events.take().emptied() }
  }

  /// Makes the tree forget the plan of a change that is refused after all.
  func undo(_ state: TreeState) {
    clear(state)
    for event in events {
      if case .coordinator(let node) = event.subject { node.isListed = false }
    }
  }

  /// Empties what the plan noted in layers. Those that did not change themselves may have listed
  /// what happened in their tabs.
  func clear(_ state: TreeState) {
    for layer in changed {
      layer.clearPlan()
      guard layer.tab != nil else { continue }
      state.walkOuterTabs(layer) { tabs, _ in
        state.layer(tabs.home)?.clearPlan()
        return true
      }
    }
  }

  private mutating func note(_ layer: LayerState) {
    // A loop: a closure of the main actor would ask the executor at each call (decision 10).
    for other in changed where other === layer { return }
    changed.append(layer)
  }

  /// The layer below the first that goes or comes changes, too: it has another one above it.
  private mutating func planChain(_ state: TreeState) {
    if let layer = state.layerBelowChange { note(layer) }
  }

  private mutating func planTabs(_ draft: Draft) {
    guard !draft.state.tabs.isEmpty else { return }
    for tabs in draft.tabs where tabs.isChanged {
      // Tabs that come with the change are new to their layer, and those that also go were never in it.
      guard let life = tabs.entry?.life, life.isSettled || life.isLeaving else { continue }
      if let home = draft.state.layer(tabs.home) { note(home) }
    }
    for layer in changed where layer.tab != nil && !layer.plan.isEnding {
      list(layer, draft.state)
    }
  }

  /// Has the layer with the tabs list what happens in one tab, at the place of the tabs.
  private func list(_ layer: LayerState, _ state: TreeState) {
    guard let (tabs, position) = state.tab(layer), let entry = tabs.entry, !entry.life.isFresh,
      let home = state.layer(tabs.home),
      !home.plan.tabs.contains(where: { $0.layer == layer.key }),
      let row = state.reading(.settled, { state.place(of: entry.id, in: home) })
    else { return }
    var tabsOfHome = home.plan.tabs
    tabsOfHome.append((row, position, layer.key))
    tabsOfHome.sort { ($0.row, $0.tab) < ($1.row, $1.tab) }
    home.plan.tabs = tabsOfHome
    list(home, state)
  }

  /// The place of the lowest layer in which something happens.
  private func lowestPlace(_ state: TreeState) -> Int {
    guard state.hasModals || !state.chain.isEmpty else { return -1 }
    var lowest = Int.max
    for layer in changed { lowest = min(lowest, state.chainLayer(of: layer).place) }
    return lowest
  }

  // Enter from the base up, cover the old leaf if it stays, leave in exactly the reverse of that
  // order, then activate or uncover.
  private mutating func planEvents(_ state: TreeState) {
    let oldLeaf = state.reading(.settled) { state.leaf }
    let newLeaf = state.leaf
    var lives = LifeWalk(state, from: lowestPlace(state), events.take())
    lives.enter()
    if let oldLeaf, oldLeaf !== newLeaf, !oldLeaf.life.isDropped {
      lives.add(.cover, of: oldLeaf, at: state.reading(.settled) { state.depth(of: oldLeaf) })
    }
    lives.leave()
    if let newLeaf, newLeaf !== oldLeaf {
      lives.add(newLeaf.wasVisible ? .uncover : .activate, of: newLeaf, at: state.depth(of: newLeaf))
    }
    events = lives.events
  }
}

extension TreeState {
  /// The place of an entry in its layer.
  fileprivate func depth(of entry: Entry) -> Int {
    guard let layer = layer(of: entry) else { return 0 }
    return place(of: entry.id, in: layer) ?? 0
  }
}
