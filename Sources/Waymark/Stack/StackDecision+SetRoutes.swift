// Setting a whole stack keeps as many identities as it can, in an order that a reader can predict:
// the common prefix, then the common suffix, then equal routes from the top.

extension StackDecision where Route: Hashable {
  @inlinable
  static func setRoutes(
    _ routes: [Route], in stack: some TopDownRoutes<Route>
  ) -> StackDecision {
    guard !routes.isEmpty else { return .ignored(.empty) }
    let old = stack.allFromTop()
    let shared = Swift.min(old.count, routes.count)
    var prefix = 0
    while prefix < shared, old[old.count - 1 - prefix].route == routes[prefix] { prefix += 1 }
    if prefix == old.count, prefix == routes.count { return .unchanged }
    // The last step would find the same entries, but it hashes every route and this one none.
    var suffix = 0
    while suffix < shared - prefix, old[suffix].route == routes[routes.count - 1 - suffix] {
      suffix += 1
    }
    let middle = keepingEqual(
      routes[prefix..<(routes.count - suffix)],
      among: (suffix..<(old.count - prefix)).map { (distance: $0, route: old[$0].route) })
    let tail = middle + (0..<suffix).reversed().map(StackEdit<Route>.Item.kept)
    return .edit(StackEdit(dropped: old.count - prefix, tail: tail))
  }

  /// Gives each route, from the top down, the topmost equal entry that is still free.
  @inlinable
  static func keepingEqual(
    _ routes: ArraySlice<Route>, among candidates: [(distance: Int, route: Route)]
  ) -> [StackEdit<Route>.Item] {
    guard !candidates.isEmpty else { return routes.map { .new($0, id: nil) } }
    // Looked up only by key: the order of the dictionary decides nothing.
    var free: [Route: [Int]] = [:]
    for candidate in candidates.reversed() {
      free[candidate.route, default: []].append(candidate.distance)
    }
    var items: [StackEdit<Route>.Item] = []
    for route in routes.reversed() {
      items.append(free[route]?.popLast().map { .kept($0) } ?? .new(route, id: nil))
    }
    return items.reversed()
  }
}
