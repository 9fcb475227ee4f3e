// The only door: every change is one transaction of the tree.

extension Tree: VerbCaller {
  /// Runs a verb: at once, as part of the current transaction, or after the current verb.
  func perform(_ action: consuming Action) -> Outcome {
    switch phase {
    case .idle: return run(action)
    case .body where action.verb.joins(isAwaited: action.waiter != nil): return join(action)
    case .body, .busy:
      enqueue(.verb(QueuedAction(action)))
      return .queued
    }
  }

  /// Ignores a verb of a coordinator or an entry that has left. If the verb is part of a
  /// transaction, that is undone.
  func ignoreLate(_ verb: Verb, isAwaited: Bool) -> Outcome {
    guard phase == .body, verb.joins(isAwaited: isAwaited), let draft else {
      refusalReader?(verb.inWords, .ignored(.left))
      return .ignored(.left)
    }
    let outcome = draft.failure ?? .ignored(.left)
    draft.failure = outcome
    return outcome
  }

  func run(_ action: borrowing Action) -> Outcome {
    phase = .busy
    if denier != nil { denier = nil }
    let (outcome, unended) = carryOut(action)
    phase = .idle
    var said = outcome
    if unended != nil || !unasked.isEmpty { said = askAgain(after: outcome, unended: unended) }
    endTurn()
    return said
  }

  /// Drafts a verb and makes the change, while all other verbs wait.
  ///
  /// - Returns: The outcome, and the layer whose first entry the verb should end but could not.
  func carryOut(_ action: borrowing Action) -> (outcome: Outcome, unended: LayerState?) {
    let side = state.reads
    let (draft, result) = drafted(action)
    tellTransactionReads()
    // Most drafts keep none, and need not ask about the outcome.
    if draft.extras != nil {
      draft.makeReports(isUndone: result.outcome.isRefusal && !result.isChange)
    }
    if result.isChange {
      commit(draft, action)
    } else {
      draft.rollBack()
      if case .travel(let travel) = action.verb, result.outcome == .unchanged, travel.isElsewhere {
        arrive(by: travel)
      }
      if result.outcome.isRefusal {
        revalidateAlone(draft.revalidated)
        refusalReader?(action.verb.inWords, result.outcome)
      }
      if let question = draft.extras?.leaving.question { open(question) }
    }
    for answer in draft.extras?.leaving.takeAnswers() ?? [] { answer.drop() }
    if !result.outcome.isRefusal { tellLeaves(draft) }
    // Without a start there is no tree for calls that were queued meanwhile.
    if action.node.life.isFresh, !result.isChange { forgetQueue() }
    if !result.isChange, draft.extras != nil { keepTarget(of: draft) }
    updateHolds(
      draft, isChange: result.isChange, isNavigation: action.traits.isNavigation)
    let unended = draft.extras?.waiting.unended ?? unendedLayer(action, result.outcome)
    letGo(of: draft)
    state.reads = side
    return (result.outcome, unended)
  }

  /// Drafts a verb to the end. From then on the settled side is read.
  func drafted(_ action: borrowing Action) -> (draft: Draft, result: Drafted) {
    let outer = self.draft
    let draft = spareDraft.take() ?? Draft(state)
    draft.reason = action.traits.leaveReason
    self.draft = draft
    state.reads = .draft
    var result = work(action, draft)
    if draft.isRemovalLedAstray(action.traits, result.outcome) {
      draft.startAgain(action)
      draft.access.leadsNowhere = true
      result = work(action, draft)
    }
    self.draft = outer
    state.reads = .settled
    return (draft, result)
  }

  /// Empties a draft after its commit or its undoing, for the next verb.
  func letGo(of draft: Draft) {
    draft.reset()
    spareDraft = draft
  }

  /// The outcome of a verb, and whether its draft is committed.
  struct Drafted {
    let outcome: Outcome
    let isChange: Bool

    init(_ outcome: consuming Outcome, isChange: Bool = false) {
      self.outcome = outcome
      self.isChange = isChange
    }
  }

  private func work(_ action: borrowing Action, _ draft: Draft) -> Drafted {
    let outcome = decide(action, draft)
    guard outcome.didChange else { return Drafted(outcome) }
    do throws(Refusal) {
      return try finish(outcome, draft, action)
    } catch {
      return Drafted(error.outcome)
    }
  }

  /// Completes a draft, or drafts the place that is shown while its target waits.
  private func finish(
    _ outcome: consuming Outcome, _ draft: Draft, _ action: borrowing Action
  ) throws(Refusal) -> Drafted {
    let completion = try complete(draft, action)
    if case .waits(let wait) = completion {
      draft.endWaitIfLedElsewhere()
      return try self.wait(wait, draft, action)
    }
    guard case .changes = completion else {
      return Drafted(draft.isLedElsewhere ? .redirected : .unchanged)
    }
    try askToLeave(draft, action)
    draft.endWaitIfLedElsewhere()
    if let wait = draft.extras?.access.heldStart {
      let waiter = draft.awaited?.waiter
      draft.awaited = nil
      let token = draft.hold(heldVerbs(of: draft), until: wait, waiter)
      let place = wait.showing.flatMap { showing in
        draft.holdPlace(for: showing).map { ShownPlace($0, showing) }
      }
      holds.noteStart(token.hold, at: place)
      draft.waiting.shown = DraftWaiting.Shown(place: place)
      return Drafted(.held(token), isChange: true)
    }
    return Drafted(draft.isLedElsewhere ? .redirected : outcome, isChange: true)
  }

  /// Calls `onReopen` or `onReselect` of leaves that were already shown.
  private func tellLeaves(_ draft: Draft) {
    guard let extras = draft.extras else { return }
    for leaf in extras.reselected where leaf.life.isSettled {
      leaf.attachments?.reselectionHandlers.call(())
    }
    if let leaf = extras.reopened, leaf === state.leaf {
      leaf.attachments?.reopeningHandlers.call(())
    }
  }

  func decide(_ action: borrowing Action, _ draft: Draft) -> Outcome {
    do throws(Refusal) {
      guard !action.node.life.isDropped else { return .ignored(.left) }
      // The asker may have stopped waiting while the verb was queued.
      guard !(action.waiter?.isOver ?? false) else { return .ignored(.notAwaited) }
      draft.begin(action)
      let entry = try origin(of: action)
      draft.noteSource(of: action, entry)
      draft.origin = action.traits.needsTop ? entry ?? draft.extras?.waiting.origin : nil
      defer { draft.origin = nil }
      let noted = draft.verbs.count
      if action.verb.canWait { draft.note(action.verb.waiting(from: entry), of: action.node) }
      let outcome = try draft.decide(action, from: entry, by: self)
      if outcome == .unchanged { draft.noteUnchanged(after: noted) }
      // Only modal layers can lose their presenter, and only they can be for one entry.
      guard outcome.didChange, state.hasModals else { return outcome }
      draft.endOrphanedModals()
      return draft.hasOverfullLayer ? .ignored(.noStack) : outcome
    } catch {
      return error.outcome
    }
  }

  func run(
    _ body: @MainActor () -> Void, _ isForced: Bool, of action: borrowing Action, _ draft: Draft
  ) throws(Refusal) -> Outcome {
    if isForced { draft.leaving.isForced = true }
    phase = .body
    run(body, of: action, draft)
    phase = .busy
    if let failure = draft.failure { throw Refusal(failure) }
    // A `revalidate()` counts even if the other verbs cancel out. Until the draft is complete, only
    // it can have led elsewhere.
    guard draft.hasChanges || !draft.revalidated.isEmpty else { return .unchanged }
    return draft.extras?.access.isRedirected ?? false ? .redirected : .performed
  }

  /// Performs each `revalidate()` of an undone transaction, as a change of its own.
  func revalidateAlone(_ nodes: [Node]) {
    for node in nodes { _ = carryOut(Action(.revalidate, of: node)) }
  }
}
