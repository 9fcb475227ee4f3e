// Back: from the visible leaf outwards.

extension Tree {
  /// What back would do; nil at the root of the app.
  func backStep(_ reading: Reading) -> BackStep? {
    var layer = topLayer(reading)
    while let tabSet = layer.topEntry(reading)?.tabSet { layer = tabSet.selectedLayer(reading) }
    while true {
      if layer.entryCount(reading, upTo: 2) > 1 { return .drop(layer) }
      if case .modal = layer.style { return .dismiss(layer) }
      guard let tabSet = layer.tab?.tabSet else { return nil }
      if let position = tabSet.backTarget(reading) { return .select(tabSet, position) }
      guard let outer = tabSet.outerLayer else { return nil }
      layer = outer
    }
  }

  func back(_ draft: TreeDraft) throws(Refusal) -> Outcome {
    switch backStep(.alternate) {
    case nil: return .ignored(.atRoot)
    case .drop(let layer): try layer.drop(1, draft)
    case .dismiss(let layer):
      draft.reason = .dismissed
      draft.endModal(layer)
    case .select(let tabSet, let position):
      tabSet.select(position, forgetting: true, draft)
    }
    return .performed
  }
}
