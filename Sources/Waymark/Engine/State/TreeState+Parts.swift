extension TreeState {
  func base(of node: Node) -> Part? {
    guard let layer = layer(node.base) else { return nil }
    return Part(node: node, layer: layer)
  }

  /// The coordinator's own modal layers, the lowest first.
  func ownModals(of node: Node) -> [LayerState] { modals.filter { $0.owner == node.key } }

  /// The modal layers by the coordinator that presented them, for whoever asks many coordinators.
  /// Only looked up by key, so the order of the dictionary decides nothing.
  func modalsByOwner() -> [NodeKey: [LayerState]] {
    hasModals ? Dictionary(grouping: modals, by: \.owner) : [:]
  }

  /// The base and the modal layers that the coordinator presented, the lowest first.
  func ownLayers(of node: Node) -> [Part] {
    guard let base = base(of: node) else { return [] }
    return [base] + ownModals(of: node).map { Part(node: node, layer: $0) }
  }

  /// The part that a push acts on.
  ///
  /// - Parameter limit: The place of the modal layer that ends the search, with all above it.
  func topPart(of node: Node, below limit: Int? = nil) -> Part? {
    // There are mostly none.
    guard hasModals else { return base(of: node) }
    var place = (limit ?? modalCount) - 1
    while let modal = modal(place) {
      if modal.owner == node.key { return Part(node: node, layer: modal) }
      place -= 1
    }
    return base(of: node)
  }

  /// The part of the coordinator that contains an entry.
  func part(of entry: Entry) -> Part? {
    guard let node = node(of: entry), let layer = layer(of: entry) else { return nil }
    return Part(node: node, layer: layer)
  }

  /// The parent's part that contains the base of a child; nil for other parts, and at the root.
  func outerPart(of part: Part) -> Part? {
    guard !part.isWhole, let parent = parent(of: part.node) else { return nil }
    return Part(node: parent, layer: part.layer)
  }

  /// Walks the layers that a coordinator lies in, from the nearest outwards, until `body` returns
  /// false. Returns false in that case.
  @discardableResult
  func walkOuterLayers(of node: Node, _ body: (LayerState) -> Bool) -> Bool {
    var inner = node
    while inner.level > 0, let layer = layer(inner.base) {
      guard body(layer) else { return false }
      guard let owner = self.node(layer.owner) else { return true }
      inner = owner
    }
    return true
  }
}

// The rows of a part.
extension TreeState {
  /// The place after the part's uppermost row.
  func end(of part: Part) -> Int {
    var end = count(part.layer)
    guard !part.isWhole else { return end }
    while end > 0, !isWithin(row(end - 1, in: part.layer), part.node) { end -= 1 }
    return end > 0 ? end : part.node.opening ?? 0
  }

  func range(of part: Part) -> Range<Int> {
    let end = end(of: part)
    guard !part.isWhole else { return 0..<end }
    var start = end
    while start > 0, isWithin(row(start - 1, in: part.layer), part.node) { start -= 1 }
    return start..<end
  }

  /// The entries of a part by their ids. Only looked up by key, so the order of the dictionary
  /// decides nothing.
  func entries(of part: Part) -> [EntryID: Entry] {
    var entries: [EntryID: Entry] = [:]
    _ = walk(part) { entry in
      entries[entry.id] = entry
      return true
    }
    return entries
  }

  /// Walks the rows from the top until `body` returns false. Returns false in that case.
  func walk(_ part: Part, _ body: (Entry) -> Bool) -> Bool {
    var position = end(of: part) - 1
    let isWhole = part.isWhole
    while position >= 0 {
      let entry = row(position, in: part.layer)
      guard isWhole || isWithin(entry, part.node) else { return true }
      guard body(entry) else { return false }
      position -= 1
    }
    return true
  }

  /// The number of rows, counted up to `limit`.
  func count(_ part: Part, upTo limit: Int) -> Int {
    if part.isWhole { return min(count(part.layer), limit) }
    guard limit > 0 else { return 0 }
    var count = 0
    _ = walk(part) { _ in
      count += 1
      return count < limit
    }
    return count
  }

  func isEmpty(_ part: Part) -> Bool { count(part, upTo: 1) == 0 }

  func top(of part: Part) -> Entry? {
    let end = end(of: part)
    guard end > 0 else { return nil }
    let entry = row(end - 1, in: part.layer)
    return part.isWhole || isWithin(entry, part.node) ? entry : nil
  }

  func bottom(of part: Part) -> Entry? {
    let range = range(of: part)
    return range.isEmpty ? nil : row(range.lowerBound, in: part.layer)
  }

  func bottom(of node: Node) -> Entry? { base(of: node).flatMap(bottom(of:)) }

  /// The child of a coordinator that contains an entry of its subtree; nil for its own entries.
  func child(of node: Node, holding entry: Entry) -> Node? {
    guard entry.level > node.level, let inner = self.node(of: entry) else { return nil }
    return self.node(inner.path[node.level + 1])
  }

  /// The child whose run is on top of a part.
  func topChild(of part: Part) -> Node? {
    top(of: part).flatMap { child(of: part.node, holding: $0) }
  }

  /// The coordinator's tabs on top of a part.
  func topTabs(of part: Part) -> TabsState? {
    guard let top = top(of: part), top.node == part.node.key else { return nil }
    return tabs(of: top)
  }

  /// The route of an entry of the subtree, in the coordinator's type.
  func route(of entry: Entry, for node: Node) -> AnyRoute {
    let levels = entry.level - node.level
    let route = route(of: entry)
    return levels == 0 ? route : route.risen(by: levels)
  }
}

extension TreeState {
  func rows(of part: Part) -> PartRows { PartRows(part: part, range: range(of: part)) }

  /// The steps of a part, bottom first.
  func steps(of rows: PartRows) -> [PartStep] {
    let part = rows.part
    var steps: [PartStep] = []
    var position = rows.range.lowerBound
    while position < rows.range.upperBound {
      let entry = row(position, in: part.layer)
      let first = position
      position += 1
      guard let child = child(of: part.node, holding: entry) else {
        steps.append(.own(entry))
        continue
      }
      while position < rows.range.upperBound, isWithin(row(position, in: part.layer), child) {
        position += 1
      }
      let base = Part(node: child, layer: part.layer)
      steps.append(.child(child, PartRows(part: base, range: first..<position)))
    }
    return steps
  }
}
