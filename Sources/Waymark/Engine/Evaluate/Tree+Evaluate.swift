// Tries a transaction: it is drafted to the end, read, and dropped.

extension Tree {
  /// Works out the result of a transaction. Readers are notified when the result may have changed.
  ///
  /// - Parameters:
  ///   - node: The coordinator of the transaction.
  ///   - isFresh: True for a fresh root, which begins with the transaction.
  func evaluate(
    of node: Node, startingFirst isFresh: Bool = false, force: Bool,
    _ body: @escaping @MainActor () -> Void
  ) -> EvaluationFacts {
    for layer in state.layers.all { layer.object.access() }
    guard case .idle = phase else {
      // The result changes as soon as the verb is over.
      accessTransaction()
      let side = side
      return withoutReentry {
        EvaluationFacts(
          outcome: .queued, after: state.reading(side) { CoordinatorShot(node, state) })
      }
    }
    let sender = sender
    return trying {
      if isFresh, let refused = begin(node) { return EvaluationFacts(outcome: refused) }
      return evaluate(Action(.transaction(force: force, body), of: node, from: sender))
    }
  }

  /// Runs a body, and undoes all its effects.
  private func trying(_ body: () -> EvaluationFacts) -> EvaluationFacts {
    let (queued, reads) = (queue.take(), transactionReads.take())
    (state.isTried, state.keptReports) = (true, [])
    (holds.isFrozen, phase) = (true, .busy)
    var facts = body()
    // Deinits of user code, which ran with the undoing, may have called verbs.
    let dropped = forgetQueue()
    facts.queued = dropped.count
    facts.reports = state.keptReports ?? []
    (queue, transactionReads) = (queued, reads)
    (state.isTried, state.keptReports) = (false, nil)
    (holds.isFrozen, phase) = (false, .idle)
    // Releasing these may call verbs, too, so it happens only now, when the tree is idle.
    withExtendedLifetime(dropped) {}
    // What the body has said about protection stays, unlike its verbs.
    if hasUnprotected { noteUnprotected() }
    return facts
  }

  /// Makes a root begin. Returns the outcome if it does not.
  private func begin(_ node: Node) -> Outcome? {
    let (outcome, _) = carryOut(Action(.start, of: node))
    return node.life.isFresh ? outcome.inert : nil
  }

  private func evaluate(_ action: borrowing Action) -> EvaluationFacts {
    let (draft, result) = drafted(action)
    let asked = result.isChange ? [] : draft.unaskedLeaves
    let waiting = draft.extras?.waiting
    var rest = waiting?.revalidated ?? []
    if !result.isChange, result.outcome.isRefusal { rest += draft.revalidated }
    // By force, the place for a target is shown by force, too.
    let isForced = draft.extras?.leaving.isForced ?? false
    draft.makeReports(isUndone: result.outcome.isRefusal && !result.isChange)
    var facts = lookAndUndo(draft, isChange: result.isChange, action)
    var objection: Objection?
    if !rest.isEmpty {
      (facts, objection) = evaluate(rest, until: waiting?.wait, force: isForced, action.node) {
        self.isInSight($0, for: waiting)
      }
    }
    facts.outcome = result.outcome.inert
    facts.asked = asked
    if let objection {
      // The place for the target would have to ask first. Then the target does not wait.
      (facts.outcome, facts.asked) = objection
    } else if case .held = result.outcome {
      facts.wait = waiting?.wait
    }
    return facts
  }

  /// Reads the state with a draft, or without it if the draft is refused.
  private func lookAndUndo(
    _ draft: Draft, isChange: Bool, _ action: borrowing Action
  ) -> EvaluationFacts {
    var facts = EvaluationFacts(outcome: .unchanged)
    let node = action.node
    if isChange {
      draft.noteOverruled()
      state.reads = .draft
      let record = ChangeRecord(action, draft.effects.events, draft.extras, state)
      facts.change = ChangeFacts(record: record, node: node.key, level: node.level)
      facts.after = CoordinatorShot(node, state)
      state.reads = .settled
    }
    draft.rollBack()
    if !isChange { facts.after = CoordinatorShot(node, state) }
    draft.extras?.leaving.question?.drop()
    letGo(of: draft)
    return facts
  }

  /// The entries that are asked before a place for a waiting target is shown, and the outcome then.
  private typealias Objection = (outcome: Outcome, asked: [Entry])

  /// The result of a transaction that is undone: refused entries of its revalidations go, and the
  /// place for a waiting target is shown, unless something objects to it.
  private func evaluate(
    _ revalidated: [Node], until wait: AccessRefusal.Wait?, force: Bool, _ node: Node,
    isShown: @escaping (AccessRefusal.Showing) -> Bool
  ) -> (facts: EvaluationFacts, objection: Objection?) {
    var objection: Objection?
    // A place that cannot be shown changes nothing, so it is then tried without one.
    let tries: [AccessRefusal.Showing?] =
      if let showing = wait?.showing { [showing, nil] } else { [nil] }
    for showing in tries {
      let rest = Action(
        .transaction(force: force) { self.perform(revalidated, showing, isShown) }, of: node)
      let (draft, result) = drafted(rest)
      let asked = draft.unaskedLeaves
      draft.makeReports(isUndone: result.outcome.isRefusal)
      let facts = lookAndUndo(draft, isChange: result.isChange, rest)
      if !result.outcome.isRefusal {
        if showing == nil, objection == nil, let wait, let unshown = wait.showing {
          reportUnshown(unshown, until: wait.gate)
        }
        return (facts, objection)
      }
      if showing != nil, !asked.isEmpty { objection = (result.outcome, asked) }
    }
    return (EvaluationFacts(outcome: .unchanged, after: CoordinatorShot(node, state)), objection)
  }

  private func perform(
    _ revalidated: [Node], _ showing: AccessRefusal.Showing?,
    _ isShown: (AccessRefusal.Showing) -> Bool
  ) {
    for node in revalidated { _ = perform(Action(.revalidate, of: node)) }
    guard let showing, !isShown(showing) else { return }
    _ = perform(Action(.navigate(showing.route), of: showing.node))
  }
}

extension Outcome {
  /// A copy that can be read but not answered.
  @MainActor fileprivate var inert: Outcome {
    guard case .held(let token) = self else { return self }
    return .held(HoldToken(token.hold.inert))
  }
}
