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
