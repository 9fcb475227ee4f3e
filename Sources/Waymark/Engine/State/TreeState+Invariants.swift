// The invariants of a state. Debug builds check them after every commit.

extension TreeState {
  /// The broken invariant, in words; nil if all hold.
  ///
  /// - Parameter layers: The layers to check, besides the chain, and of each only the upper rows, with their coordinators
  ///   and tabs: a check after every commit must not cost what the tree costs. Nil for the whole tree.
  func brokenInvariant(in layers: [LayerState]? = nil) -> String? {
    if let broken = brokenChain() { return broken }
    let wanted = (layers ?? self.layers.all).filter { self.layer($0.key) === $0 }
    var checked: [Entry] = []
    for layer in wanted {
      let rows = layers == nil ? layer.rows[...] : layer.rows.suffix(50)
      if let broken = brokenRows(rows, of: layer) ?? brokenRuns(rows, of: layer) { return broken }
      checked += rows
    }
    guard layers == nil else {
      let owners = Set(checked.compactMap { node(of: $0)?.path }.joined())
      return brokenOwners(owners.compactMap { node($0) })
        ?? brokenTabs(checked.compactMap(tabs(of:)))
    }
    return brokenOwners(nodes.all) ?? brokenTabs(tabs.all) ?? brokenTables()
  }

  /// Modal layers know their places, and lie on existing entries.
  private func brokenChain() -> String? {
    if reads != .settled || hasOtherChain { return "a draft is left over" }
    for (place, layer) in chain.enumerated() {
      if layer.place != place || !layer.isModal {
        return "a layer is at another place than it says"
      }
      guard let presenter = layer.presenter, presenter.life == .settled, presenter.presents,
        let below = self.layer(of: presenter), chainLayer(of: below).place < place
      else { return "a layer lies on an entry that is not below it" }
    }
    return nil
  }

  /// Rows are settled, are in the layer that they name, and have unique ids.
  private func brokenRows(_ rows: ArraySlice<Entry>, of layer: LayerState) -> String? {
    if layer.kept != nil || layer.plan.isEnding { return "an edit is left over" }
    if layer.rows.isEmpty { return "a layer has no rows" }
    if !layer.style.allowsStack, layer.rows.count > 1 { return "a layer for one entry has several" }
    if Set(rows.map(\.id)).count < rows.count { return "an identity occurs twice" }
    for entry in rows {
      guard entry.life == .settled, entry.layer == layer.key, issuedNumbers ~= entry.id.number
      else { return "a row is not of its layer" }
      if entry.edit != nil { return "a row keeps a route of the past" }
      guard let node = node(of: entry), node.life == .settled, node.host != nil,
        node.level == entry.level
      else { return "a row has no coordinator" }
      if entry.tabs != nil, tabs(of: entry)?.entry !== entry { return "tabs are not their entry's" }
    }
    return nil
  }

  /// The rows of a coordinator are consecutive, in its own part.
  private func brokenRuns(_ rows: ArraySlice<Entry>, of layer: LayerState) -> String? {
    guard let owner = node(layer.owner) else { return "a row lies in a layer of others" }
    var open: ArraySlice<NodeKey> = []
    var closed: Set<NodeKey> = []
    for entry in rows {
      guard let path = node(of: entry)?.path, path.count > owner.level,
        path[owner.level] == owner.key
      else { return "a row lies in a layer of others" }
      let inner = path[(owner.level + 1)...]
      if layer.tab != nil, layer.rows.count > 1,
        inner.isEmpty || !open.isEmpty && inner.first != open.first
      {
        return "a tab shows more than its child"
      }
      guard inner != open else { continue }
      closed.formUnion(open.filter { !inner.contains($0) })
      if inner.contains(where: closed.contains) { return "a run is broken" }
      for key in inner where node(key)?.base != layer.key { return "a base lies elsewhere" }
      open = inner
    }
    return nil
  }

  /// Coordinators are settled, and have rows.
  private func brokenOwners(_ nodes: some Sequence<Node>) -> String? {
    for node in nodes {
      guard node.life == .settled, node.opening == nil, !node.isListed else {
        return "a coordinator is not settled"
      }
      guard let base = base(of: node), !isEmpty(base) else { return "a coordinator has no rows" }
    }
    return nil
  }

  private func brokenTabs(_ tabs: some Sequence<TabsState>) -> String? {
    for tabs in tabs {
      guard let entry = tabs.entry, entry.life == .settled, tabs.edit == nil,
        self.layer(of: entry)?.rows.reversed().contains(where: { $0 === entry }) ?? false
      else { return "tabs have no entry" }
      let (layers, selection) = (tabs.content.layers, tabs.content.selection)
      guard layers.indices.contains(selection.selected),
        selection.history.last == selection.selected,
        layers.allSatisfy({ self.layer($0.key) === $0 && $0.tab == tabs.key })
      else { return "no tab is selected" }
    }
    return nil
  }

  /// Everything in the tables is in the tree.
  private func brokenTables() -> String? {
    let reachable = layers.all.filter { layer in
      let outer = chainLayer(of: layer)
      return outer === base || chain.contains { $0 === outer }
    }
    guard reachable.count == layers.all.count else { return "a layer is nowhere" }
    let protected = layers.all.flatMap(\.rows).filter(\.isProtected).count
    let isRight = protected == protectedEntries.count { $0.counts }
    return isRight ? nil : "protected entries are counted wrong"
  }
}
