/// What a complete draft means: which layers change for whoever reads them, and what it does to the
/// lives of entries and coordinators.
@MainActor
struct Effects {
  /// The layers whose observable state changes.
  private(set) var changed: [LayerState] = []
  /// In the order in which they are told.
  private(set) var events: [RawEvent] = []
  private var entering = LifeList(.fresh)
  private var leaving = LifeList(.leaving)

  mutating func plan(_ draft: Draft) {
    for layer in draft.extras?.ending ?? [] { note(layer, .entries) }
    for layer in draft.layers where layer.isChanged { note(layer, layer.changedFacets) }
    planChain(draft.state)
    planTabs(draft)
    planEvents(draft.state)
  }

  /// Empties the plan, and keeps the memory of its lists.
  mutating func reset() {
    changed = changed.take().emptied()
    events = events.take().emptied()
    entering.reset()
    leaving.reset()
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
      layer.plan = LayerState.Plan()
      guard layer.tab != nil else { continue }
      state.walkOuterTabs(layer) { tabs, _ in
        state.layer(tabs.home)?.plan = LayerState.Plan()
        return true
      }
    }
  }

  private mutating func note(_ layer: LayerState, _ facets: LayerFacets) {
    layer.plan.facets.formUnion(facets)
    // A loop: a closure of the main actor would ask the executor at each call (decision 10).
    for other in changed where other === layer { return }
    changed.append(layer)
  }

  /// The layer below the first that goes or comes changes, too: it has another one above it.
  private mutating func planChain(_ state: TreeState) {
    guard state.hasOtherChain else { return }
    let new = state.modals
    let old = state.chain
    let shared = zip(old, new).prefix { $0 === $1 }.count
    guard shared < max(old.count, new.count) else { return }
    note(shared == 0 ? state.base : old[shared - 1], .next)
    for place in shared..<max(shared, old.count - 1) { note(old[place], .next) }
  }

  private mutating func planTabs(_ draft: Draft) {
    for tabs in draft.tabs where tabs.isChanged {
      // Tabs that come with the change are new to their layer, and those that also go were never in it.
      guard let life = tabs.entry?.life, life.isSettled || life.isLeaving else { continue }
      if let home = draft.state.layer(tabs.home) { note(home, .selection) }
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

  // Enter from the base up, cover the old leaf if it stays, leave in exactly the reverse of that
  // order, then activate or uncover.
  private mutating func planEvents(_ state: TreeState) {
    let oldLeaf = state.reading(.settled) { state.leaf }
    let newLeaf = state.leaf
    entering.visit(state.base, state)
    for layer in state.modals { entering.visit(layer, state) }
    leaving.visit(state.base, state)
    for layer in state.chain { leaving.visit(layer, state) }

    for (subject, depth) in entering.subjects {
      events.append(RawEvent(kind: .enter, subject: subject, depth: depth))
    }
    if let oldLeaf, oldLeaf !== newLeaf, !oldLeaf.life.isDropped {
      let depth = state.layer(of: oldLeaf).flatMap { layer in
        state.reading(.settled) { state.place(of: oldLeaf.id, in: layer) }
      }
      events.append(RawEvent(kind: .cover, subject: .entry(oldLeaf), depth: depth ?? 0))
    }
    for (subject, depth) in leaving.subjects.reversed() {
      var reason = LeaveReason.replaced
      if case .leaving(let said) = subject.life { reason = said }
      events.append(RawEvent(kind: .leave(reason), subject: subject, depth: depth))
    }
    if let newLeaf, newLeaf !== oldLeaf {
      let kind = newLeaf.wasVisible ? LifecycleEvent.uncover : .activate
      let depth = state.layer(of: newLeaf).map { state.count($0) - 1 } ?? 0
      events.append(RawEvent(kind: kind, subject: .entry(newLeaf), depth: depth))
    }
  }
}

extension LayerState {
  /// What a platform sees of other rows. Tabs that leave have no selection any more, and what leaves is free.
  fileprivate var changedFacets: LayerFacets {
    var facets = LayerFacets.entries
    for position in (edit?.kept ?? rows.count)..<rows.count where rows[position].life.isDropped {
      if rows[position].tabs != nil { facets.formUnion(.selection) }
      if rows[position].leavePolicy != .free { facets.formUnion(.policies) }
    }
    return facets
  }
}

/// What enters or leaves, layers from the base up, each from bottom to top, a coordinator before
/// its entries, tabs before what lies in them.
@MainActor
struct LifeList {
  enum Side { case fresh, leaving }

  private let side: Side
  private(set) var subjects: [(subject: Subject, depth: Int)] = []

  init(_ side: Side) {
    self.side = side
  }

  mutating func reset() {
    subjects = subjects.take().emptied()
  }

  mutating func visit(_ layer: LayerState, _ state: TreeState) {
    guard layer.edit != nil || !layer.plan.tabs.isEmpty else { return }
    let kept = layer.edit?.kept ?? layer.rows.count
    for tab in layer.plan.tabs where tab.row < kept {
      if let layer = state.layer(tab.layer) { visit(layer, state) }
    }
    switch side {
    case .fresh:
      var depth = kept
      for entry in layer.edit?.tail ?? [] {
        visit(entry, depth: depth, in: layer, state)
        depth += 1
      }
    case .leaving:
      for depth in kept..<layer.rows.count {
        visit(layer.rows[depth], depth: depth, in: layer, state)
      }
    }
  }

  private mutating func visit(
    _ entry: Entry, depth: Int, in layer: LayerState, _ state: TreeState
  ) {
    let concerns = matches(entry.life)
    if concerns {
      if let node = state.node(of: entry), matches(node.life) { list(node, depth: depth, state) }
      subjects.append((.entry(entry), depth))
    }
    guard let tabs = state.tabs(of: entry) else { return }
    if concerns {
      for layer in tabs.layers { visit(layer, state) }
    } else {
      for tab in layer.plan.tabs {
        if let inner = state.layer(tab.layer), inner.tab?.tabs == tabs.key { visit(inner, state) }
      }
    }
  }

  /// The coordinators that enter or leave with an entry, the outermost first, each once.
  private mutating func list(_ node: Node, depth: Int, _ state: TreeState) {
    guard !node.isListed else { return }
    if let parent = state.parent(of: node), matches(parent.life) {
      list(parent, depth: depth, state)
    }
    node.isListed = true
    subjects.append((.coordinator(node), depth))
  }

  private func matches(_ life: Life) -> Bool {
    side == .fresh ? life.isFresh : life.isLeaving
  }
}
