// How a verb of a coordinator becomes a draft.

extension Flow {
  typealias Decide = @MainActor (LayerReader<Route, Screen>) -> StackDecision<Route>

  /// Runs a verb on the tree; a fresh flow becomes a root first.
  ///
  /// - Parameter body: Is handed the flow, which it must not capture.
  func verb(
    _ cause: NavigationCause, _ origin: Action.Origin = .code,
    _ body: @escaping @MainActor (Flow, TreeDraft) throws(Refusal) -> Outcome
  ) -> Outcome {
    perform(cause, origin) { node, draft throws(Refusal) in
      guard let flow = node as? Flow else { throw Refusal(.left) }
      return try body(flow, draft)
    }
  }

  /// The same for a verb that needs no types.
  func perform(
    _ cause: NavigationCause, _ origin: Action.Origin = .code, _ body: @escaping Tree.Body
  ) -> Outcome {
    if let refused = enter() { return refused }
    guard let tree else { return .ignored(.left) }
    return tree.perform(Action(cause, of: self, origin), body)
  }

  /// Makes a fresh flow a root; the outcome if that did not succeed.
  func enter() -> Outcome? {
    guard isFresh else { return nil }
    let outcome = becomeRoot()
    return isFresh ? outcome : nil
  }

  /// A verb that is nothing but an operation on the top own layer.
  func edit(
    _ cause: NavigationCause, _ decide: @escaping Decide
  ) -> Outcome {
    verb(cause) { flow, draft throws(Refusal) in
      let layer = flow.topOwnLayer(.alternate)
      return try flow.apply(decide(flow.reader(of: layer, .alternate)), to: layer, draft)
    }
  }

  /// An operation on the base that also ends every layer of the subtree.
  func reset(
    _ decision: StackDecision<Route>, _ cause: NavigationCause, _ draft: TreeDraft,
    _ arrival: Arrival = .literal
  ) throws(Refusal) -> Outcome {
    if case .ignored(let reason) = decision { return .ignored(IgnoredReason(reason)) }
    let first = draft.tree.modals(.alternate).firstIndex { $0.node?.isWithin(self) ?? false }
    if let first {
      draft.endModals(from: first, reason: cause == .setRoot ? .rootChanged : .dismissed)
    }
    let outcome = try apply(decision, to: base, draft, arrival)
    return first == nil ? outcome : .performed
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

  func isActive(_ reading: Reading) -> Bool {
    tree?.topLayer(reading).topNode(reading)?.isWithin(self) ?? false
  }
}

extension TreeDraft {
  /// Ends a layer with all above it.
  func endModal(_ layer: FlowLayer) {
    if let position = tree.modals(.alternate).firstIndex(where: { $0 === layer }) {
      endModals(from: position, reason: reason)
    }
  }
}
