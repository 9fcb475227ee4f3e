// Removing what lies at a place, whoever's it is.

extension TreeDraft {
  /// Ends an entry with all above it in its layer; the last one of its place takes that along.
  func pop(_ entry: Entry) throws(Refusal) -> Outcome {
    guard let layer = entry.layer?.host else { throw Refusal(.left) }
    var count = 0
    _ = layer.walkIDs(.alternate) { candidate in
      count += 1
      return candidate != entry.id
    }
    guard layer.entryCount(.alternate, upTo: count + 1) > count else { return endPlace(of: layer) }
    try layer.drop(count, self)
    return .performed
  }

  /// The last entry of a layer goes: a child ends, a layer is dismissed; a tab and the base stay.
  func endPlace(of layer: FlowLayer) -> Outcome {
    var layer = layer
    while true {
      switch layer.style {
      case .modal:
        endModal(layer)
        return .performed
      case .tab: return .ignored(.atRoot)
      case .base:
        guard let link = layer.node?.link, let outer = link.parentLayer else {
          return .ignored(.atRoot)
        }
        if outer.remove(link, self) { return .performed }
        layer = outer
      }
    }
  }

  /// Ends the layers above an entry, or if there is none the layer in which it lies.
  func dismiss(from entry: Entry) -> Outcome {
    let (layer, isSelected) = tree.place(of: entry)
    let modals = tree.modals(.alternate)
    let position = modals.firstIndex { $0 === layer }
    let above = (position ?? -1) + 1
    if isSelected, above < modals.count {
      endModals(from: above)
    } else if let position {
      endModals(from: position)
    } else {
      return .ignored(.nothingPresented)
    }
    return .performed
  }

  /// Ends a layer with all above it.
  func endModal(_ layer: FlowLayer) {
    if let position = tree.modals(.alternate).firstIndex(where: { $0 === layer }) {
      endModals(from: position, reason: reason)
    }
  }
}
