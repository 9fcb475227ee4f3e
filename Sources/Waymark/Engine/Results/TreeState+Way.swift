// The way from an entry outwards: everything that it stands on.

extension TreeState {
  /// Walks an entry and the entries below it in its layer, then the presenter of the layer or the
  /// entry of its tabs, with the entries below that, and so on, until `body` returns false.
  ///
  /// - Parameter entering: Gets each layer on the way, before its entries.
  func walkWay(
    from entry: Entry, entering: (LayerState) -> Void = { _ in }, _ body: (Entry) -> Bool
  ) {
    var start: Entry? = entry
    while let top = start, let layer = layer(of: top) {
      entering(layer)
      var isBelow = false
      let goesOn = walk(layer) { candidate in
        isBelow = isBelow || candidate === top
        return !isBelow || body(candidate)
      }
      guard goesOn else { return }
      let presenter = layer.presenter.flatMap { $0.life == .gone ? nil : $0 }
      start = presenter ?? tab(layer)?.tabs.entry
    }
  }
}

extension Draft {
  /// Ends entries because the calling entry has succeeded. Entries on its way out, down to the
  /// lowest one that goes, are not asked whether they may be left.
  func succeed(
    from caller: Entry, downTo lowest: Entry?, _ end: () throws(Refusal) -> Outcome
  ) throws(Refusal) -> Outcome {
    let way = way(from: caller, downTo: lowest)
    let outcome = try end()
    if outcome.didChange { leaving.finished.formUnion(way) }
    return outcome
  }

  /// Tabs on the way count with all their contents, unless the caller is in one of the tabs: then
  /// the other tabs are beside the way.
  private func way(from caller: Entry, downTo lowest: Entry?) -> [EntryID] {
    var way: [EntryID] = []
    var (inner, layer): (LayerState?, LayerState?)
    state.walkWay(from: caller, entering: { next in (inner, layer) = (layer, next) }) { entry in
      way.append(entry.id)
      if let tabs = entry.tabs, inner?.tab != tabs {
        for tab in state.tabLayers(of: entry) { state.visitAll(tab) { way.append($0.id) } }
      }
      return entry !== lowest
    }
    return way
  }
}
