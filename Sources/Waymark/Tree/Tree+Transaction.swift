// The one door: every change is one transaction of the tree.

extension Tree {
  /// A verb. It is handed its coordinator's flow: it may wait to be called again, and must not keep
  /// the tree alive meanwhile.
  typealias Body = @MainActor (any FlowNode, TreeDraft) throws(Refusal) -> Outcome

  /// Runs a verb: at once, as a part of the transaction at work, or after the verb at work.
  func perform(_ action: Action, _ body: @escaping Body) -> Outcome {
    switch phase {
    case .idle: return run(action, body)
    case .body: return join(action, body)
    case .busy:
      enqueue(action) { [weak self] in _ = self?.perform(action, body) }
      return .queued
    }
  }

  private func run(_ action: Action, _ body: @escaping Body) -> Outcome {
    phase = .busy
    let (outcome, unended) = carryOut(action, body)
    phase = .idle
    let said = askAgain(after: outcome, unended: unended)
    drain()
    tellAnswers()
    return said
  }

  /// Drafts a verb and makes the change, while all other verbs wait.
  ///
  /// - Returns: The outcome, and the layer whose first entry the verb was to end and could not.
  func carryOut(_ action: Action, _ body: @escaping Body) -> (outcome: Outcome, unended: FlowLayer?)
  {
    let outer = self.draft
    let draft = spareDraft.take() ?? TreeDraft(tree: self)
    draft.reason = action.cause.leaveReason
    self.draft = draft
    var result = work(action, body, draft)
    if draft.isRemovalLedAstray(action.cause, result.outcome) {
      draft.startAgain(action)
      draft.access.leadsNowhere = true
      result = work(action, body, draft)
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
    if case .start = action.cause, !result.isChange { queue = [] }
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

  private func work(_ action: Action, _ body: @escaping Body, _ draft: TreeDraft) -> Drafted {
    let outcome = decide(action, body, draft)
    guard outcome.didChange else { return Drafted(outcome) }
    do throws(Refusal) {
      return try finish(outcome, draft, action, body)
    } catch {
      return Drafted(error.outcome)
    }
  }

  /// Works a draft out to the end, or to what is shown while it waits.
  private func finish(
    _ outcome: Outcome, _ draft: TreeDraft, _ action: Action, _ body: @escaping Body
  ) throws(Refusal) -> Drafted {
    let completion = try complete(draft, action)
    if case .waits(let wait) = completion { return try self.wait(wait, draft, action, body) }
    guard case .changes = completion else {
      return Drafted(draft.isLedElsewhere ? .redirected : .unchanged)
    }
    try askToLeave(draft, action, body)
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

  private func decide(_ action: Action, _ body: Body, _ draft: TreeDraft) -> Outcome {
    do throws(Refusal) {
      guard !action.node.mark.isDropped else { return .ignored(.left) }
      let outcome = try body(action.node, draft)
      // Only modal layers lose who presented them, and only they may be for one entry.
      guard outcome.didChange, hasModals(.alternate) else { return outcome }
      draft.endOrphanedModals()
      return draft.hasOverfullLayer ? .ignored(.noStack) : outcome
    } catch {
      return error.outcome
    }
  }

  /// Decides a verb on the draft of the transaction at work.
  func join(_ action: Action, _ body: Body) -> Outcome {
    guard let draft else { return .ignored(.left) }
    if case .revalidate = action.cause { draft.access.noteRevalidation(of: action.node) }
    if let failure = draft.failure { return failure }
    let reason = draft.reason
    draft.reason = action.cause.leaveReason
    phase = .busy
    let outcome = decide(action, body, draft)
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

  /// Runs the verbs of `body` as one change.
  func transaction(
    _ action: Action, force: Bool = false, _ body: @escaping () -> Void
  ) -> Outcome {
    if case .body = phase { return nested(force, body) }
    return perform(action) { _, draft throws(Refusal) in
      if force { draft.leaving.isForced = true }
      draft.tree.phase = .body
      body()
      draft.tree.phase = .busy
      if let failure = draft.failure { throw Refusal(failure) }
      // Verbs that cancel out a `revalidate()` are no reason to leave what it removes.
      let isChange = draft.hasChanges || !draft.revalidated.isEmpty
      return isChange ? .performed : .unchanged
    }
  }

  private func nested(_ force: Bool, _ body: () -> Void) -> Outcome {
    guard let draft else { return .ignored(.left) }
    // After a verb that was ignored, too: the verbs in it do nothing, but a `revalidate()` is heard.
    draft.force(force, body)
    if let failure = draft.failure { return failure }
    return draft.hasChanges ? .performed : .unchanged
  }
}

extension TreeDraft {
  /// True if the draft has several entries in a layer for one.
  var hasOverfullLayer: Bool {
    layers.contains { layer in
      guard let object = layer.object, !object.style.allowsStack else { return false }
      return (object.host?.entryCount(.alternate, upTo: 2) ?? 0) > 1
    }
  }
}
