/// The coordinators with observers that a change concerns, the root first.
@MainActor
struct ObservedNodes {
  /// Usually there is only one, which needs no list.
  private var first: Node?
  private var others: [Node] = []
  /// The coordinator noted last. Neighbouring events usually have the same one.
  private var last: NodeKey?
  private let state: TreeState

  init(_ state: TreeState) {
    self.state = state
  }

  mutating func note(_ key: NodeKey) {
    if key != last { find(key) }
  }

  /// Notes the coordinators of the entries of a layer that came, went or moved, after the commit. An
  /// entry does not move because something below it comes or goes.
  mutating func noteMoves(in layer: LayerState) {
    let (rows, past) = (layer.rows, layer.tail)
    var place = layer.kept ?? rows.count
    var (end, pastEnd) = (rows.count, past.count)
    while end > place, pastEnd > 0, rows[end - 1] === past[pastEnd - 1] {
      end -= 1
      pastEnd -= 1
    }
    for entry in past[..<pastEnd] {
      guard !entry.life.isDropped else {
        note(entry.node)
        continue
      }
      while place < end, rows[place] !== entry {
        note(rows[place].node)
        place += 1
      }
      // It moved below an entry that it was above if it is not found.
      if place < end { place += 1 } else { note(entry.node) }
    }
    while place < end {
      note(rows[place].node)
      place += 1
    }
  }

  private mutating func find(_ key: NodeKey) {
    last = key
    guard let node = state.node(key) else { return }
    // Add from the root down, because that is their order.
    for place in 0..<node.level {
      if let outer = state.node(node.path[place]) { add(outer) }
    }
    add(node)
  }

  /// Adds a coordinator if it has observers, after those noted before it on its level.
  private mutating func add(_ node: Node) {
    guard let listeners = node.listeners, listeners.hasObservers else { return }
    guard let first else { return self.first = node }
    guard node !== first else { return }
    if node.level < first.level {
      others.insert(first, at: 0)
      return self.first = node
    }
    var place = others.count
    while place > 0, others[place - 1].level > node.level { place -= 1 }
    var same = place
    while same > 0, others[same - 1].level == node.level {
      same -= 1
      if others[same] === node { return }
    }
    others.insert(node, at: place)
  }

  var isEmpty: Bool { first == nil }

  /// Tells each coordinator's observers in its own types.
  func deliver(_ record: ChangeRecord) {
    if let first { deliver(record, to: first) }
    for node in others { deliver(record, to: node) }
  }

  private func deliver(_ record: ChangeRecord, to node: Node) {
    node.listeners?.deliver(record, of: node, state)
  }
}
