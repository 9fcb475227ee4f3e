extension Coordinator {
  /// Calls a closure after every change in the coordinator's subtree.
  ///
  /// ```swift
  /// let token = app.observe { change, paths in
  ///   log("\(change.cause)", paths.after)
  /// }
  /// ```
  ///
  /// The closure runs after the state is new everywhere and before the verb returns: observers of
  /// the app first, then further down, each in the order in which they came. A verb that it calls
  /// is queued.
  ///
  /// - Parameter body: Gets the record of the change, and the paths before and after it, which are
  ///   made on demand and only until the closure is over.
  /// - Returns: A token whose `cancel()` ends the observation.
  @discardableResult
  public func observe(
    _ body: @escaping @MainActor (NavigationChange<Route>, ChangePaths<Route>) -> Void
  ) -> ObserverToken {
    adopted.listeners.observe { body(NavigationChange($0), ChangePaths($1)) }
  }
}

extension Coordinator {
  /// The changes in the coordinator's subtree from now on, the newest 64 of them buffered.
  ///
  /// ```swift
  /// for await change in app.changes { print(change) }
  /// ```
  ///
  /// Each time the property is read it makes a sequence for another consumer.
  public var changes: NavigationChanges<Route> { changes(buffering: 64) }

  /// The changes in the coordinator's subtree from now on, for one consumer.
  ///
  /// - Parameter count: How many changes wait for a consumer that is late, at least 1; the oldest
  ///   are dropped, and counted.
  /// - Returns: A sequence that ends when the coordinator is gone.
  public func changes(buffering count: Int) -> NavigationChanges<Route> {
    let (changes, feed) = NavigationChanges<Route>.make(buffering: count)
    var token: ObserverToken?
    token = observe { change, _ in
      if !feed.send(change) { token?.cancel() }
    }
    return changes
  }
}
