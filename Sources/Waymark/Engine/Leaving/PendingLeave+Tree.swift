// From the call that asks to the answer.

extension PendingLeave {
  convenience init(
    about entry: Entry, _ action: borrowing Action, _ draft: Draft, in tree: TreeHandle
  ) {
    let call = RepeatableCall(
      verb: action.verb, node: action.node.key, origin: action.origin, sender: action.sender,
      history: action.history,
      // A question that follows an answer belongs to the first call.
      wide: action.answered?.call?.wide ?? draft.state.wideColumns)
    self.init(
      about: entry, call, asked: draft.leaving.asked.union(CollectionOfOne(entry.id)),
      // The question of a trial is never asked.
      answering: draft.state.isTried ? [] : draft.leaving.takeAnswers(),
      awaitedBy: draft.takeWaiter(), in: tree)
  }

  /// The call that asks, with the answer of its entry, as long as it can be repeated.
  var repetition: Action? {
    guard let call, let node = tree.tree?.state.node(call.node) else { return nil }
    var action = Action(
      call.verb, of: node, call.origin, from: call.sender, history: call.history)
    action.answered = self
    return action
  }

  func proceed() -> Outcome { standIn?.answer?(true) ?? tree.tree?.proceed(self) ?? .unchanged }

  func cancel() -> Outcome { standIn?.answer?(false) ?? tree.tree?.cancel(self) ?? .unchanged }
}
