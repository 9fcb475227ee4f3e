extension Coordinator {
  /// Tells whoever composes the coordinator: that is how one feature leads to another it does not know.
  ///
  /// ```swift
  /// posts.emit(.wantsTodos(userId: 7))
  /// // in the parent's destination: … { PostsCoordinator() } onOutput: { self.handle($0) }
  /// ```
  ///
  /// The parent's `onOutput:` is called once for each output, in order. If a verb is at work, it is
  /// called after that, so it never sees a half-done transaction.
  ///
  /// - Parameter output: What happened, or what is wanted.
  /// - Returns: `performed`; `queued`; `ignored(noReceiver)` for a root; `ignored(left)`, and then
  ///   nobody is told.
  @discardableResult
  public func emit(_ output: Output) -> Outcome { adopted.emit(output) }

  /// Takes the outputs of a root, as whoever composed it would.
  ///
  /// - Parameter passesOn: True if whoever had them before hears them, too.
  /// - Returns: Gives them back to whoever had them before.
  package func takeOutputs(
    passingOn passesOn: Bool = false, _ body: @escaping @MainActor (Output) -> Void
  ) -> () -> Void {
    let listeners = adopted.listeners
    let before = listeners.outputReceiver
    listeners.outputReceiver = { output in
      if let output = output as? Output { body(output) }
      if passesOn { before?(output) }
    }
    return { listeners.outputReceiver = before }
  }
}
