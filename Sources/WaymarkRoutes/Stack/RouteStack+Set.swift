extension RouteStack {
  /// Replaces the last entry with a new one that has this route.
  ///
  ///     before  [list, detail(id: 7)]
  ///     call    replaceTop(.detail(id: 8))
  ///     after   [list, detail(id: 8)]
  ///
  /// Works on a single entry, too. The new entry has a new id.
  ///
  /// - Parameter route: The route that should be on top.
  /// - Returns: `performed`, or `unchanged` if the top equals it.
  /// - Complexity: Constant time; no allocation.
  @inlinable
  @discardableResult
  public mutating func replaceTop(_ route: Route) -> StackOutcome {
    guard top != route else { return .unchanged }
    storage[storage.count - 1] = makeEntry(route)
    return .performed
  }

  /// Makes this route the first one, either as the only route or below the other entries.
  ///
  ///     before  [list, detail(id: 7)]
  ///     call    setRoot(.archive)
  ///     after   [archive]
  ///
  ///     before  [list, detail(id: 7)]
  ///     call    setRoot(.archive, keepingStack: true)
  ///     after   [archive, detail(id: 7)]
  ///
  /// - Parameters:
  ///   - route: The route of the first entry. If an entry already has it, that entry keeps its id,
  ///     as with ``setRoutes(_:)``.
  ///   - keepingStack: True to keep the entries above the first one.
  /// - Returns: `performed`, or `unchanged` if the stack already has these routes.
  /// - Complexity: Linear in the stack.
  @inlinable
  @discardableResult
  public mutating func setRoot(_ route: Route, keepingStack: Bool = false) -> StackOutcome {
    apply(keepingStack ? .replaceRoot(with: route, in: self) : .setRoutes([route], in: self))
  }

  /// Sets the routes of the stack.
  ///
  ///     before  [list #1, detail(id: 7) #2]
  ///     call    setRoutes([.list, .archive, .detail(id: 7)])
  ///     after   [list #1, archive #3, detail(id: 7) #2]
  ///
  /// Entries keep their identity for the common prefix first, then for the common suffix, then for
  /// equal routes from the top. All other entries are new.
  ///
  /// - Parameter routes: The routes from bottom to top.
  /// - Returns: `performed`; `unchanged` if the stack already has these routes; `ignored(empty)`.
  /// - Complexity: Linear in the stack and in the routes.
  @inlinable
  @discardableResult
  public mutating func setRoutes(_ routes: [Route]) -> StackOutcome {
    apply(.setRoutes(routes, in: self))
  }
}
