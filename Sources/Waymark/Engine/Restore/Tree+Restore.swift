// Turns a shape into a draft that shows as much of it as may be seen.

extension Tree {
  /// Applies a shape. Before each level of children and each list, asks `access` about the entries
  /// that were added.
  ///
  /// - Returns: False if nothing of it is left, and the root begins without it.
  func complete(_ order: RestoreOrder, _ draft: Draft) throws(Refusal) -> Bool {
    let restoration = Restoration(order, draft)
    try restoration.begin()
    while !restoration.isStarting {
      if let reason = restoration.reasonToDiscard {
        try restoration.showNothing(reason)
        break
      }
      if try restoration.showTabs() { continue }
      var refused = restoration.refusals()
      if refused.isEmpty {
        if try makeLevel(draft) {
          restoration.reopenRows()
          continue
        }
        if try restoration.advance() { continue }
        // The other existing entries that stay, such as those in tabs outside the shape.
        refused = draft.refusedEntries {
          !restoration.judged.contains($0.id) && !draft.isDeclaredUnseen($0)
        }
        if refused.isEmpty, restoration.reasonToDiscard == nil {
          restoration.end()
          return true
        }
      }
      try restoration.leaveOut(refused)
    }
    return false
  }
}
