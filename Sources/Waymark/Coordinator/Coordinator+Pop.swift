extension Coordinator {
  /// Drops the last entries of the top layer; stops at the first one.
  ///
  ///     before  App[home, Todos[list, detail(id: 7)]]
  ///     call    app.pop()
  ///     after   App[home, Todos[list]]
  ///
  /// If only one entry is left, its place goes along: a child ends, a layer is dismissed. If it stays, and is
  /// shown while a target waits, that target is asked for again; if it goes on, the outcome is its own.
  ///
  /// - Parameter count: How many entries shall go.
  /// - Returns: `performed`; `unchanged` if `count` is less than 1; `ignored(atRoot)` for the last
  ///   entry of a tab or of the app.
  @discardableResult
  public func pop(_ count: Int = 1) -> Outcome {
    let flow = adopted
    return flow.perform(.pop) { node, draft throws(Refusal) in try node.pop(count, draft) }
  }

  /// Drops what lies above the topmost entry with this route in the top layer.
  ///
  ///     before  Todos[list, detail(id: 7), list, comments]
  ///     call    todos.pop(toLast: .list)
  ///     after   Todos[list, detail(id: 7), list]
  ///
  /// - Parameter route: The route to go back to.
  /// - Returns: `performed`; `unchanged` if it is on top already; `ignored(notFound)`.
  @discardableResult
  public func pop(toLast route: Route) -> Outcome {
    adopted.edit(.pop) { $0.pop(toLast: { $1 == route }) }
  }

  /// Drops what lies above the lowest entry with this route in the top layer.
  ///
  ///     before  Todos[list, detail(id: 7), list, comments]
  ///     call    todos.pop(toFirst: .list)
  ///     after   Todos[list]
  ///
  /// - Parameter route: The route to go back to.
  /// - Returns: `performed`; `unchanged` if it is on top already; `ignored(notFound)`.
  @discardableResult
  public func pop(toFirst route: Route) -> Outcome {
    adopted.edit(.pop) { .pop(toFirst: route, in: $0) }
  }

  /// Drops what lies above an entry of the top layer.
  ///
  ///     before  Todos[list #1, detail(id: 7) #2, comments #3]
  ///     call    todos.pop(to: todos.stack[1].id)
  ///     after   Todos[list #1, detail(id: 7) #2]
  ///
  /// - Parameter id: The entry to go back to.
  /// - Returns: `performed`; `unchanged` if it is on top already; `ignored(notFound)`.
  @discardableResult
  public func pop(to id: EntryID) -> Outcome {
    adopted.edit(.pop) { $0.pop(toLast: { candidate, _ in candidate == id }) }
  }

  /// Drops what lies above the topmost entry of the top layer whose route matches.
  ///
  ///     before  Todos[list, detail(id: 7), comments]
  ///     call    todos.pop(where: { $0 == .list })
  ///     after   Todos[list]
  ///
  /// - Parameter matches: Asked from the top down until it says true. A verb that it calls is
  ///   queued.
  /// - Returns: `performed`; `unchanged` if the top matches; `ignored(notFound)`.
  @discardableResult
  public func pop(where matches: @escaping @MainActor (Route) -> Bool) -> Outcome {
    adopted.edit(.pop) { $0.pop(toLast: { matches($1) }) }
  }

  /// Drops all but the first entry of this coordinator, and every layer of its subtree.
  ///
  ///     before  App[home, Todos[list, detail(id: 7)]]
  ///     call    todos.popToRoot()
  ///     after   App[home, Todos[list]]
  ///
  /// - Returns: `performed`, or `unchanged` if nothing lay above.
  @discardableResult
  public func popToRoot() -> Outcome {
    let flow = adopted
    return flow.verb(.popToRoot) { flow, draft throws(Refusal) in try flow.popToRoot(draft) }
  }

  /// Drops all but the first entry of the whole app, and every layer.
  ///
  ///     before  App[home, Todos[list, detail(id: 7)]]
  ///     call    todos.popToAppRoot()
  ///     after   App[home]
  ///
  /// - Returns: `performed`, or `unchanged` if nothing lay above.
  @discardableResult
  public func popToAppRoot() -> Outcome {
    let flow = adopted
    return flow.verb(.popToAppRoot) { _, draft throws(Refusal) in
      guard let root = draft.tree.root else { throw Refusal(.left) }
      return try root.popToRoot(draft)
    }
  }
}
