// Removing from the top: what goes needs no types.

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
    switch StackDecision.pop(count, from: LayerIDs(layer, .alternate)) {
    case .unchanged: return .unchanged
    case .ignored(.atRoot): return endPlace(of: layer, draft)
    case .ignored(let reason): return .ignored(IgnoredReason(reason))
    case .edit(let edit):
      try layer.drop(edit.dropped, draft)
      return .performed
    }
  }

  /// The last entry of a layer goes: a child ends, a layer is dismissed; a tab and the base stay.
  func endPlace(of layer: FlowLayer, _ draft: TreeDraft) -> Outcome {
    var layer = layer
    while true {
      switch layer.style {
      case .modal:
        draft.endModal(layer)
        return .performed
      case .tab: return .ignored(.atRoot)
      case .base:
        guard let link = layer.node?.link, let outer = link.parentLayer else {
          return .ignored(.atRoot)
        }
        if outer.remove(link, draft) { return .performed }
        layer = outer
      }
    }
  }
}
