// Outputs that want an answer. The caller gets nil for every way out except an answer.

extension Coordinator {
  /// Emits an output that wants an answer, and waits for it.
  ///
  ///     before  App[Posts[list]]
  ///     call    await posts.ask { .wantsAuthor($0) }
  ///     then    app.navigate(to: .people(.picker), answering: reply), in the handler of the output
  ///     after   App[Posts[list], People[picker]], and the call gives what the picker finishes with
  ///
  /// The output is emitted as by `emit`. If a verb is at work, it is emitted after that verb. As
  /// with `push` and `returning:`, the call releases the coordinator before it waits.
  ///
  /// - Parameter output: Makes the output with the reply that it carries. Called at once and at most once: not
  ///   after the coordinator has left, or in a cancelled task.
  /// - Returns: The answer, or nil if there is none: the output has no receiver, the reply is
  ///   released, the entry that should answer leaves without a result or is refused, the
  ///   coordinator leaves, or the task is cancelled.
  /// - Complexity: That of `emit`, and one continuation.
  public consuming func ask<Value: Sendable>(
    _ output: (Reply<Value>) -> Output
  ) async -> Value? {
    let waiter: ResultWaiter<Value>? = await begin(asking: output)
    // The waiting call must not keep the tree alive, because the end of the tree is an answer.
    _ = consume self
    return await waiter?.answer()
  }

  private func begin<Value: Sendable>(
    asking output: (Reply<Value>) -> Output
  ) async -> ResultWaiter<Value>? {
    let flow = adopted
    return await ResultWaiter.asked(in: { flow.tree }) { reply, waiter in
      flow.ask(waiter) { output(reply) }
    }
  }
}
