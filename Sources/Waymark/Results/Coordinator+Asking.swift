// Outputs that want an answer. Whoever asks gets nil for every way out but an answer.

extension Coordinator {
  /// Emits an output that wants an answer, and waits for it.
  ///
  ///     before  App[Posts[list]]
  ///     call    await posts.ask { .wantsAuthor($0) }
  ///     then    whoever composes Posts: navigate(to: .people(.picker), answering: reply)
  ///     after   App[Posts[list], People[picker]], and the call gives what the picker finishes with
  ///
  /// The output is emitted as by `emit`, which is what it costs, after the verb at work if there is one. As
  /// with `push` and `returning:`, the call lets go of the coordinator before it waits.
  ///
  /// - Parameter output: Makes the output of the reply that it carries; called once, at once.
  /// - Returns: The answer; nil if there is none: nobody hears the output, the reply is let go of, what is
  ///   shown for it leaves without a result or is refused, the coordinator leaves, the task is cancelled.
  public consuming func ask<Value: Sendable>(
    _ output: (Reply<Value>) -> Output
  ) async -> Value? {
    let waiter: ResultWaiter<Value>? = await begin(asking: output)
    // What waits must not keep the tree, whose end is an answer.
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
  /// Emits an output that wants an answer if the navigator's entry is on top, and waits for the answer.
  ///
  /// ```swift
  /// enum Output { case wantsAuthor(of: Int, Reply<Int>) }
  ///
  /// author = await navigator.ask { .wantsAuthor(of: post, $0) }
  /// ```
  ///
  /// What is asked shows something, most likely. So a second tap emits nothing, and gets nil at once: it
  /// counts where `navigate(to:)` does.
  ///
  /// Without a coordinator the output goes to `onOutput`, and who wrote that answers.
  ///
  /// - Parameter output: Makes the output of the reply that it carries; called once, at once.
  /// - Returns: As `ask` of the coordinator; nil also if the entry is not on top, or leaves.
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
