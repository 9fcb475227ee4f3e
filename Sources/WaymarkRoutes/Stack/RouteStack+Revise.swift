extension RouteStack {
  /// Changes the route of an entry in place. The entry keeps its identity.
  ///
  ///     before  [list #1, detail(id: 7) #2]
  ///     call    revise(stack[1].id, to: .detail(id: 8))
  ///     after   [list #1, detail(id: 8) #2]
  ///
  /// The new route must have the same case, at each level of nested routes. A struct counts as one
  /// case.
  ///
  /// - Parameters:
  ///   - id: The entry.
  ///   - route: Its new route.
  /// - Returns: `performed`; `unchanged` if it has that route; `ignored(notFound)`;
  ///   `ignored(notSameCase)`.
  /// - Complexity: Linear in the entries passed; uses reflection.
  @discardableResult
  public mutating func revise(_ id: EntryID, to route: Route) -> StackOutcome {
    guard let position = storage.lastIndex(where: { $0.id == id }) else {
      return .ignored(.notFound)
    }
    let old = storage[position]
    guard old.route != route else { return .unchanged }
    guard old.route.isSameCase(as: route) else { return .ignored(.notSameCase) }
    storage[position] = Entry(id: id, route: route)
    if revised?[id] == nil { revised?[id] = old.route }
    return .performed
  }
}
