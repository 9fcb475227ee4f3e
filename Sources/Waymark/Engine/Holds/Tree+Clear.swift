// The gates of an `open` that must not disturb the user. The tree releases them.

extension TreeState {
  var isClear: Bool { !hasProtectedEntry && !hasModals }
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

extension Draft {
  /// True if one of its verbs is an `open`.
  var hasOpenVerb: Bool {
    verbs.contains { item in
      if case .open = item.verb { return true }
      return false
    }
  }

  /// True if the draft opens a path, and would remove a protected entry.
  var opensOverProtected: Bool {
    guard let extras, extras.waiting.opens, state.hasProtectedEntry else { return false }
    return leavingEntries.contains(where: \.isProtected)
  }
}
