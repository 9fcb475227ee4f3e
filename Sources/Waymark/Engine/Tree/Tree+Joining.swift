// Verbs of a transaction join its draft.

extension Tree {
  /// Decides a verb on the draft of the transaction at work.
  func join(_ action: borrowing Action) -> Outcome {
    let (before, side, wide) = (phase, state.reads, state.repeatedWide)
    defer { (phase, state.reads, state.repeatedWide) = (before, side, wide) }
    state.reads = .draft
    guard let draft else { return .ignored(.left) }
    let hasPolicy = draft.extras?.history != nil
    let outcome = join(action, draft)
    // A verb that changes nothing says nothing about how the change is recorded.
    if !hasPolicy, outcome == .unchanged { draft.extras?.history = nil }
    return outcome
  }

  private func join(_ action: borrowing Action, _ draft: Draft) -> Outcome {
    if case .transaction(let force, let body) = action.verb {
      draft.begin(action)
      return nested(action, force, body, draft)
    }
    if case .revalidate = action.verb { draft.access.noteRevalidation(of: action.node) }
    if let failure = draft.failure { return failure }
    let reason = draft.reason
    draft.reason = action.traits.leaveReason
    phase = .busy
    let outcome = decide(action, draft)
    draft.reason = reason
    if outcome.didChange {
      draft.endsWithShowing = action.traits.effect == .shows
      if draft.bodyOutcome != .redirected { draft.bodyOutcome = outcome }
    }
    guard outcome.isRefusal else { return outcome }
    draft.failure = outcome
    // If there is nothing else to undo, the transaction acts like this verb.
    if !draft.hasChanges, let layer = unendedLayer(action, outcome) {
      draft.waiting.unended = layer
    }
    return outcome
  }

  /// Runs the verbs of a nested transaction.
  ///
  /// - Returns: What they did. Whether all verbs cancel out, only the outermost transaction knows.
  private func nested(
    _ action: borrowing Action, _ force: Bool, _ body: @MainActor () -> Void, _ draft: Draft
  ) -> Outcome {
    if action.node.life.isDropped, draft.failure == nil { draft.failure = .ignored(.left) }
    let before = draft.bodyOutcome
    draft.bodyOutcome = .unchanged
    // Runs the body even after an ignored verb: its verbs do nothing, but a `revalidate()` counts.
    draft.force(force) { run(body, of: action, draft) }
    let outcome = draft.bodyOutcome
    if before == .redirected || outcome == .unchanged { draft.bodyOutcome = before }
    return draft.failure ?? outcome
  }

  /// Runs the body of a transaction, whose verbs join the draft. If it runs again, the verbs and
  /// outputs that it queues are forgotten, since they happen once.
  func run(_ body: @MainActor () -> Void, of action: borrowing Action, _ draft: Draft) {
    let queued = queue.count
    handling(from: action.sender) { state.reading(.settled, body) }
    let isRepeated = action.answered != nil || draft.extras?.access.leadsNowhere ?? false
    guard isRepeated, queue.count > queued else { return }
    // Deinits of what is dropped must not join the transaction.
    phase = .busy
    forgetRepeated(after: queued)
    phase = .body
  }
}

extension Draft {
  /// Notes the waiter for the verb's entry, and the entries that need not be asked again.
  func begin(_ action: borrowing Action) {
    if let waiter = action.waiter { noteWaiter(waiter) }
    // The policy of the outermost transaction counts, otherwise that of the first verb with one
    // that changes something.
    if let history = action.history, extras?.history == nil { makeExtras().history = history }
    guard let question = action.answered else { return }
    state.repeatedWide = question.call?.wide ?? []
    leaving.asked.formUnion(question.asked)
    leaving.repeatable += state.isTried ? question.answers : question.takeAnswers()
    if !state.isTried, let waiter = question.takeWaiter() { noteWaiter(waiter) }
  }
}
