// From a shape to a draft that shows as much of it as may be seen.

extension Tree {
  /// Works off a shape: before each level of children and each list, what was added is asked for.
  ///
  /// - Returns: False if nothing of it is left, and the root begins without.
  func complete(_ restoration: Restoration, _ draft: Draft) throws(Refusal) -> Bool {
    while !restoration.isStarting {
      if restoration.isDiscarded, let first = restoration.dropped.first {
        try restoration.showNothing(first.reason, draft)
        break
      }
      if try restoration.showTabs(draft) { continue }
      var refused = restoration.refusals(draft)
      if refused.isEmpty {
        if try makeLevel(draft) { continue }
        if try restoration.advance(draft) { continue }
        refused = restoration.settledRefusals(draft)
        if refused.isEmpty, !restoration.isDiscarded { return true }
      }
      try restoration.leaveOut(refused, draft)
    }
    return false
  }
}
