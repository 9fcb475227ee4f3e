// What an `open` waits for that shall not disturb: gates that the tree releases by itself.

extension Gate {
  /// What `open(over: .whenClear)` waits for: no layer is presented, and no protected entry is there.
  ///
  /// The tree releases it by itself.
  public static let clear: Gate = "waymark.clear"

  /// What an `open` waits for that would remove a protected entry: one has left, or is protected no
  /// longer.
  ///
  /// The tree releases it by itself, and asks again whether the `open` would remove another one.
  public static let unprotected: Gate = "waymark.unprotected"
}

extension Tree {
  func isClear(_ reading: Reading) -> Bool {
    protectedCount == 0 && modalCount(reading) == 0
  }

  /// Releases the gates that the tree keeps, as soon as the verb at work is over.
  func releaseOwnGates() {
    let isUnprotected = hasUnprotected || protectedCount == 0
    hasUnprotected = false
    guard !holds.isEmpty else { return }
    if isUnprotected { releaseIfAwaited(.unprotected) }
    if isClear(.current) { releaseIfAwaited(.clear) }
  }

  private func releaseIfAwaited(_ gate: Gate) {
    guard holds.isAwaiting(gate) else { return }
    enqueue { [weak self] in _ = self?.release(gate) }
  }

  /// An entry is protected from now on, or no longer.
  func countProtected(_ isProtected: Bool) {
    protectedCount += isProtected ? 1 : -1
    if !isProtected { hasUnprotected = true }
    guard !isProtected, !holds.isEmpty else { return }
    guard case .idle = phase else { return enqueue { [weak self] in self?.releaseOwnGates() } }
    releaseOwnGates()
    drain()
  }
}

extension TreeDraft {
  /// True if one of its verbs is an `open`.
  var opens: Bool {
    verbs.contains { item in
      if case .open = item.verb { return true }
      return false
    }
  }

  /// True if the draft opens a path, and would remove a protected entry.
  var opensOverProtected: Bool {
    guard tree.protectedCount > 0, waiting.opens else { return false }
    return droppedEntries.contains { $0.mark.isLeaving && $0.isProtected }
  }
}
