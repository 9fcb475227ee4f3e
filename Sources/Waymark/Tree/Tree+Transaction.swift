// The one door: every change is one transaction of the tree.

extension Tree {
  /// Runs a verb: at once, as a part of the transaction at work, or after the verb at work.
  func perform(_ action: Action) -> Outcome {
    switch phase {
    case .idle: return run(action)
    case .body: return join(action)
    case .busy:
      queue.append(.verb(action))
      return .queued
    }
  }

  private func run(_ action: Action) -> Outcome {
    phase = .busy
    let (outcome, unended) = carryOut(action)
    phase = .idle
    let said = askAgain(after: outcome, unended: unended)
    drain()
    tellAnswers()
    return said
  }

  /// Drafts a verb and makes the change, while all other verbs wait.
  ///
  /// - Returns: The outcome, and the layer whose first entry the verb was to end and could not.
  func carryOut(_ action: Action) -> (outcome: Outcome, unended: FlowLayer?) {
    let traits = action.verb.traits
    let outer = self.draft
    let draft = spareDraft.take() ?? TreeDraft(tree: self)
    draft.reason = traits.leaveReason
    self.draft = draft
    var result = work(action, draft)
    if draft.isRemovalLedAstray(traits, result.outcome) {
      draft.startAgain(action)
      draft.access.leadsNowhere = true
      result = work(action, draft)
    }
    self.draft = outer
    tellTransactionReads()
    if result.isChange {
      commit(draft, action)
    } else {
      draft.rollBack()
      if result.outcome.isRefusal { revalidateAlone(draft.revalidated) }
      if let question = draft.extras?.leaving.question { open(question) }
    }
    if !result.outcome.isRefusal { tellLeaves(draft) }
    // Without a start there is no tree for what was queued meanwhile.
    if case .start = action.verb, !result.isChange { queue = [] }
    updateHolds(draft, isChange: result.isChange)
    let unended = draft.extras?.waiting.unended ?? unendedLayer(action, result.outcome)
    draft.reset()
    spareDraft = draft
    return (result.outcome, unended)
  }

  /// What a verb came to, and whether its draft is carried out.
  struct Drafted {
    let outcome: Outcome
    let isChange: Bool

    init(_ outcome: Outcome, isChange: Bool = false) {
      self.outcome = outcome
      self.isChange = isChange
    }
  }

  private func work(_ action: Action, _ draft: TreeDraft) -> Drafted {
    let outcome = decide(action, draft)
    guard outcome.didChange else { return Drafted(outcome) }
    do throws(Refusal) {
      return try finish(outcome, draft, action)
    } catch {
      return Drafted(error.outcome)
    }
  }

  /// Works a draft out to the end, or to what is shown while it waits.
  private func finish(
    _ outcome: Outcome, _ draft: TreeDraft, _ action: Action
  ) throws(Refusal) -> Drafted {
    let completion = try complete(draft, action)
    if case .waits(let wait) = completion { return try self.wait(wait, draft, action) }
    guard case .changes = completion else {
      return Drafted(draft.isLedElsewhere ? .redirected : .unchanged)
    }
    try askToLeave(draft, action)
    if let wait = draft.extras?.access.heldStart {
      let waiter = draft.awaited?.waiter
      draft.awaited = nil
      let token = draft.hold(draft.heldVerbs(), until: wait.gate, waiter)
      draft.waiting.shown = (
        wait.showing.flatMap { HoldPlace.shown(by: draft, for: $0) }, token.hold
      )
      return Drafted(.held(token), isChange: true)
    }
    return Drafted(draft.isLedElsewhere ? .redirected : outcome, isChange: true)
  }

  /// Tells leaves that they were asked for once more although they were there.
  private func tellLeaves(_ draft: TreeDraft) {
    guard let extras = draft.extras else { return }
    for leaf in extras.reselected where leaf.mark == .settled {
      for handler in leaf.attachments?.reselectionHandlers ?? [] { handler() }
    }
    if let leaf = extras.reopened, leaf === self.leaf(.current) {
      for handler in leaf.attachments?.reopeningHandlers ?? [] { handler() }
    }
  }

  private func decide(_ action: Action, _ draft: TreeDraft) -> Outcome {
    do throws(Refusal) {
      guard !action.node.mark.isDropped else { return .ignored(.left) }
      draft.begin(action)
      let entry = try origin(of: action)
      if action.verb.canWait { draft.note(action.verb, of: action.node) }
      let outcome = try action.node.decide(action.verb, from: entry, draft)
      // Only modal layers lose who presented them, and only they may be for one entry.
      guard outcome.didChange, hasModals(.alternate) else { return outcome }
      draft.endOrphanedModals()
      return draft.hasOverfullLayer ? .ignored(.noStack) : outcome
    } catch {
      return error.outcome
    }
  }

  /// Decides a verb on the draft of the transaction at work.
  func join(_ action: Action) -> Outcome {
    if case .transaction(let force, let body) = action.verb { return nested(force, body) }
    guard let draft else { return .ignored(.left) }
    if case .revalidate = action.verb { draft.access.noteRevalidation(of: action.node) }
    if let failure = draft.failure { return failure }
    let reason = draft.reason
    draft.reason = action.verb.traits.leaveReason
    phase = .busy
    let outcome = decide(action, draft)
    phase = .body
    draft.reason = reason
    guard outcome.isRefusal else { return outcome }
    draft.failure = outcome
    // With nothing else to undo, the transaction stands for this verb.
    if !draft.hasChanges, let layer = unendedLayer(action, outcome) {
      draft.waiting.unended = layer
    }
    return outcome
  }

  /// Runs the verbs of a transaction inside of one.
  private func nested(_ force: Bool, _ body: @MainActor () -> Void) -> Outcome {
    guard let draft else { return .ignored(.left) }
    // After a verb that was ignored, too: the verbs in it do nothing, but a `revalidate()` is heard.
    draft.force(force, body)
    if let failure = draft.failure { return failure }
    return draft.hasChanges ? .performed : .unchanged
  }
}

extension TreeDraft {
  /// Notes who waits for what comes of a verb, and who need not be asked once more.
  fileprivate func begin(_ action: Action) {
    if let waiter = action.waiter { noteWaiter(waiter) }
    guard let question = action.answered else { return }
    leaving.asked.formUnion(question.asked)
    if let waiter = question.takeWaiter() { noteWaiter(waiter) }
  }

  /// Runs the verbs of `body` on the draft.
  func run(_ body: @MainActor () -> Void, force: Bool) throws(Refusal) -> Outcome {
    if force { leaving.isForced = true }
    tree.phase = .body
    body()
    tree.phase = .busy
    if let failure { throw Refusal(failure) }
    // Verbs that cancel out a `revalidate()` are no reason to leave what it removes.
    return hasChanges || !revalidated.isEmpty ? .performed : .unchanged
  }

  /// True if the draft has several entries in a layer for one.
  var hasOverfullLayer: Bool {
    layers.contains { layer in
      guard let object = layer.object, !object.style.allowsStack else { return false }
      return (object.host?.entryCount(.alternate, upTo: 2) ?? 0) > 1
    }
  }
}
