// From a draft to the new state.

extension Tree {
  func commit(_ draft: Draft, _ action: Action) {
    let effects = draft.effects
    let root = state.node(state.root)
    let ended = root?.life.isDropped ?? true
    draft.noteOverruled()
    closeLeaveQuestion()
    for layer in effects.changed { layer.object.willChange(layer.plan.facets) }
    draft.swapAll()
    for layer in effects.changed { layer.relabel() }
    for event in effects.events { event.settle() }
    for node in draft.extras?.attached ?? [] where !node.life.isDropped { node.host?.settle() }
    attachWaiter(of: draft)
    for layer in effects.changed { layer.object.didChange(layer.plan.facets) }

    isTelling = true
    for event in effects.events { tellNavigators(of: event) }
    tellObservers(draft, action)
    isTelling = false

    effects.clear(state)
    draft.clearEdits()
    for (waiter, value) in draft.extras?.results ?? [] { waiter.resolve(value) }
    // The root lets go of the shell: what is still to be told needs it.
    if ended { keeper = handle.shell }
    for event in effects.events.reversed() { release(event) }
    releaseRest(of: draft)
    if ended { state.endChain() }
    tellTransactionReads()
    if !ended { checkInvariants(after: draft) }
  }

  /// Tells the observers of every coordinator that the change concerns, the app's first.
  private func tellObservers(_ draft: Draft, _ action: Action) {
    var observed = ObservedNodes(state)
    for layer in draft.layers where layer.isChanged {
      observed.note(layer.owner)
      guard let edit = layer.edit else { continue }
      for entry in edit.tail { observed.note(entry.node) }
      for position in edit.kept..<layer.rows.count { observed.note(layer.rows[position].node) }
    }
    // A selection in tabs that are covered has no events, and is a change all the same.
    for tabs in draft.tabs where tabs.isChanged { observed.note(tabs.owner) }
    // What enters and leaves lies in layers that change. What is covered or uncovered may not.
    for event in draft.effects.events where event.isOfLeaf {
      if case .entry(let entry) = event.subject { observed.note(entry.node) }
    }
    observed.deliver(
      ChangeRecord(
        action, draft.effects.events, overruled: draft.extras?.leaving.overruled ?? [], state))
  }

  private func tellNavigators(of event: RawEvent) {
    guard case .entry(let entry) = event.subject, let attachments = entry.attachments else {
      return
    }
    if case .leave = event.kind {
      for task in attachments.tasks.values { task.cancel() }
      attachments.tasks = [:]
      if attachments.isProtected { countProtected(false) }
    }
    for handler in attachments.lifecycleHandlers { handler(event.kind) }
  }

  /// Lets go of what has left.
  private func release(_ event: RawEvent) {
    guard case .leave = event.kind else { return }
    switch event.subject {
    case .entry(let entry):
      entry.life = .gone
      entry.attachments?.waiter.take()?.resolve(nil)
      for token in entry.attachments?.signalTokens ?? [] { token.cancel() }
      entry.attachments = nil
      entry.screen = .released
      if let tabs = state.tabs(of: entry) { state.remove(tabs) }
    case .coordinator(let node):
      node.life = .gone
      node.host?.release()
      state.remove(node)
    }
  }

  /// Lets go of layers that ended, and of what was made and dropped by the same draft.
  private func releaseRest(of draft: Draft) {
    guard let extras = draft.extras else { return }
    for node in extras.madeNodes where node.life == .gone {
      if extras.attached.contains(where: { $0 === node }) { node.host?.release() }
      state.remove(node)
    }
    for layer in extras.ending {
      layer.presenter = nil
      state.remove(layer)
    }
    for tabs in extras.madeTabs where tabs.entry?.life != .settled { state.remove(tabs) }
  }
}

extension LayerState {
  /// Changes the labels that were handed out as the rows have changed.
  fileprivate func relabel() {
    object.relabel { labels in
      guard let edit else { return }
      labels.removeLast(labels.count - edit.kept)
      for position in edit.kept..<rows.count { labels.append(EntryLabel(rows[position])) }
    }
  }
}
