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

  /// Notes the coordinators of the entries of a layer that came or went, and those whose entries are
  /// in another order, after the commit. An entry does not move because something below it comes or
  /// goes.
  mutating func noteMoves(in layer: LayerState) {
    let (rows, past) = (layer.rows, layer.tail)
    let kept = layer.kept ?? rows.count
    // Most changes only add or only remove, so nothing can be in another order.
    if past.isEmpty || kept == rows.count && past.allSatisfy(\.life.isDropped) {
      for place in kept..<rows.count { note(rows[place].node) }
      for entry in past { note(entry.node) }
      return
    }
    var (end, pastEnd) = (rows.count, past.count)
    while end > kept, pastEnd > 0, rows[end - 1] === past[pastEnd - 1] {
      end -= 1
      pastEnd -= 1
    }
    let (now, before) = (rows[kept..<end], past[..<pastEnd])
    if Self.keepsOrder(before, now) {
      noteDifferences(before, now)
    } else {
      noteOrder(before, now)
    }
  }

  /// True if all entries that stay are in the same order.
  private static func keepsOrder(_ before: ArraySlice<Entry>, _ now: ArraySlice<Entry>) -> Bool {
    var place = now.startIndex
    for entry in before where !entry.life.isDropped {
      while place < now.endIndex, now[place] !== entry { place += 1 }
      guard place < now.endIndex else { return false }
      place += 1
    }
    return true
  }

  /// Notes the coordinators of entries that came or went, if the others are in the same order.
  private mutating func noteDifferences(_ before: ArraySlice<Entry>, _ now: ArraySlice<Entry>) {
    var place = now.startIndex
    for entry in before {
      if entry.life.isDropped {
        note(entry.node)
      } else {
        noteRows(of: now, from: &place) { $0 === entry }
        place += 1
      }
    }
    noteRows(of: now, from: &place) { _ in false }
  }

  private mutating func noteRows(
    of now: ArraySlice<Entry>, from place: inout Int, until isEnd: (Entry) -> Bool
  ) {
    while place < now.endIndex, !isEnd(now[place]) {
      note(now[place].node)
      place += 1
    }
  }

  /// Notes the coordinators whose own entries, with those of their children, are others or in another
  /// order. A child that moves as a whole is a change of its parent alone.
  private mutating func noteOrder(_ before: ArraySlice<Entry>, _ now: ArraySlice<Entry>) {
    let state = state
    var checked: Set<NodeKey> = []
    for entry in before + now {
      var next = state.node(of: entry)
      while let node = next, checked.insert(node.key).inserted {
        next = state.parent(of: node)
        guard node.listeners?.hasObservers ?? false else { continue }
        let isMine = { (entry: Entry) in state.isWithin(entry, node) }
        if !before.lazy.filter(isMine).elementsEqual(now.lazy.filter(isMine), by: ===) { add(node) }
      }
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
