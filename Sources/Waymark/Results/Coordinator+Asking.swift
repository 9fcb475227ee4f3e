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
      case .standIn(let standIn): standIn.ask(output(reply), for: StandInAsker(waiter))
      }
    }
  }
}
