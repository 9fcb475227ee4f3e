import Waymark

// Revising routes, from the rules.
extension TreeRoute {
  /// True if both have the same case, and so do the routes in them.
  func isSameCase(as other: TreeRoute) -> Bool {
    if let (side, inner) = embedded, let (otherSide, otherInner) = other.embedded {
      return side == otherSide && inner.isSameCase(as: otherInner)
    }
    if case .page = self, case .page = other { return true }
    if isSplit, other.isSplit { return true }
    return self == other
  }
}

extension NaiveTree {
  mutating func revise(
    _ id: Int, to route: TreeRoute, _ owner: Int
  ) throws(Stop) -> Outcome {
    guard let row = ordered.first(where: { $0.row.id == id && $0.row.owners.last == owner })?.row
    else { throw .ignored(.notFound) }
    if row.route == route { return .unchanged }
    guard row.route.isSameCase(as: route), route.embedded == nil else {
      throw .ignored(.notSameCase)
    }
    setRoute(route, of: id)
    return .performed
  }

  mutating func setRoute(_ route: TreeRoute, of id: Int) {
    for layer in layers.indices {
      for row in layers[layer].rows.indices where layers[layer].rows[row].id == id {
        layers[layer].rows[row].route = route
      }
    }
  }

  /// The tab that takes the next route of a path: the one declared with it, the one whose embedding takes it, the
  /// screen that shows it, or the only screen of its case.
  func tab(taking path: ArraySlice<TreeRoute>, in tabs: Tabs) -> Int? {
    guard let next = path.first else { return nil }
    if let position = tabs.declared.firstIndex(taking: path) { return position }
    let screens = tabs.declared.indices.filter { tabs.declared[$0].embedded == nil }
    if let shown = screens.first(where: { layer(tabs.layers[$0]).rows[0].route == next }) {
      return shown
    }
    let alike = screens.filter { tabs.declared[$0].isSameCase(as: next) }
    return alike.count == 1 ? alike[0] : nil
  }

  /// Makes a tab that is a screen show a route. Returns true if it showed another one.
  mutating func reviseScreen(_ position: Int, to route: TreeRoute, of tabs: Tabs) -> Bool {
    guard tabs.declared[position].embedded == nil else { return false }
    let row = layer(tabs.layers[position]).rows[0]
    guard row.route != route else { return false }
    setRoute(route, of: row.id)
    return true
  }
}
