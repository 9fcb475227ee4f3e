extension Coordinator {
  /// Finds out what verbs would do, without doing it: a transaction that is dropped.
  ///
  ///     before  App[home]
  ///     call    app.evaluate { $0.open("/todos/7") }
  ///     after   App[home], and the evaluation has App[home, Todos[list, detail(id: 7)]]
  ///
  /// So a link can be tried before it is offered, and a button be disabled that would do nothing:
  ///
  /// ```swift
  /// let isThere = app.evaluate { $0.open(link) }.outcome.didChange
  /// ```
  ///
  /// The body is that of a ``transaction(force:history:_:)``, and what it reads of the coordinators is the draft. Nobody is
  /// told anything: no observer, no lifecycle handler, no view, no reporter. No target is kept, asked again,
  /// dropped or released, no check of a gate begins, and no question opens. `destination(for:)`, `access(to:)`,
  /// `backStack(for:)`, embeddings and predicates are asked as ever. Coordinators that the change needs are made and
  /// dropped, which is one more reason for an `init` to start no work; no screen is made.
  ///
  /// What follows a change is no part of it: targets that are asked again since what was shown for them leaves, and what
  /// observers would call. A whole state is no part of a transaction, so a step of a ``History`` and `restore` are not
  /// tried either: in the body they say `queued`, the evaluation counts them, and nothing comes of them. A ``Reply`` to
  /// somebody in the tree is not given. What else the body does is done: only verbs of this tree are tried, those of
  /// another one are carried out.
  ///
  /// A fresh coordinator is tried as if it had begun, and is fresh afterwards. What is read is observed: whoever
  /// evaluates in a view is told when the tree changes.
  ///
  /// - Parameters:
  ///   - force: True to leave entries whatever their leave policies say, as in `transaction`.
  ///   - body: Calls the verbs, at once. It gets the coordinator.
  /// - Returns: What they would do. `queued` if a verb is at work: in the body of a transaction or an
  ///   evaluation, in a callback, in `access`. Then nothing is tried, and nothing is queued.
  /// - Complexity: As the transaction up to its commit, and linear in the entries of the coordinator, whose paths are
  ///   in the result.
  public func evaluate(
    force: Bool = false, _ body: @escaping @MainActor (Self) -> Void
  ) -> Evaluation<Route> {
    let flow = adopted
    let facts = flow.evaluate(force: force) { body(self) }
    return Evaluation(facts, start: flow.start, name: name)
  }
}

extension Flow {
  fileprivate func evaluate(
    force: Bool, _ body: @escaping @MainActor () -> Void
  ) -> EvaluationFacts {
    if isFresh {
      object.access()
      let facts = tryAsRoot { tree, node in
        tree.evaluate(of: node, startingFirst: true, force: force, body)
      }
      return facts ?? EvaluationFacts(.unchanged)
    }
    guard let (tree, node) = place else { return EvaluationFacts(.ignored(.left)) }
    freshObject?.access()
    return tree.evaluate(of: node, force: force, body)
  }
}
