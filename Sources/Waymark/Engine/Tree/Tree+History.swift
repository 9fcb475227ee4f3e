// Tells histories about changes.

extension Tree {
  /// Tells a history of what is shown now.
  func begin(_ history: HistoryRecorder) {
    guard let root = state.node(state.root), root.life.isSettled else { return }
    history.note(state.reading(.settled) { HistoryReader(state).picture(sharing: nil) })
  }

  /// Notes a change right after the commit, before any callback, so that callbacks find the history
  /// up to date.
  func noteHistory(_ draft: Draft, _ action: borrowing Action) {
    var arrived: HistoryTravel?
    if case .travel(let travel) = action.verb { arrived = travel }
    draft.extras?.restoreOrder?.markShown?()
    let change = HistoryLog.Change(isRemoval: draft.wasRemoval, policy: draft.extras?.history)
    for history in histories.all {
      if let arrived, arrived.isOf(history) {
        arrive(by: arrived)
      } else {
        let reader = HistoryReader(state, after: draft)
        history.note(reader.picture(sharing: history.log.latest), change)
      }
    }
  }

  func arrive(by travel: HistoryTravel) {
    travel.arrive { HistoryReader(state, knowing: $1).picture(sharing: $0) }
  }
}

extension Draft {
  /// True if the last change only removed: some entries left, and only verbs that remove have
  /// selected another tab, or made what comes in the place of what left. What a redirect shows is new.
  fileprivate var wasRemoval: Bool {
    let onlyRemoves = isRemoval && !(extras?.access.isRedirected ?? false)
    guard onlyRemoves || !made.contains(where: \.life.isSettled) else { return false }
    let selected = selectedTabs
    guard isRemoval || selected.isEmpty else { return false }
    return !leavingEntries.isEmpty || !selected.isEmpty
  }
}
