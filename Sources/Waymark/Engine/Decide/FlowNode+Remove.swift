// What only removes needs no types.

/// A layer as a stack of identities, for decisions that only remove.
@MainActor
struct LayerIDs: TopDownRoutes {
  let layer: FlowLayer
  let reading: Reading

  init(_ layer: FlowLayer, _ reading: Reading) {
    self.layer = layer
    self.reading = reading
  }

  func walkFromTop(_ body: (_ distance: Int, _ id: EntryID, _ route: EntryID) -> Bool) {
    var distance = 0
    _ = layer.walkIDs(reading) { id in
      defer { distance += 1 }
      return body(distance, id, id)
    }
  }
}

extension FlowNode {
  func pop(_ count: Int, _ draft: TreeDraft) throws(Refusal) -> Outcome {
    let layer = topLayer(.alternate)
    let decision = StackDecision.pop(count, from: LayerIDs(layer, .alternate))
    if case .ignored(.atRoot) = decision { return draft.endPlace(of: layer) }
    return try apply(decision, to: layer, draft)
  }

  func popToRoot(_ draft: TreeDraft) throws(Refusal) -> Outcome {
    let ended = endLayers(.dismissed, draft)
    let decision = StackDecision.popToRoot(in: LayerIDs(baseLayer, .alternate))
    let outcome = try apply(decision, to: baseLayer, draft)
    return ended ? .performed : outcome
  }

  func remove(_ id: EntryID, _ draft: TreeDraft) throws(Refusal) -> Outcome {
    for layer in [baseLayer] + modalLayers(.alternate) {
      let decision = StackDecision.remove(id, from: LayerIDs(layer, .alternate))
      switch decision {
      case .ignored(.notFound): continue
      case .ignored(.atRoot) where layer !== baseLayer:
        let above = layer.entryCount(.alternate, upTo: .max) - 1
        guard above > 0 else {
          draft.endModal(layer)
          return .performed
        }
        return try apply(.edit(.dropping(above + 1, keepingTop: above)), to: layer, draft)
      default: return try apply(decision, to: layer, draft)
      }
    }
    return .ignored(.notFound)
  }

  func apply(
    _ decision: StackDecision<EntryID>, to layer: FlowLayer, _ draft: TreeDraft
  ) throws(Refusal) -> Outcome {
    switch decision {
    case .unchanged: return .unchanged
    case .ignored(let reason): return .ignored(IgnoredReason(reason))
    case .edit(let edit):
      try layer.drop(edit.dropped, keeping: edit.kept, draft)
      return .performed
    }
  }

  /// Ends the subtree's top layer, or all of its layers, with what lies above.
  func dismiss(all: Bool, _ draft: TreeDraft) -> Outcome {
    let modals = draft.tree.modals(.alternate)
    let own = modals.indices.filter { modals[$0].node?.isWithin(self) ?? false }
    guard let position = all ? own.first : own.last else { return .ignored(.nothingPresented) }
    draft.endModals(from: position)
    return .performed
  }

  /// Ends every layer of the subtree; false if there is none.
  func endLayers(_ reason: LeaveReason, _ draft: TreeDraft) -> Bool {
    let first = draft.tree.modals(.alternate).firstIndex { $0.node?.isWithin(self) ?? false }
    guard let first else { return false }
    draft.endModals(from: first, reason: reason)
    return true
  }

  func end(_ draft: TreeDraft) -> Outcome {
    guard parent == nil else { return .ignored(.notRoot) }
    draft.endModals(from: 0, reason: .ended)
    draft.drop(self)
    return .performed
  }

  func isActive(_ reading: Reading) -> Bool {
    tree?.topLayer(reading).topNode(reading)?.isWithin(self) ?? false
  }
}

extension StackEdit {
  /// The distances of the entries that it brings back.
  var kept: [Int] {
    tail.compactMap { item in
      guard case .kept(let distance) = item else { return nil }
      return distance
    }
  }
}
