// The gates of an `open` that must not disturb the user. The tree releases them.

extension TreeState {
  /// True if no layer is presented and no entry that stays is protected. In a draft, only layers count
  /// that were there before: what a transaction presents itself is not in the way of its own link.
  var isClear: Bool { !keepsModals && !protectedEntries.contains { $0.stays } }
}

extension Tree {
  /// Releases the gates that the tree keeps, as soon as the verb at work is over.
  func releaseOwnGates() {
    let isUnprotected = hasUnprotected || !state.hasProtectedEntry
    hasUnprotected = false
    guard !holds.isEmpty else { return }
    if isUnprotected { releaseIfAwaited(.unprotected) }
    if state.reading(.settled, { state.isClear }) { releaseIfAwaited(.clear) }
  }

  private func releaseIfAwaited(_ gate: Gate) {
    guard holds.isAwaiting(gate) else { return }
    enqueue { _ = self.release(gate) }
  }

  /// Notes that an entry is no longer protected, or leaves.
  func noteUnprotected() {
    hasUnprotected = true
    // A trial forgets what is queued, so its end looks at this.
    guard !holds.isEmpty, !state.isTried else { return }
    guard case .idle = phase else { return enqueue { self.releaseOwnGates() } }
    releaseOwnGates()
    endTurn()
  }
}
