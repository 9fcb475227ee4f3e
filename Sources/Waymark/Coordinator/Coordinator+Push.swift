extension Coordinator {
  /// Adds a route on top of the coordinator's top layer.
  ///
  ///     before  App[home]
  ///     call    app.push(.todos(.list))
  ///     after   App[home, Todos[list]]
  ///
  /// The child on top takes the route if its embedding makes it. Otherwise the route becomes an
  /// entry of its own, or starts a child.
  ///
  /// - Parameter route: The route of the new entry. It may equal others.
  /// - Returns: `performed`; `ignored(noStack)` in a layer that holds one entry.
  /// - Complexity: Linear in the coordinators around the new entry, at any depth.
  @discardableResult
  public func push(_ route: Route) -> Outcome {
    let flow = adopted
    return flow.perform(.push(flow.box(route)))
  }

  /// Adds routes on top, the last one uppermost, in one transaction.
  ///
  ///     before  App[home]
  ///     call    app.push([.todos(.list), .todos(.detail(id: 7))])
  ///     after   App[home, Todos[list, detail(id: 7)]]
  ///
  /// - Parameter routes: The new routes, bottom first.
  /// - Returns: `performed`; `unchanged` for an empty list; `ignored(noStack)`.
  /// - Complexity: Linear in the routes, times the coordinators around them, at any depth.
  @discardableResult
  public func push(_ routes: [Route]) -> Outcome {
    adopted.perform(.push(routes))
  }

  /// Adds a route on top unless the top equals it.
  ///
  ///     before  Todos[list, detail(id: 7)]
  ///     call    todos.pushIfNew(.detail(id: 7))
  ///     after   Todos[list, detail(id: 7)]
  ///
  /// - Parameter route: The route that should be on top.
  /// - Returns: `performed`; `unchanged` if it is on top already; `ignored(noStack)`.
  /// - Complexity: That of `push`.
  @discardableResult
  public func pushIfNew(_ route: Route) -> Outcome {
    adopted.perform(.pushIfNew(RouteBox(route)))
  }

  /// Pops to the nearest equal route of the top layer, or pushes if there is none.
  ///
  ///     before  Todos[list, detail(id: 7), comments]
  ///     call    todos.popOrPush(.detail(id: 7))
  ///     after   Todos[list, detail(id: 7)]
  ///
  /// - Parameter route: The route that should be on top.
  /// - Returns: `performed`; `unchanged` if it is on top already; `ignored(noStack)`.
  /// - Complexity: Linear in the entries passed, or that of `push`.
  @discardableResult
  public func popOrPush(_ route: Route) -> Outcome {
    adopted.perform(.popOrPush(RouteBox(route)))
  }

  /// Replaces the top entry with a new one.
  ///
  ///     before  Todos[list, detail(id: 7)]
  ///     call    todos.replaceTop(.detail(id: 8))
  ///     after   Todos[list, detail(id: 8)]
  ///
  /// - Parameter route: The route that should be on top.
  /// - Returns: `performed`, or `unchanged` if the top equals it.
  /// - Complexity: That of `push`.
  @discardableResult
  public func replaceTop(_ route: Route) -> Outcome {
    adopted.perform(.replaceTop(RouteBox(route)))
  }
}
