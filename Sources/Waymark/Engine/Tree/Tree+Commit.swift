// Turns a draft into the new state.

extension Tree {
  /// Makes a draft the state of the tree, and tells everyone concerned.
  func commit(_ draft: Draft, _ action: borrowing Action) {
    let effects = draft.effects
    // The root is dropped if the tree ends.
    let ended = draft.extras != nil && state.node(state.root)?.life.isDropped ?? true
    draft.noteOverruled()
    if action.traits.isNavigation { noteNavigation(draft, action) }

    // 1. Readers of layers hear that a change is coming, and still find the old state.
    for place in effects.changed.indices {
      effects.changed[place].object.willChange(effects.changed[place].plan.facets)
    }

    // 2. The draft becomes the state. Until all is settled, no user code runs.
    draft.swapAll()
    for place in effects.events.indices where effects.events[place].changesLife {
      effects.events[place].settle()
    }
    // During a trial, a start notifies nobody.
    let isTold = !state.isTried
    if isTold, let extras = draft.extras {
      for node in extras.attached where !node.life.isDropped { node.host?.settle() }
    }
    attachWaiter(of: draft)
    if draft.extras != nil { keepTarget(of: draft) }
    if !inquiries.isEmpty { endInquiries(draft) }

    // 3. Readers of layers, histories, handlers of entries and observers hear of it, in this order.
    // Their verbs wait.
    for place in effects.changed.indices {
      effects.changed[place].object.didChange(effects.changed[place].plan.facets)
    }
    if isTold, !histories.isEmpty { tellHistories(draft, action, isEnd: ended) }
    isCallingBack = true
    for place in effects.events.indices {
      guard let attachments = effects.events[place].attachments else { continue }
      tell(attachments, effects.events[place].kind)
    }
    if let extras = draft.extras {
      for entry in extras.revisedEntries { entry.attachments?.revisionHandlers.call(entry.route) }
    }
    if isTold { tellObservers(draft, effects, action) }
    isCallingBack = false

    // 4. Nobody reads the edits any more. Callers get their results.
    effects.clear(state)
    draft.clearEdits()
    if let extras = draft.extras {
      for (waiter, value) in extras.results { waiter.resolve(value) }
    }

    // 5. What has left is released, but not the root's shell, which later notifications need.
    if ended { keeper = handle.shell }
    for place in effects.events.indices.reversed() where effects.events[place].isLeave {
      release(effects.events[place].subject)
    }
    if draft.extras != nil { releaseRest(of: draft) }
    if ended { state.endChain() }
    tellTransactionReads()
    if !ended { checkInvariants(after: draft) }
  }

  /// Ends the inquiries of askers that leave, as a part of the change: no callback of it finds them
  /// waiting.
  private func endInquiries(_ draft: Draft) {
    let answered = (draft.extras?.results ?? []).map(\.0)
    for event in draft.effects.events.reversed() where event.isLeave {
      switch event.subject {
      case .entry(let entry): inquiries.end(.entry(entry.id), except: answered)
      case .coordinator(let node): inquiries.end(.coordinator(node.key), except: answered)
      }
    }
  }

  private func tellHistories(_ draft: Draft, _ action: borrowing Action, isEnd: Bool) {
    guard isEnd else { return noteHistory(draft, action) }
    for history in histories.all { history.end() }
  }

  private func noteNavigation(_ draft: Draft, _ action: borrowing Action) {
    closeLeaveQuestion()
    // Later changes are noted by the ports, and asking costs more than the rest of this function.
    if isAtStart || isUnanimatedLaunch { isUnanimatedLaunch = UnanimatedChange.isBeingMade }
    if isAtStart {
      isAtStart = action.cause == .start || holds.isStart(draft.extras?.waiting.replayed)
    }
  }

  /// Calls the observers of every coordinator that the change concerns, the app's first.
  private func tellObservers(_ draft: Draft, _ effects: Effects, _ action: borrowing Action) {
    var observed = ObservedNodes(state)
    for place in draft.layers.indices where draft.layers[place].isChanged {
      let layer = draft.layers[place]
      observed.note(layer.owner)
      observed.noteMoves(in: layer)
    }
    // A selection in covered tabs has no events, but is a change nevertheless.
    if let extras = draft.extras {
      for tabs in extras.tabs where tabs.isChanged { observed.note(tabs.owner) }
      for entry in extras.revisedEntries { observed.note(entry.node) }
    }
    // Entries that enter or leave are in layers that change. Entries that are covered or uncovered
    // may not be.
    for place in effects.events.indices where effects.events[place].isOfLeaf {
      if case .entry(let entry) = effects.events[place].subject { observed.note(entry.node) }
    }
    guard !observed.isEmpty else { return }
    observed.deliver(ChangeRecord(action, effects.events, draft.extras, state))
  }

  /// Calls the lifecycle handlers of an entry.
  private func tell(_ attachments: EntryAttachments, _ kind: LifecycleEvent) {
    if case .leave = kind {
      attachments.cancelTasks()
      if attachments.isProtected { noteUnprotected() }
    }
    attachments.lifecycleHandlers.call(kind)
  }

  /// Releases an entry or a coordinator that has left.
  private func release(_ subject: RawEvent.Subject) {
    switch subject {
    case .entry(let entry):
      entry.life = .gone
      entry.attachments?.waiter.take()?.resolve(nil)
      entry.attachments?.endSignals()
      // Deinits of user code may read the entry.
      releaseOutside(entry.attachments.take())
      releaseOutside(exchange(&entry.screen, with: .released))
      if let tabs = state.tabs(of: entry) { state.remove(tabs) }
    case .coordinator(let node):
      node.life = .gone
      state.release(node)
      state.remove(node)
    }
  }

  /// Releases layers that ended, and everything that was made and dropped by the same draft.
  private func releaseRest(of draft: Draft) {
    guard let extras = draft.extras else { return }
    for node in extras.madeNodes where node.life == .gone {
      state.release(node)
      state.remove(node)
    }
    for layer in extras.ending {
      layer.presenter = nil
      state.remove(layer)
    }
    for tabs in extras.madeTabs where tabs.entry?.life != .settled { state.remove(tabs) }
  }
}
