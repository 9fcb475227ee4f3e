// Leaves out entries that may not be seen.

extension Restoration {
  func leaveOut(_ refusals: [AccessRefusal]) throws(Refusal) {
    if policy == .skip { try skipAtOnce(refusals) }
    for refusal in refusals {
      guard let entry = refusal.entry, !entry.life.isDropped else { continue }
      try leaveOut(entry, .denied(refusal.reason))
      if isStarting { return }
    }
    draft.endOrphanedModals()
    prune()
  }

  /// The objections to added entries that `access` was not asked about yet, including those in tabs
  /// out of view, except the declared routes of these tabs; and to entries that waited in a tab that
  /// is now selected.
  func refusals() -> [AccessRefusal] {
    var found = keptRefusals()
    while draft.askedEntries < draft.made.count {
      let entry = draft.made[draft.askedEntries]
      draft.askedEntries += 1
      guard entry.life.isFresh else { continue }
      if draft.isDeclaredUnseen(entry) {
        unasked.insert(entry.id)
      } else if let refusal = draft.state.refusal(of: entry) {
        unasked.remove(entry.id)
        found.append(refusal)
      }
    }
    var asked: Set<EntryID> = []
    for layer in uncovered.take() where !layer.plan.isEnding && draft.state.isSeen(layer) {
      draft.state.visitAll(layer, onlyShown: true) { entry in
        let isAsked =
          entry.life.isFresh ? unasked.remove(entry.id) == nil : !asked.insert(entry.id).inserted
        guard !isAsked, let refusal = draft.state.refusal(of: entry) else { return }
        found.append(refusal)
      }
    }
    return found
  }

  /// The objections to existing entries that stay in the lists. Nothing is made above them if they
  /// may not be seen.
  private func keptRefusals() -> [AccessRefusal] {
    var found: [AccessRefusal] = []
    for layer in unjudged.take() where !layer.plan.isEnding {
      for entry in draft.state.rows(layer)
      where entry.life.isSettled && !draft.isDeclaredUnseen(entry) {
        judged.insert(entry.id)
        if let refusal = draft.refusal(of: entry) { found.append(refusal) }
      }
    }
    return found
  }

  private func leaveOut(
    _ entry: Entry, _ reason: RestoreDropReason
  ) throws(Refusal) {
    let state = draft.state
    guard let layer = state.layer(of: entry), let row = state.place(of: entry.id, in: layer) else {
      return
    }
    if policy == .skip, state.count(layer) > 1, row > 0 || !isDeclaredTab(layer) {
      return try skip([(row, reason)], of: layer)
    }
    if let (tabs, position) = state.tab(layer), row == 0 {
      return try leave(position, of: tabs, reason)
    }
    if row > 0 {
      let above = row + 1..<state.count(layer)
      return try skip([(row, reason)] + above.map { ($0, .below) }, of: layer)
    }
    forget(layer, reason)
    guard layer.isModal else { return try showNothing(reason) }
    draft.endModal(layer)
    cutLayers()
    prune()
  }

  /// Skips all refused rows of each layer at once: skipping one after the other would move the rows
  /// above each time.
  ///
  /// Layers with only refused rows, and tabs whose declared route is refused, are left for one after
  /// the other.
  private func skipAtOnce(_ refusals: [AccessRefusal]) throws(Refusal) {
    let state = draft.state
    var order: [LayerState] = []
    var reasons: [LayerKey: [EntryID: RestoreDropReason]] = [:]
    for refusal in refusals {
      guard let entry = refusal.entry, let layer = state.layer(of: entry) else { continue }
      if reasons[layer.key] == nil { order.append(layer) }
      reasons[layer.key, default: [:]][entry.id] = .denied(refusal.reason)
    }
    for layer in order where !layer.plan.isEnding {
      let said = reasons[layer.key] ?? [:]
      let entries = state.rows(layer)
      var refused = entries.enumerated().compactMap { row, entry in
        said[entry.id].map { (row: row, reason: $0) }
      }
      if refused.first?.row == 0, isDeclaredTab(layer) { continue }
      if refused.count == entries.count { refused.removeLast() }
      try skip(refused, of: layer)
    }
  }

  /// True for a tab that begins with its declared route.
  private func isDeclaredTab(_ layer: LayerState) -> Bool {
    guard let (tabs, position) = draft.state.tab(layer) else { return false }
    return draft.state.isDeclared(position, in: tabs)
  }

  /// Leaves out rows, from the lowest up, but not the rows between them.
  private func skip(
    _ refused: [(row: Int, reason: RestoreDropReason)], of layer: LayerState
  ) throws(Refusal) {
    guard let owner = draft.state.node(layer.owner), let lowest = refused.first?.row else { return }
    let count = draft.state.count(layer)
    let gone = Set(refused.map(\.row))
    let kept = (lowest..<count).filter { !gone.contains($0) }
    try draft.drop(
      count - lowest, keeping: kept.map { count - 1 - $0 }, in: Part(node: owner, layer: layer))
    if let list = lists[layer] {
      lists.removeRows(gone, in: layer)
      for (row, reason) in refused {
        note(list.rows.dropFirst(row).prefix(1), list.place, reason)
      }
    }
    prune()
  }

  /// Leaves out the rows of a tab: the tab is reset, and another one is selected if not even its
  /// declared route may be seen. If there is none, the tabs are left out.
  private func leave(
    _ position: Int, of tabs: TabsState, _ reason: RestoreDropReason
  ) throws(Refusal) {
    let state = draft.state
    let layer = state.layers(of: tabs)[position]
    let text = lists[layer].map { ($0.rows[0].text, $0.place) }
    let wasDeclared = state.isDeclared(position, in: tabs)
    try reset(position, of: tabs, reason)
    prune()
    guard wasDeclared, state.isSeen(layer) else { return }
    guard let holder = tabs.entry else { throw Refusal(.left) }
    leftTabs.insert(layer.key)
    guard !state.areColumns(tabs), let other = other(in: tabs) else {
      return try leaveOut(holder, reason)
    }
    draft.select(other, in: tabs, forgetting: true)
    uncovered.append(state.layers(of: tabs)[other])
    if let text { note(text.0, text.1, .selection) }
  }

  /// Sets a tab back to its declared route, and the tabs that this route shows to theirs.
  private func reset(
    _ position: Int, of tabs: TabsState, _ reason: RestoreDropReason
  ) throws(Refusal) {
    let state = draft.state
    let layer = state.layers(of: tabs)[position]
    forget(layer, reason)
    try showDeclared(position, in: tabs)
    if let declared = state.bottom(of: layer) {
      unasked.insert(declared.id)
      // A screen of a tab gets another route, so it was not asked about with this one.
      judged.remove(declared.id)
    }
    guard let inner = state.bottom(of: layer).flatMap(state.tabs(of:)) else { return }
    let content = state.content(of: inner)
    for position in content.layers.indices { try reset(position, of: inner, .below) }
    draft.select(content.initial, in: inner, forgetting: true)
  }

  private func other(in tabs: TabsState) -> Int? {
    let content = draft.state.content(of: tabs)
    return ([content.initial] + content.layers.indices).first { candidate in
      !leftTabs.contains(content.layers[candidate].key)
    }
  }

  /// Forgets the list of a layer, and notes that it does not come back.
  private func forget(_ layer: LayerState, _ reason: RestoreDropReason) {
    for list in lists.remove(CollectionOfOne(layer)) {
      note(list.rows.prefix(1), list.place, reason)
      note(list.rows.dropFirst(), list.place, .below)
    }
  }

  /// Forgets the lists of layers that left with the entries around or below them.
  private func prune() {
    let ending = draft.extras?.ending ?? []
    for list in lists.remove(ending[endings...]) {
      note(list.rows, list.place, list.layer.isModal ? .layer : .below)
    }
    endings = ending.count
  }
}

extension Draft {
  /// True for the declared route of a tab that is not visible. It waits there, whatever `access`
  /// says.
  func isDeclaredUnseen(_ entry: Entry) -> Bool {
    guard let layer = state.layer(of: entry), let (tabs, position) = state.tab(layer),
      !state.isSeen(layer), state.bottom(of: layer)?.id == entry.id
    else { return false }
    return state.isDeclared(position, in: tabs)
  }
}
