// Asks whether entries may be left.

extension Tree {
  /// Asks the entries that a completed draft leaves. Throws if the change may not be made, or not
  /// yet.
  func askToLeave(_ draft: Draft, _ action: borrowing Action) throws(Refusal) {
    switch draft.leaveVerdict() {
    case .free: return
    case .blocked: throw Refusal(.blocked)
    case .asks(let entry):
      let question = PendingLeave(about: entry, action, draft, in: handle)
      draft.leaving.question = question
      throw Refusal(.needsConfirmation(question.request))
    }
  }

  var pendingLeave: LeaveRequest? {
    let open = makeLeaveQuestion().request
    guard phase == .body, let leaving = draft?.extras?.leaving else { return open }
    // A body that runs again answers what it has answered before.
    let answered = leaving.repeatable.first
    guard answered != nil || leaving.closed != nil else { return open }
    // After the body the open question is read again.
    accessDraft()
    return answered?.request
  }

  private func makeLeaveQuestion() -> LeaveQuestion {
    if let leaveQuestion { return leaveQuestion }
    let made = LeaveQuestion()
    leaveQuestion = made
    return made
  }

  /// Replaces the open question with that of an undone draft.
  func open(_ question: PendingLeave) {
    makeLeaveQuestion().replace(by: question)?.drop()
  }

  /// Closes the open question after a change, because its verb may mean something else now.
  func closeLeaveQuestion() {
    leaveQuestion?.replace(by: nil)?.drop()
  }

  /// Closes the open question if it belongs to a target that was dropped.
  func closeQuestionOfDropped() {
    if leaveQuestion?.isOfDropped ?? false { closeLeaveQuestion() }
  }

  /// Calls the verb of a question again, without asking its entry.
  func proceed(_ question: PendingLeave) -> Outcome {
    if phase == .body, let draft, draft.leaving.repeats(question) { return callAgain(question) }
    guard isOpen(question) else { return .unchanged }
    // A verb from a callback runs later, and the question may be closed by then.
    guard phase != .busy else {
      enqueue(.handler { [weak self] in _ = self?.proceed(question) })
      return .queued
    }
    // After an ignored verb, the verbs of a transaction do nothing.
    if phase == .body, question.joins, let failure = draft?.failure { return failure }
    guard close(question) else { return .unchanged }
    guard phase == .body, let draft else { return callAlone(question) }
    guard question.joins else {
      // A trial drops what is queued, which must not drop the question.
      enqueue(state.isTried ? .call {} : .answer(question))
      return .queued
    }
    // If the transaction has to ask, its body runs again, and then this answer counts again.
    draft.leaving.answers.append(question)
    return callAgain(question)
  }

  /// Calls the verb of an answered question as a change of its own.
  func callAlone(_ question: PendingLeave) -> Outcome {
    defer { question.drop() }
    return callAgain(question)
  }

  private func callAgain(_ question: PendingLeave) -> Outcome {
    guard let action = question.repetition else {
      return question.call.map { ignoreLate($0.verb, isAwaited: false) } ?? .unchanged
    }
    guard let replay = action.verb.unendedReplay else { return perform(action) }
    // Its target has waited meanwhile, unless somebody has dropped it.
    guard replay.hold.beginReplay(isAsked: true) else { return .unchanged }
    return end(replay, with: perform(action))
  }

  func cancel(_ question: PendingLeave) -> Outcome {
    guard isOpen(question), close(question) else { return .unchanged }
    if !state.isTried { question.drop() }
    return .performed
  }

  private func isOpen(_ question: PendingLeave) -> Bool {
    guard let leaveQuestion, leaveQuestion.holds(question) else { return false }
    return draft?.extras?.leaving.closed !== question
  }

  /// Closes an open question. Returns false if it is not open any more.
  private func close(_ question: PendingLeave) -> Bool {
    guard state.isTried else { return leaveQuestion?.close(question) ?? false }
    draft?.leaving.closed = question
    return true
  }
}

extension Entry {
  /// Whether the entry may be left.
  var leavePolicy: LeavePolicy { attachments?.leavePolicy ?? .free }

  var isProtected: Bool { attachments?.isProtected ?? false }
}

extension Tree {
  /// Sets the policy, and notifies readers of the layer.
  func setLeavePolicy(_ policy: LeavePolicy, of entry: Entry) {
    guard policy != entry.leavePolicy else { return }
    change(entry, .policies) { $0.leavePolicy = policy }
  }

  func setProtected(_ isProtected: Bool, _ entry: Entry) {
    guard isProtected != entry.isProtected else { return }
    change(entry, []) {
      $0.isProtected = isProtected
      if isProtected { state.noteProtected(entry) } else { noteUnprotected() }
    }
  }

  private func change(
    _ entry: Entry, _ facets: LayerFacets, _ body: (EntryAttachments) -> Void
  ) {
    // Verbs of notified readers wait, so that none of them leaves the entry by its old policy.
    withoutReentry {
      let object = state.layer(of: entry)?.object
      object?.willChange(facets)
      body(entry.makeAttachments())
      object?.didChange(facets)
    }
  }
}
