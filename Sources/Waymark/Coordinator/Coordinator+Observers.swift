extension Coordinator {
  /// Calls a closure after every change in the coordinator's subtree.
  ///
  /// ```swift
  /// let token = app.observe { change, paths in
  ///   log("\(change.cause)", paths.after)
  /// }
  /// ```
  ///
  /// The closure runs after the whole state is new and before the verb returns. Observers of the
  /// app run first, then those of its children and so on, each in the order of registration. A verb
  /// that the closure calls is queued.
  ///
  /// - Parameter body: Gets the record of the change, and the paths before and after it. The paths
  ///   are made on demand, and only until the closure returns.
  /// - Returns: A token whose `cancel()` ends the observation.
  /// - Complexity: Amortised constant time. Each change then calls the closure once; a path takes
  ///   the time of ``visiblePath``.
  @discardableResult
  public func observe(
    _ body: @escaping @MainActor (NavigationChange<Route>, ChangePaths<Route>) -> Void
  ) -> ObserverToken {
    adopted.listeners.observe { body(NavigationChange($0), ChangePaths($1)) }
  }
}

extension Coordinator {
  /// The changes in the coordinator's subtree from now on. Buffers the newest 64.
  ///
  /// ```swift
  /// let changes = app.changes
  /// Task { for await change in changes { print(change) } }
  /// ```
  ///
  /// Each read makes a sequence for another consumer. It ends when the coordinator is gone. So read it before the task
  /// begins: a task that holds the coordinator never ends.
  ///
  /// - Complexity: Amortised constant time; memory for 64 changes at most.
  public var changes: NavigationChanges<Route> { changes(buffering: 64) }

  /// Returns the changes in the coordinator's subtree from now on, for one consumer.
  ///
  /// ```swift
  /// let changes = app.changes(buffering: 1)  // only the newest
  /// ```
  ///
  /// - Parameter count: How many changes to buffer for a slow consumer, at least 1. After that the
  ///   oldest are dropped and counted.
  /// - Returns: A sequence that ends when the coordinator is gone.
  /// - Complexity: Amortised constant time; memory for `count` changes at most.
  public func changes(buffering count: Int) -> NavigationChanges<Route> {
    let (changes, feed) = NavigationChanges<Route>.make(buffering: count)
    var token: ObserverToken?
    token = observe { change, _ in
      if !feed.send(change) { token?.cancel() }
    }
    return changes
  }
}
