// What may not be seen does not come back.

extension Restoration {
  func leaveOut(_ refusals: [AccessRefusal], _ draft: Draft) throws(Refusal) {
    for refusal in refusals {
      guard let entry = refusal.entry, !entry.life.isDropped else { continue }
      try leaveOut(entry, .denied(refusal.reason), draft)
      if isStarting { return }
    }
    draft.endOrphanedModals()
    prune()
  }

  /// What is said against what was added, as far as that is asked for the first time, and against what waited in
  /// a tab that is selected by now.
  func refusals(_ draft: Draft) -> [AccessRefusal] {
    var found = draft.restoredRefusals()
    for layer in uncovered.take() where !layer.plan.isEnding && draft.state.isSeen(layer) {
      draft.state.visitShown(layer) { entry in
        guard let refusal = draft.state.refusal(of: entry),
          !found.contains(where: { $0.entry === entry })
        else { return }
        found.append(refusal)
      }
    }
    return found
  }

  /// What is said against entries that were there already and stay, in the shape or in tabs that it says nothing of.
  func settledRefusals(_ draft: Draft) -> [AccessRefusal] {
    var found: [AccessRefusal] = []
    draft.state.walkChain { layer in
      draft.state.visitAll(layer) { entry in
        guard entry.life.isSettled, !draft.isDeclaredUnseen(entry),
          let refusal = draft.state.refusal(of: entry)
        else { return }
        found.append(refusal)
      }
    }
    return found
  }

  private func leaveOut(
    _ entry: Entry, _ reason: RestoreDropReason, _ draft: Draft
  ) throws(Refusal) {
    let state = draft.state
    guard let layer = state.layer(of: entry), let row = state.place(of: entry.id, in: layer) else {
      return
    }
    if let (tabs, position) = state.tab(layer), row == 0 {
      return try leave(position, of: tabs, reason, draft)
    }
    let skips = policy == .skip && state.count(layer) > 1
    if row > 0 || skips { return try cut(layer, at: row, reason, draft) }
    forget(layer, reason)
    guard layer.isModal else { return try showNothing(reason, draft) }
    draft.endModal(layer)
    cutLayers()
    prune()
  }

  /// Leaves out a row, and what lies above it unless the policy is to skip.
  private func cut(
    _ layer: LayerState, at row: Int, _ reason: RestoreDropReason, _ draft: Draft
  ) throws(Refusal) {
    guard let owner = draft.state.node(layer.owner) else { throw Refusal(.left) }
    let above = draft.state.count(layer) - row - 1
    let skips = policy == .skip
    try draft.drop(
      above + 1, keeping: skips ? Array((0..<above).reversed()) : [],
      in: Part(node: owner, layer: layer))
    guard let place = lists.firstIndex(where: { $0.layer === layer }) else { return prune() }
    let list = lists[place]
    let gone = skips ? row..<row + 1 : row..<list.rows.count
    lists[place].rows.removeSubrange(gone)
    note(list.rows[gone].prefix(1), list.place, reason)
    note(list.rows[gone].dropFirst(), list.place, .below)
    prune()
  }

  /// Leaves out what a tab shows: it is set back, and another one is selected if not even the route that it was
  /// declared with may be seen. If there is none, the tabs are left out.
  private func leave(
    _ position: Int, of tabs: TabsState, _ reason: RestoreDropReason, _ draft: Draft
  ) throws(Refusal) {
    let state = draft.state
    let layer = state.layers(of: tabs)[position]
    let text = lists.first { $0.layer === layer }.map { ($0.rows[0].text, $0.place) }
    forget(layer, reason)
    let wasDeclared = draft.isDeclared(position, of: tabs)
    try draft.reset(position, in: tabs)
    prune()
    guard wasDeclared, state.isSeen(layer) else { return }
    guard let holder = tabs.entry else { throw Refusal(.left) }
    leftTabs.append(layer)
    guard !state.areColumns(tabs), let other = other(in: tabs, draft) else {
      return try leaveOut(holder, reason, draft)
    }
    draft.select(other, in: tabs, forgetting: true)
    uncovered.append(state.layers(of: tabs)[other])
    if let text { note(text.0, text.1, .selection) }
  }

  private func other(in tabs: TabsState, _ draft: Draft) -> Int? {
    let content = draft.state.content(of: tabs)
    return ([content.initial] + content.layers.indices).first { candidate in
      !leftTabs.contains { $0 === content.layers[candidate] }
    }
  }

  /// Forgets the list of a layer, and notes that it does not come back.
  private func forget(_ layer: LayerState, _ reason: RestoreDropReason) {
    guard let place = lists.firstIndex(where: { $0.layer === layer }) else { return }
    let list = lists.remove(at: place)
    note(list.rows.prefix(1), list.place, reason)
    note(list.rows.dropFirst(), list.place, .below)
  }

  /// Forgets the lists of layers that went with what they lay in or on.
  private func prune() {
    for list in lists where list.layer.plan.isEnding {
      note(list.rows, list.place, list.layer.isModal ? .layer : .below)
    }
    lists.removeAll { $0.layer.plan.isEnding }
  }
}

extension TreeState {
  /// The entries of a layer, and those that are shown in tabs among them.
  fileprivate func visitShown(_ layer: LayerState, _ body: (Entry) -> Void) {
    for entry in rows(layer) {
      body(entry)
      guard let tabs = tabs(of: entry) else { continue }
      for shown in content(of: tabs).shownLayers { visitShown(shown, body) }
    }
  }
}

extension Draft {
  /// True for the route that a tab was declared with, while nobody sees the tab: it waits there, whatever
  /// `access` says.
  func isDeclaredUnseen(_ entry: Entry) -> Bool {
    guard let layer = state.layer(of: entry), let (tabs, position) = state.tab(layer),
      !state.isSeen(layer), state.bottom(of: layer)?.id == entry.id
    else { return false }
    return isDeclared(position, of: tabs)
  }

  /// True if a tab begins with the route that it was declared with.
  func isDeclared(_ position: Int, of tabs: TabsState) -> Bool {
    let content = state.content(of: tabs)
    guard let owner = state.node(tabs.owner),
      let bottom = state.bottom(of: content.layers[position])
    else { return false }
    return state.route(of: bottom, for: owner).isEqual(to: content.declared[position])
  }
}
