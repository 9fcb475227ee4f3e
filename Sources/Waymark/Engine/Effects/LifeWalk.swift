/// Lists the events of a change: layers from the base up, each from bottom to top, a coordinator
/// before its entries, tabs before what lies in them.
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

  /// Adds what enters.
  mutating func enter() {
    side = .fresh
    if lowest < 0 { visit(state.base) }
    var place = max(lowest, 0)
    while let layer = state.modal(place) {
      visit(layer)
      place += 1
    }
  }

  /// Adds what leaves, in exactly the reverse of the order in which it would enter.
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
    guard layer.kept != nil || !layer.plan.tabs.isEmpty else { return }
    let kept = layer.kept ?? layer.rows.count
    for tab in layer.plan.tabs where tab.row < kept {
      if let layer = state.layer(tab.layer) { visit(layer) }
    }
    switch side {
    case .fresh:
      var depth = kept
      for entry in layer.tail {
        visit(entry, depth: depth, in: layer)
        depth += 1
      }
    case .leaving:
      for depth in kept..<layer.rows.count { visit(layer.rows[depth], depth: depth, in: layer) }
    }
  }

  private mutating func visit(_ entry: Entry, depth: Int, in layer: LayerState) {
    let kind = kind(of: entry.life)
    if let kind {
      if let node = state.node(of: entry) { list(node, depth: depth) }
      events.append(RawEvent(kind: kind, subject: .entry(entry), depth: depth))
    }
    guard let tabs = state.tabs(of: entry) else { return }
    if kind != nil {
      for layer in tabs.layers { visit(layer) }
    } else {
      for tab in layer.plan.tabs {
        if let inner = state.layer(tab.layer), inner.tab?.tabs == tabs.key { visit(inner) }
      }
    }
  }

  /// Adds the coordinators that enter or leave with an entry, the outermost first, each once.
  private mutating func list(_ node: Node, depth: Int) {
    guard let kind = kind(of: node.life), !node.isListed else { return }
    if let parent = state.parent(of: node) { list(parent, depth: depth) }
    node.isListed = true
    events.append(RawEvent(kind: kind, subject: .coordinator(node), depth: depth))
  }

  /// What becomes of something with such a life; nil if it stays.
  private func kind(of life: Life) -> LifecycleEvent? {
    switch (side, life) {
    case (.fresh, .fresh): .enter
    case (.leaving, .leaving(let reason)): .leave(reason)
    default: nil
    }
  }
}
