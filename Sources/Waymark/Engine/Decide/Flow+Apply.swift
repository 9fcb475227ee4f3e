// How a decision on routes becomes a draft.

extension Flow {
  /// Calls a verb of the coordinator; a fresh flow becomes a root first.
  func perform(
    _ verb: Verb, _ origin: Action.Origin = .code, awaitedBy waiter: (any AnyResultWaiter)? = nil
  ) -> Outcome {
    if let refused = enter() { return refused }
    guard let tree else { return .ignored(.left) }
    return tree.perform(Action(verb, of: self, origin, awaitedBy: waiter))
  }

  /// Makes a fresh flow a root; the outcome if that did not succeed.
  func enter() -> Outcome? {
    guard isFresh else { return nil }
    let outcome = becomeRoot()
    return isFresh ? outcome : nil
  }

  /// An operation on the base that also ends every layer of the subtree.
  func reset(
    _ decision: StackDecision<Route>, reason: LeaveReason = .dismissed, _ draft: TreeDraft,
    _ arrival: Arrival = .literal
  ) throws(Refusal) -> Outcome {
    if case .ignored(let reason) = decision { return .ignored(IgnoredReason(reason)) }
    let ended = endLayers(reason, draft)
    let outcome = try apply(decision, to: base, draft, arrival)
    return ended ? .performed : outcome
  }

  func apply(
    _ decision: StackDecision<Route>, to layer: FlowLayer, _ draft: TreeDraft,
    _ arrival: Arrival = .literal
  ) throws(Refusal) -> Outcome {
    switch decision {
    case .unchanged: return .unchanged
    case .ignored(let reason): return .ignored(IgnoredReason(reason))
    case .edit(let edit):
      try apply(edit, to: layer, draft, arrival)
      return .performed
    }
  }
}
