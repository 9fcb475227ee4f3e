extension RouteStack {
  /// Adds a route on top.
  ///
  ///     before  [list]
  ///     call    push(.detail(id: 7))
  ///     after   [list, detail(id: 7)]
  ///
  /// A stack may contain equal routes, also on top of each other.
  ///
  /// - Parameter route: The route of the new top entry.
  /// - Returns: Always `performed`.
  /// - Complexity: Amortised constant time at any depth; no allocation beyond the array's growth.
  @inlinable
  @discardableResult
  public mutating func push(_ route: Route) -> StackOutcome {
    storage.append(makeEntry(route))
    return .performed
  }

  /// Adds routes on top, the last one uppermost.
  ///
  ///     before  [list]
  ///     call    push([.detail(id: 7), .comments])
  ///     after   [list, detail(id: 7), comments]
  ///
  /// - Parameter routes: The new routes from bottom to top.
  /// - Returns: `performed`, or `unchanged` for an empty list.
  /// - Complexity: Linear in the routes, at any depth; no allocation beyond the array's growth.
  @inlinable
  @discardableResult
  public mutating func push(_ routes: [Route]) -> StackOutcome {
    guard !routes.isEmpty else { return .unchanged }
    for route in routes { storage.append(makeEntry(route)) }
    return .performed
  }

  /// Adds a route on top unless the top equals it.
  ///
  ///     before  [list, detail(id: 7)]
  ///     call    pushIfNew(.detail(id: 7))
  ///     after   [list, detail(id: 7)]
  ///
  /// - Parameter route: The route that should be on top.
  /// - Returns: `performed`, or `unchanged` if it is on top already.
  /// - Complexity: Amortised constant time at any depth; no allocation beyond the array's growth.
  @inlinable
  @discardableResult
  public mutating func pushIfNew(_ route: Route) -> StackOutcome {
    top == route ? .unchanged : push(route)
  }

  /// Pops to the nearest equal route, or pushes if there is none.
  ///
  ///     before  [list, detail(id: 7), comments]
  ///     call    popOrPush(.detail(id: 7))
  ///     after   [list, detail(id: 7)]
  ///
  /// - Parameter route: The route that should be on top.
  /// - Returns: `performed`, or `unchanged` if it is on top already.
  /// - Complexity: Linear in the entries passed; no allocation beyond the array's growth.
  @inlinable
  @discardableResult
  public mutating func popOrPush(_ route: Route) -> StackOutcome {
    let popped = pop(toLast: route)
    return popped == .ignored(.notFound) ? push(route) : popped
  }

  @inlinable
  mutating func apply(_ decision: StackDecision<Route>) -> StackOutcome {
    switch decision {
    case .unchanged: return .unchanged
    case .ignored(let reason): return .ignored(reason)
    case .edit(let edit):
      apply(edit)
      return .performed
    }
  }

  @inlinable
  mutating func apply(_ edit: StackEdit<Route>) {
    let top = storage.count - 1
    let tail = edit.tail.map { item in
      switch item {
      case .kept(let distance): storage[top - distance]
      case .new(let route, let id): id.map { Entry(id: $0, route: route) } ?? makeEntry(route)
      }
    }
    storage.removeLast(edit.dropped)
    storage.append(contentsOf: tail)
  }
}
