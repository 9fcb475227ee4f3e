extension Coordinator {
  /// Makes a fresh coordinator the root of a new tree, and enters its start.
  ///
  ///     before  App, fresh
  ///     call    app.start()
  ///     after   App[home]
  ///
  /// Any verb does this, too. `start()` does nothing else.
  ///
  /// - Returns: `performed`; `unchanged` if it is in a tree already; `ignored(left)`.
  /// - Complexity: Linear in the entries of the start, plus the cost of making coordinators.
  @discardableResult
  public func start() -> Outcome {
    let flow = adopted
    if flow.isFresh { return flow.becomeRoot() }
    return flow.tree == nil ? .ignored(.left) : .unchanged
  }

  /// Ends the coordinator's flow with all its entries.
  ///
  ///     before  App[home, Todos[list, detail(id: 7)]]
  ///     call    todos.finish()
  ///     after   App[home]
  ///
  /// A column that begins with a placeholder shows it again, and its coordinator stays. If the flow
  /// cannot end, but begins with what is shown while a target waits, the target is
  /// asked again. If the target continues, the outcome is that of the target.
  ///
  /// - Returns: `performed`; `ignored(atRoot)` for a root, and for the only flow of a tab.
  /// - Complexity: Linear in the entries that go.
  @discardableResult
  public func finish() -> Outcome {
    adopted.perform(.finish)
  }

  /// Ends the whole tree: every entry and every coordinator leaves for good.
  ///
  ///     before  App[home, Todos[list]] ^ [help]
  ///     call    app.end()
  ///     after   nothing; app.push(.home) returns ignored(left)
  ///
  /// A snapshot that is taken afterwards is empty. A root that is only released ends as well, but
  /// silently: screens hear nothing, and who still keeps a place, a layer or a token of it is not
  /// notified.
  ///
  /// - Returns: `performed`; `ignored(notRoot)` for a child; `ignored(left)` the second time.
  /// - Complexity: Linear in the entries of the app.
  @discardableResult
  public func end() -> Outcome {
    adopted.perform(.end)
  }
}
