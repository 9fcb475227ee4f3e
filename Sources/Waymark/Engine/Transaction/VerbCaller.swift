/// What runs the verbs that call others: the tree.
@MainActor
protocol VerbCaller: AnyObject {
  /// Runs the body of a transaction, whose verbs join the draft.
  func run(
    _ body: @MainActor () -> Void, _ isForced: Bool, of action: borrowing Action, _ draft: Draft
  ) throws(Refusal) -> Outcome

  /// Calls the verbs of a waiting target again.
  func call(_ replay: Replay, _ draft: Draft) throws(Refusal) -> Outcome
}
