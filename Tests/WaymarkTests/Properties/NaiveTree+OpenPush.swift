import Waymark

// Opening with push, from its rule.
extension NaiveTree {
  mutating func pushOpened(_ route: TreeRoute, _ owner: Int) throws(Stop) -> Outcome {
    guard let leaf = leafLayer.rows.last else { throw .ignored(.left) }
    // A coordinator that is not made yet only has its routes.
    if leaf.owners.contains(where: { $0 > made }) { throw .unpredicted }
    var (route, level) = try seen(route, of: owner, from: leaf)
    if self.route(of: leaf, level: level) == route { return .unchanged }
    while let (side, inner) = route.embedded, leaf.owners.count > level + 1,
      leaf.sides[level] == side
    {
      (route, level) = (inner, level + 1)
    }
    let taker = leaf.owners[level]
    guard let place = places(of: taker).last else { throw .ignored(.left) }
    let isOnTop = outermost(place.layer) == topNumber
    if isOnTop, routes(at: place, level: level).last == route { return .unchanged }
    let style = route.presentation.modalStyle ?? route.embedded?.route.presentation.modalStyle
    if style != nil || !isOnTop {
      return try present(route, style ?? .sheet, taker, navigating: false)
    }
    return try add([route], taker, place)
  }

  /// The route for the nearest coordinator around the visible leaf and its owner, with the level of that coordinator.
  private func seen(
    _ route: TreeRoute, of owner: Int, from leaf: Row
  ) throws(Stop) -> (TreeRoute, Int) {
    guard let path = path(of: owner) else { throw .ignored(.left) }
    var (route, level) = (route, path.owners.count - 1)
    while !leaf.owners.contains(path.owners[level]) {
      level -= 1
      route = TreeRoute(path.sides[level], route)
    }
    return (route, level)
  }
}
