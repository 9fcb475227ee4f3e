// Asking whether entries may be left.

extension Tree {
  /// Asks the entries that a completed draft leaves; throws if the change may not be made, or not
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
    makeLeaveQuestion().request
  }

  private func makeLeaveQuestion() -> LeaveQuestion {
    if let leaveQuestion { return leaveQuestion }
    let made = LeaveQuestion()
    leaveQuestion = made
    return made
  }

  /// Puts the question of an undone draft in the place of the one that was open.
  func open(_ question: PendingLeave) {
    makeLeaveQuestion().replace(by: question)?.drop()
  }

  /// A change makes the open question pointless: what it asked for may be something else by now.
  func closeLeaveQuestion() {
    leaveQuestion?.replace(by: nil)?.drop()
  }

  /// Calls the verb of a question again, without asking its entry.
  func proceed(_ question: PendingLeave) -> Outcome {
    guard let leaveQuestion, leaveQuestion.holds(question) else { return .unchanged }
    // It may be closed by the time that a verb called in a callback runs.
    guard phase != .busy else {
      enqueue { [weak self] in _ = self?.proceed(question) }
      return .queued
    }
    guard let action = question.repetition else { return .unchanged }
    // The question stays open for whoever answers it.
    guard !state.isTried else { return perform(action) }
    // Whoever is notified of that may have answered already.
    guard leaveQuestion.replace(by: nil) === question else { return .unchanged }
    let before = tellingLayer
    defer { tellingLayer = before }
    tellingLayer = question.told.flatMap(state.layer)
    let outcome = perform(action)
    question.drop()
    return outcome
  }

  func cancel(_ question: PendingLeave) -> Outcome {
    guard let leaveQuestion, leaveQuestion.holds(question) else { return .unchanged }
    if !state.isTried { closeLeaveQuestion() }
    return .performed
  }
}

extension Entry {
  /// Whether the entry may be left.
  var leavePolicy: LeavePolicy { attachments?.leavePolicy ?? .free }

  var isProtected: Bool { attachments?.isProtected ?? false }
}

extension Tree {
  /// Sets the policy; whoever reads the layer is told.
  func setLeavePolicy(_ policy: LeavePolicy, of entry: Entry) {
    guard policy != entry.leavePolicy else { return }
    change(entry, .policies) { $0.leavePolicy = policy }
  }

  func setProtected(_ isProtected: Bool, _ entry: Entry) {
    guard isProtected != entry.isProtected else { return }
    change(entry, []) { $0.isProtected = isProtected }
    countProtected(isProtected)
  }

  private func change(
    _ entry: Entry, _ facets: LayerFacets, _ body: (EntryAttachments) -> Void
  ) {
    let object = state.layer(of: entry)?.object
    object?.willChange(facets)
    body(entry.makeAttachments())
    object?.didChange(facets)
  }
}
