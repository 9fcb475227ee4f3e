// Back: from the visible leaf outwards.

/// What back comes to.
@MainActor
enum BackStep {
  case drop(FlowLayer)
  case dismiss(FlowLayer)
  case select(any AnyTabSet, Int)
}

extension BackStep {
  /// True if something may not be left that the step would leave. Registers with what decides it.
  func isBlocked(_ reading: Reading) -> Bool {
    switch self {
    // The tab that is left keeps all that lies in it, and nothing is presented above it.
    case .select: false
    case .drop(let layer): layer.topEntry(reading)?.isBlocked(reading) ?? false
    case .dismiss(let layer): layer.isBlocked(reading)
    }
  }
}

extension Entry {
  fileprivate func isBlocked(_ reading: Reading) -> Bool {
    if leavePolicy == .blocked { return true }
    return tabSet?.layers.contains { $0.isBlocked(reading) } ?? false
  }
}

extension FlowLayer {
  fileprivate func isBlocked(_ reading: Reading) -> Bool {
    object?.access()
    return !walkEntries(reading) { !$0.isBlocked(reading) }
  }
}

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
