// Ends modal layers: from a place up, or those of a tab.

extension Draft {
  /// Ends the modal layers from a place up, the uppermost first.
  func endModals(from place: Int, reason: LeaveReason = .dismissed) {
    dropping(as: reason) {
      while state.modalCount > place, let layer = state.removeTopLayer() { end(layer) }
    }
  }

  /// Ends a layer, and before it all layers above it, which are dismissed.
  func endModal(_ layer: LayerState) {
    guard layer.isModal, state.modal(layer.place) === layer else { return }
    endModals(from: layer.place + 1, reason: orphanReason)
    endModals(from: layer.place, reason: reason)
  }

  /// The reason for layers that end because what is below them ends.
  var orphanReason: LeaveReason { reason == .system ? .system : .dismissed }

  /// Ends the modal layers that were presented in a tab, and all layers above them.
  ///
  /// - Returns: False if there are none.
  @discardableResult
  func endModals(of tab: LayerState, reason: LeaveReason = .dismissed) -> Bool {
    guard let first = firstModal(of: tab) else { return false }
    endModals(from: first, reason: reason)
    return true
  }

  /// The place of the lowest modal layer that was presented in a tab.
  func firstModal(of tab: LayerState) -> Int? {
    state.modals.firstIndex { state.isPresented($0, from: tab) }
  }

  /// Ends the layers whose presenter the draft has dropped.
  func endOrphanedModals() {
    while mayHaveOrphans {
      mayHaveOrphans = false
      let first = state.modals.firstIndex { $0.presenter?.life.isDropped ?? false }
      guard let first else { return }
      endModals(from: first, reason: orphanReason)
    }
  }

  func noteOrphans() {
    mayHaveOrphans = true
  }
}

extension TreeState {
  /// True if an entry in a tab or column presented a layer.
  func isPresented(_ modal: LayerState, from tab: LayerState) -> Bool {
    guard let home = modal.presenter.flatMap(layer(of:)) else { return false }
    return !walkOuterTabs(home) { tabs, position in layers(of: tabs)[position] !== tab }
  }
}
