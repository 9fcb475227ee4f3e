// Telling histories of changes.

extension Tree {
  /// Notes a change that was just made, before anybody is told of it: whoever is finds the history up to date.
  func noteHistory(_ draft: Draft, _ action: borrowing Action) {
    guard let histories = state.node(state.root)?.listeners?.histories, !histories.isEmpty else {
      return
    }
    var travel: HistoryTravel?
    if case .travel(let ended) = action.verb { travel = ended }
    draft.extras?.restoreOrder?.markShown()
    let change = HistoryLog.Change(isRemoval: draft.wasRemoval, policy: draft.extras?.history)
    for history in histories.all {
      if let travel, travel.isOf(history) {
        travel.end { HistoryReader(state).picture(sharing: $0) }
      } else {
        history.note(change, in: self) { HistoryReader(state, after: draft).picture(sharing: $0) }
      }
    }
  }

  /// Lets histories forget what they know of a tree that has ended.
  func endHistories() {
    for history in state.node(state.root)?.listeners?.histories.all ?? [] { history.end() }
  }
}

extension Draft {
  /// True if the change that was just made only removed: nothing came, and no other tab was selected but by what
  /// removes.
  fileprivate var wasRemoval: Bool {
    guard !made.contains(where: \.life.isSettled) else { return false }
    return isRemoval || !droppedEntries.isEmpty && !tabs.contains(where: \.showsOther)
  }
}
