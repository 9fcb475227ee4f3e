extension Coordinator {
  /// Runs verbs of any coordinators in the tree as one change.
  ///
  ///     before  App[home, Todos[list, detail(id: 7)]]
  ///     call    app.transaction { app.popToRoot(); app.push(.posts(.list)) }
  ///     after   App[home, Posts[list]], with one record and one notification
  ///
  /// Each verb starts from the result of the verbs before it. Inside `body`, `routes`, `layers`,
  /// `stack` and `depth` show that result. Children and screens appear once `body` is over: verbs
  /// in it find no layers and no tabs of a child that begins there. If a verb is ignored, for
  /// example because its coordinator has left, the verbs after it do nothing, and nothing changes
  /// except by `revalidate()`.
  ///
  /// - Parameters:
  ///   - force: True to leave entries whatever their leave policies say, for example at a sign-out.
  ///     In a nested transaction it applies to the entries that verbs of its own body leave. If
  ///     `access` holds these verbs, they still run by force later.
  ///   - history: How the history of the app records the change; nil uses the policy of the first
  ///     verb that has one and changes something. See ``History``.
  ///   - body: Calls the verbs, and runs at once. Nested transactions join. If an entry has to be
  ///     asked, the body is kept while the question is open, and runs again at `proceed()`. What it
  ///     queues counts when it first runs, also if the transaction is ignored then: outputs, signals,
  ///     and verbs with `answering:`.
  /// - Returns: `performed`; `unchanged` if the verbs cancel out; or the outcome of the ignored
  ///   verb. A nested transaction returns what its own verbs have done, even if that cancels out.
  ///   Leave policies are asked once, for the net change: `needsConfirmation`, `ignored(blocked)`.
  /// - Complexity: That of the verbs. Each of them also passes the layers that the transaction has
  ///   changed so far. Observers are called once.
  @discardableResult
  public func transaction(
    force: Bool = false, history: HistoryPolicy? = nil, _ body: @escaping @MainActor () -> Void
  ) -> Outcome {
    adopted.perform(.transaction(force: force, body), history: history)
  }
}
