extension Coordinator {
  /// Finds out what verbs would do, without doing it.
  ///
  ///     before  App[home]
  ///     call    app.evaluate { $0.open("/todos/7") }
  ///     after   App[home], and the evaluation has App[home, Todos[list, detail(id: 7)]]
  ///
  /// So you can try a link before you offer it, and disable a button that would do nothing:
  ///
  /// ```swift
  /// let isThere = app.evaluate { $0.open(link) }.outcome.didChange
  /// ```
  ///
  /// The body runs as that of a ``transaction(force:history:_:)``: it reads the result of its own
  /// verbs. Afterwards the change is dropped. No observer, lifecycle handler, view or reporter
  /// learns about it. No target is kept, asked again, dropped or released, no check of a gate
  /// begins, and no question opens. `destination(for:)`, `access(to:)`, `backStack(for:)`,
  /// embeddings and predicates are called as usual. Coordinators that the change needs are made and
  /// dropped, so an `init` should not start any work. No screen is made.
  ///
  /// The evaluation leaves out what follows a change: targets that are asked again because what was
  /// shown meanwhile leaves, and verbs that observers would call. A transaction cannot contain a
  /// step of a ``History`` or a `restore`. In the body they return `queued`, the evaluation counts
  /// them, and they never run. A ``Reply`` to a coordinator of the tree is not given: a verb with
  /// `answering:` is tried like one without, unless the reply was used already. Everything else in
  /// the body really happens: verbs of other trees are performed.
  ///
  /// A fresh coordinator is tried as if it had begun, and is fresh afterwards. Observable: a view
  /// that evaluates in its body is updated when the tree changes.
  ///
  /// - Parameters:
  ///   - force: True to leave entries whatever their leave policies say, as in `transaction`.
  ///   - body: Calls the verbs of the coordinator that it gets. It runs at once.
  /// - Returns: What the verbs would do. `queued` if a verb is at work: in the body of a
  ///   transaction or an evaluation, in a callback, or in `access`. In that case the verbs are
  ///   neither tried nor queued.
  /// - Complexity: That of the transaction up to its commit. Also linear in the entries of the
  ///   coordinator, because the result has its paths, and in the layers and tabs of the app, which
  ///   are observed.
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
      return facts ?? EvaluationFacts(outcome: .unchanged)
    }
    guard let (tree, node) = place else { return EvaluationFacts(outcome: .ignored(.left)) }
    freshObject?.access()
    return tree.evaluate(of: node, force: force, body)
  }
}
