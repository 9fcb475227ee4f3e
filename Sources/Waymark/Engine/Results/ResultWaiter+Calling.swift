// Callers that begin to wait.

extension ResultWaiter {
  /// Calls a verb that makes an entry, and waits for the result of that entry.
  ///
  /// The waiting call keeps nothing of the tree alive, so the tree can be released meanwhile.
  static func result(
    in tree: @MainActor () -> Tree?, of verb: (any AnyResultWaiter) -> Outcome
  ) async -> Value? {
    await begun(in: tree, of: verb)?.answer()
  }

  /// Calls a verb that makes the awaited entry. Nil if the task is cancelled.
  static func begun(
    in tree: @MainActor () -> Tree?, of verb: (any AnyResultWaiter) -> Outcome
  ) async -> ResultWaiter? {
    guard await canBegin(in: tree) else { return nil }
    let waiter = ResultWaiter()
    _ = waiter.begin(verb)
    return waiter
  }

  /// Passes a reply to those that may answer. Nil if the task is cancelled.
  static func asked(
    in tree: @MainActor () -> Tree?, by ask: (Reply<Value>, ResultWaiter) -> Outcome
  ) async -> ResultWaiter? {
    guard await canBegin(in: tree) else { return nil }
    let waiter = ResultWaiter(isAsked: true)
    let handle = tree()?.handle
    let reply = Reply<Value>(waiter) { handle?.tree?.state.isTried ?? false }
    // Even if the reply was stored meanwhile.
    if ask(reply, waiter).isRefusal { waiter.cancel() }
    return waiter
  }

  /// A task may begin inside a callback or a transaction. Its verb runs after those, because only a
  /// verb that runs at once knows its entry.
  private static func canBegin(in tree: @MainActor () -> Tree?) async -> Bool {
    while tree().map({ $0.phase != .idle }) ?? false { await Task.yield() }
    return !Task.isCancelled
  }

  /// The result of the entry; nil as soon as the task is cancelled.
  func answer() async -> Value? {
    await withTaskCancellationHandler {
      await value()
    } onCancel: {
      Task { @MainActor in self.cancel() }
    }
  }
}
