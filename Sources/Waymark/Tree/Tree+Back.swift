// Back: from the visible leaf outwards.

extension Tree {
  /// What back would do; nil at the root of the app.
  ///
  /// - Parameter shows: Whether something of a tab may be seen. Others are no step of the way.
  func backStep(_ reading: Reading, shows: (FlowLayer) -> Bool) -> BackStep? {
    var layer = topLayer(reading)
    while let tabSet = layer.topEntry(reading)?.tabSet { layer = tabSet.selectedLayer(reading) }
    while true {
      if layer.entryCount(reading, upTo: 2) > 1 { return .drop(layer) }
      if case .modal = layer.style { return .dismiss(layer) }
      guard let tabSet = layer.tab?.tabSet else { return nil }
      if let position = tabSet.backTarget(reading, shows: shows) {
        return .select(tabSet, position)
      }
      guard let outer = tabSet.outerLayer else { return nil }
      layer = outer
    }
  }

  func back(_ draft: TreeDraft) throws(Refusal) -> Outcome {
    switch backStep(.alternate, shows: { $0.hasSomethingToSee(.alternate) }) {
    case nil: return .ignored(.atRoot)
    case .drop(let layer): try layer.drop(1, draft)
    case .dismiss(let layer):
      draft.reason = .dismissed
      draft.endModal(layer)
    case .select(let tabSet, let position):
      // If nothing of the tab may be seen after all, no other gives way to the one that is left.
      draft.access.leftTabs.append(tabSet.selectedLayer(.alternate))
      tabSet.select(position, forgetting: true, draft)
    }
    return .performed
  }
}
