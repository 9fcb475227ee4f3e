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
    for layer in changed {
      layer.clearPlan()
      guard layer.tab != nil else { continue }
      state.walkOuterTabs(layer) { tabs, _ in
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

/// Lists the events of a change. Layers come from the base up, entries from bottom to top, a
/// coordinator before its entries, and tabs before their content.
@MainActor
struct LifeWalk {
  private enum Side { case fresh, leaving }

  private(set) var events: [RawEvent]
  private let state: TreeState
  /// The place of the lowest layer to look at; -1 for the base.
  private let lowest: Int
  private var side = Side.fresh

  init(_ state: TreeState, from lowest: Int, _ events: [RawEvent]) {
    self.state = state
    self.lowest = lowest
    self.events = events
  }

  /// Adds the events of everything that enters.
  mutating func enter() {
    side = .fresh
    if lowest < 0 { visit(state.base) }
    var place = max(lowest, 0)
    while let layer = state.modal(place) {
      visit(layer)
      place += 1
    }
  }

  /// Adds the events of everything that leaves, in exactly the reverse order of entering.
  mutating func leave() {
    side = .leaving
    var first = events.count
    if lowest < 0 { visit(state.base) }
    var place = max(lowest, 0)
    while place < state.chain.count {
      visit(state.chain[place])
      place += 1
    }
    var last = events.count - 1
    while first < last {
      events.swapAt(first, last)
      first += 1
      last -= 1
    }
  }

  mutating func add(_ kind: LifecycleEvent, of entry: Entry, at depth: Int) {
    events.append(RawEvent(kind: kind, subject: .entry(entry), depth: depth))
  }

  private mutating func visit(_ layer: LayerState) {
    guard layer.kept != nil || !layer.plan.tabRows.isEmpty else { return }
    let kept = layer.kept ?? layer.rows.count
    for row in layer.plan.tabRows where row < kept { visitTabs(of: layer.rows[row], in: layer) }
    switch side {
    case .fresh:
      for place in layer.tail.indices { visit(layer.tail[place], depth: kept + place, in: layer) }
    case .leaving:
      for depth in kept..<layer.rows.count { visit(layer.rows[depth], depth: depth, in: layer) }
    }
  }

  private mutating func visit(_ entry: Entry, depth: Int, in home: LayerState) {
    if let kind = kind(of: entry.life) {
      if let node = state.node(of: entry) { list(node, depth: depth) }
      events.append(RawEvent(kind: kind, subject: .entry(entry), depth: depth))
    }
    visitTabs(of: entry, in: home)
  }

  private mutating func visitTabs(of entry: Entry, in home: LayerState) {
    guard let tabs = state.tabs(of: entry) else { return }
    guard entry.life.isSettled else { return visitAll(of: tabs) }
    // Visit only the tabs with a change. Usually there is one, however many tabs there are.
    var only: LayerState?
    for layer in home.plan.tabLayers where layer.tab == tabs.key {
      guard only == nil else { return visitAll(of: tabs) }
      only = layer
    }
    if let only { visit(only) }
  }

  /// Visits tabs from left to right. A tab without a change adds nothing.
  private mutating func visitAll(of tabs: TabsState) {
    let content = side == .fresh ? tabs.edit ?? tabs.content : tabs.content
    for layer in content.layers { visit(layer) }
  }

  /// Adds the coordinators that enter or leave with an entry, the outermost first, each once.
  private mutating func list(_ node: Node, depth: Int) {
    guard let kind = kind(of: node.life), !node.isListed else { return }
    if let parent = state.parent(of: node) { list(parent, depth: depth) }
    node.isListed = true
    events.append(RawEvent(kind: kind, subject: .coordinator(node), depth: depth))
  }

  /// The event of an entry or a coordinator with such a life; nil if it stays.
  private func kind(of life: Life) -> LifecycleEvent? {
    switch (side, life) {
    case (.fresh, .fresh): .enter
    case (.leaving, .leaving(let reason)): .leave(reason)
    default: nil
    }
  }
}
