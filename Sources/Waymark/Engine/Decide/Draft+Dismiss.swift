// Ends layers.

extension Draft {
  /// Ends the subtree's top layer, or all of its layers, and all layers above.
  func dismiss(all: Bool, of node: Node) -> Outcome {
    endLayers(of: node, .dismissed, onlyTop: !all) ? .performed : .ignored(.nothingPresented)
  }

  /// Ends the layers above an entry, or, if there are none, the layer of the entry.
  func dismiss(from entry: Entry) -> Outcome {
    guard let layer = state.layer(of: entry) else { return .ignored(.nothingPresented) }
    let place = state.chainLayer(of: layer).place
    // Nothing is above a tab that is not in view. Columns are, also if the window has no room.
    if state.isSeen(layer), place + 1 < state.modalCount {
      endModals(from: place + 1)
    } else if place >= 0, place < state.modalCount {
      endModals(from: place)
    } else {
      return .ignored(.nothingPresented)
    }
    return .performed
  }

  /// Ends every layer of the subtree, or only the top one. Returns false if there is none.
  ///
  /// Children that are not made yet present nothing afterwards. What they would present is only known
  /// once they are made, so they count as if they presented something, unless all of their routes
  /// were pushed.
  func endLayers(of node: Node, _ reason: LeaveReason, onlyTop: Bool = false) -> Bool {
    var ended = false
    if !onlyTop {
      for child in pendingChildren(within: node) where child.pending?.endLayers() ?? false {
        ended = true
      }
    }
    let isWithin = { (layer: LayerState) in self.state.isWithin(layer, node) }
    let modals = state.modals
    let place = onlyTop ? modals.lastIndex(where: isWithin) : modals.firstIndex(where: isWithin)
    guard let place else { return ended }
    endModals(from: place, reason: reason)
    return true
  }
}
