/// A box for a route of a known type.
final class RouteBox<Route: Waymark.Route>: TypedRouteBox {
  let route: Route
  let outer: AnyRoute?

  init(_ route: Route, outer: AnyRoute? = nil) {
    self.route = route
    self.outer = outer
  }

  var name: String { route.name }
  var presentation: Presentation { route.presentation }
  var isSaved: Bool { route.isSaved }

  var link: LinkInformation? {
    guard let linked = route as? any LinkedRoute else { return nil }
    return linked.linkInformation
  }

  func isEqual(to other: AnyRoute) -> Bool {
    guard let other = other as? RouteBox else { return false }
    return route == other.route
  }

  func isSameCase(as other: AnyRoute) -> Bool {
    guard let other = other as? RouteBox else { return false }
    return route.isSameCase(as: other.route)
  }

  func hash(into hasher: inout Hasher) { route.hash(into: &hasher) }
}

extension LinkedRoute {
  fileprivate var linkInformation: LinkInformation? { Self.links.information(for: self) }
}
