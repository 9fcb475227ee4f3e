extension Coordinator {
  /// Sends an output to the coordinator that composes this one. So a feature can lead to another
  /// one that it does not know.
  ///
  /// ```swift
  /// posts.emit(.wantsTodos(userId: 7))
  /// // in the parent's destination: … { PostsCoordinator() } onOutput: { self.handle($0) }
  /// ```
  ///
  /// The parent's `onOutput:` is called once for each output, in order. If a verb is at work, it is
  /// called after that verb, so it never sees an unfinished transaction.
  ///
  /// - Parameter output: What happened, or what the feature wants.
  /// - Returns: `performed`; `queued`; `ignored(noReceiver)` for a root; `ignored(left)`, and then
  ///   the output is dropped.
  /// - Complexity: Linear in the entries of the coordinator's base. The parent's destination is
  ///   asked for once.
  @discardableResult
  public func emit(_ output: Output) -> Outcome { adopted.emit(output) }
}
