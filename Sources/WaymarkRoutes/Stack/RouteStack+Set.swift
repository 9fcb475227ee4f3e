extension RouteStack {
  /// Replaces the last entry by a new one with this route.
  ///
  ///     before  [list, detail(id: 7)]
  ///     call    replaceTop(.detail(id: 8))
  ///     after   [list, detail(id: 8)]
  ///
  /// Works on a single entry, too. The new entry has a new id. Constant time; no allocation.
  ///
  /// - Parameter route: The route that shall be on top.
  /// - Returns: `performed`, or `unchanged` if the top equals it.
  @inlinable
  @discardableResult
  public mutating func replaceTop(_ route: Route) -> StackOutcome {
    guard top != route else { return .unchanged }
    storage[storage.count - 1] = makeEntry(route)
    return .performed
  }

  /// Makes this route the first, alone or below what lies above the first.
  ///
  ///     before  [list, detail(id: 7)]
  ///     call    setRoot(.archive)
  ///     after   [archive]
  ///
  ///     before  [list, detail(id: 7)]
  ///     call    setRoot(.archive, keepingStack: true)
  ///     after   [archive, detail(id: 7)]
  ///
  /// Linear in the depth.
  ///
  /// - Parameters:
  ///   - route: The route of the first entry. An entry that has it already keeps its id, as with
  ///     ``setRoutes(_:)``.
  ///   - keepingStack: True keeps the entries above the first.
  /// - Returns: `performed`, or `unchanged` if the stack is so already.
  @inlinable
  @discardableResult
  public mutating func setRoot(_ route: Route, keepingStack: Bool = false) -> StackOutcome {
    apply(keepingStack ? .replaceRoot(with: route, in: self) : .setRoutes([route], in: self))
  }

  /// Makes the stack exactly these routes.
  ///
  ///     before  [list #1, detail(id: 7) #2]
  ///     call    setRoutes([.list, .archive, .detail(id: 7)])
  ///     after   [list #1, archive #3, detail(id: 7) #2]
  ///
  /// Identities are kept for the common prefix first, then for the common suffix, then for equal
  /// routes from the top; all others are new entries. Linear in both lengths.
  ///
  /// - Parameter routes: The routes from bottom to top.
  /// - Returns: `performed`; `unchanged` if the stack is so already; `ignored(empty)`.
  @inlinable
  @discardableResult
  public mutating func setRoutes(_ routes: [Route]) -> StackOutcome {
    apply(.setRoutes(routes, in: self))
  }
}
