extension Navigator {
  /// Emits an output that wants an answer if the user sees the navigator's entry, and waits for it.
  ///
  /// ```swift
  /// enum Output { case wantsAuthor(of: Int, Reply<Int>) }
  ///
  /// author = await navigator.ask { .wantsAuthor(of: post, $0) }
  /// ```
  ///
  /// The answer usually comes from a new screen. So a second tap emits nothing, and gets nil at
  /// once. The user sees the leaf and, if columns are side by side, the top entry of each.
  ///
  /// Without a coordinator, the navigator's `onOutput` gets the output and answers.
  ///
  /// - Parameter output: Makes the output with the reply that it carries. Called at once and at most once: not
  ///   if the user does not see the entry, or in a cancelled task.
  /// - Returns: As `ask` of the coordinator. Also nil if the user does not see the entry, or it leaves.
  /// - Complexity: That of `emit`, and one continuation.
  public func ask<Value: Sendable>(
    _ output: (Reply<Value>) -> C.Output
  ) async -> Value? {
    let waiter: ResultWaiter<Value>? = await begin(asking: output)
    return await waiter?.answer()
  }

  private func begin<Value: Sendable>(
    asking output: (Reply<Value>) -> C.Output
  ) async -> ResultWaiter<Value>? {
    await ResultWaiter.asked(in: { origin?.tree }) { reply, waiter in
      switch backing {
      case .entry(let origin): origin.ask(waiter) { output(reply) }
      case .standIn(let standIn): standIn.ask({ output(reply) }, for: StandInAsker(waiter))
      }
    }
  }
}
