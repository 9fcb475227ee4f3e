extension Coordinator {
  /// Drops the last entries of the top layer, but never the first one.
  ///
  ///     before  App[home, Todos[list, detail(id: 7)]]
  ///     call    app.pop()
  ///     after   App[home, Todos[list]]
  ///
  /// If the layer has only one entry, its place ends with it: a child ends, a layer is dismissed, or
  /// a column shows its placeholder again. If the entry cannot go, but is shown while a target waits, the target is asked
  /// again. If the target continues, the outcome is that of the target.
  ///
  /// - Parameter count: How many entries to drop.
  /// - Returns: `performed`; `unchanged` if `count` is less than 1; `ignored(atRoot)` for the last
  ///   entry of a tab or of the app.
  /// - Complexity: Linear in the entries that go, at any depth.
  @discardableResult
  public func pop(_ count: Int = 1) -> Outcome {
    adopted.perform(.pop(count))
  }

  /// Drops everything above the topmost entry with this route in the top layer.
  ///
  ///     before  Todos[list, detail(id: 7), list, comments]
  ///     call    todos.pop(toLast: .list)
  ///     after   Todos[list, detail(id: 7), list]
  ///
  /// - Parameter route: The route to go back to.
  /// - Returns: `performed`; `unchanged` if it is on top already; `ignored(notFound)`.
  /// - Complexity: Linear in the entries passed.
  @discardableResult
  public func pop(toLast route: Route) -> Outcome {
    adopted.perform(.popToLast(RoutePredicate { $0 == route }))
  }

  /// Drops everything above the lowest entry with this route in the top layer.
  ///
  ///     before  Todos[list, detail(id: 7), list, comments]
  ///     call    todos.pop(toFirst: .list)
  ///     after   Todos[list]
  ///
  /// - Parameter route: The route to go back to.
  /// - Returns: `performed`; `unchanged` if it is on top already; `ignored(notFound)`.
  /// - Complexity: Linear in the entries of the top layer.
  @discardableResult
  public func pop(toFirst route: Route) -> Outcome {
    adopted.perform(.popToFirst(RouteBox(route)))
  }

  /// Drops everything above an entry of the top layer.
  ///
  ///     before  Todos[list #1, detail(id: 7) #2, comments #3]
  ///     call    todos.pop(to: todos.stack[1].id)
  ///     after   Todos[list #1, detail(id: 7) #2]
  ///
  /// - Parameter id: The entry to go back to.
  /// - Returns: `performed`; `unchanged` if it is on top already; `ignored(notFound)`.
  /// - Complexity: Linear in the entries passed.
  @discardableResult
  public func pop(to id: EntryID) -> Outcome {
    adopted.perform(.popTo(id))
  }

  /// Drops everything above the topmost entry of the top layer whose route matches.
  ///
  ///     before  Todos[list, detail(id: 7), comments]
  ///     call    todos.pop(where: { $0 == .list })
  ///     after   Todos[list]
  ///
  /// - Parameter matches: Called from the top down until it returns true. A verb that it calls is
  ///   queued.
  /// - Returns: `performed`; `unchanged` if the top matches; `ignored(notFound)`.
  /// - Complexity: Linear in the entries passed.
  @discardableResult
  public func pop(where matches: @escaping @MainActor (Route) -> Bool) -> Outcome {
    adopted.perform(.popToLast(RoutePredicate(matches)))
  }

  /// Drops all but the first entry of this coordinator, and every layer of its subtree.
  ///
  ///     before  App[home, Todos[list, detail(id: 7)]]
  ///     call    todos.popToRoot()
  ///     after   App[home, Todos[list]]
  ///
  /// - Returns: `performed`, or `unchanged` if nothing was above.
  /// - Complexity: Linear in the presented layers, and in the entries that go.
  @discardableResult
  public func popToRoot() -> Outcome {
    adopted.perform(.popToRoot)
  }

  /// Drops all but the first entry of the whole app, and every layer. If that entry is tabs, they
  /// keep their paths.
  ///
  ///     before  App[home, Todos[list, detail(id: 7)]]
  ///     call    todos.popToAppRoot()
  ///     after   App[home]
  ///
  /// - Returns: `performed`, or `unchanged` if nothing was above.
  /// - Complexity: Linear in the presented layers, and in the entries that go.
  @discardableResult
  public func popToAppRoot() -> Outcome {
    adopted.perform(.popToAppRoot)
  }
}
