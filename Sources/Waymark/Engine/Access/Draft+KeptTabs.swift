// Takes back what a redirect would leave in tabs that it keeps.

extension Draft {
  /// The tab that has the refused entry, if setting the routes of a coordinator would not change that
  /// tab; nil if it would.
  ///
  /// An entry above one that the change has added goes with that one.
  func keptTab(with entry: Entry, in node: Node) -> LayerState? {
    keptTab(from: state.layer(of: entry), in: node)
  }

  /// The tab around a layer, or the layer itself, that setting the routes of a coordinator would not
  /// change; nil if it would.
  func keptTab(from layer: LayerState?, in node: Node) -> LayerState? {
    var next = layer
    while let layer = next, layer.key != node.base {
      let holder: Entry?
      if let (tabs, _) = state.tab(layer) {
        guard let entry = tabs.entry, entry.life.isFresh else { return layer }
        holder = entry
      } else {
        // Set routes end the layer. If a new entry presents it, that one has to go, too.
        holder = layer.presenter.flatMap { $0.life.isFresh ? $0 : nil }
      }
      next = holder.flatMap(state.layer(of:))
    }
    return nil
  }

  /// Removes the refused entry from a tab, and everything that the change has added there. If nothing
  /// is left, the tab shows its declared route. If only the entry's new route is refused, it gets its
  /// old one back.
  func takeBack(_ refused: Entry, from tab: LayerState) throws(Refusal) {
    guard !tab.plan.isEnding, let owner = state.node(tab.owner),
      let (tabs, position) = state.tab(tab)
    else { return }
    let isRevised = refused.isRevised
    if isRevised { refused.edit = refused.route }
    let rows = state.rows(tab)
    func stays(_ entry: Entry) -> Bool { !entry.life.isFresh && (entry !== refused || isRevised) }
    guard let lowest = rows.firstIndex(where: { !stays($0) }) else { return }
    guard rows.contains(where: stays) else { return try reset(position, in: tabs) }
    let kept = rows.indices[lowest...].filter { stays(rows[$0]) }.map { rows.count - 1 - $0 }
    try drop(rows.count - lowest, keeping: kept, in: Part(node: owner, layer: tab))
  }
}
