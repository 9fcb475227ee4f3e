/// A route of any type. Entries, verbs and records hold it.
typealias AnyRoute = any AnyRouteBox

/// A box and not an existential of the route: copying it, and recovering its type, costs no more
/// than a reference.
protocol AnyRouteBox: AnyObject, Sendable {
  /// The same route in the type of the coordinator above. Nil for a route of the root, and for a
  /// route that is not placed yet.
  var outer: AnyRoute? { get }
  var name: String { get }
  var presentation: Presentation { get }
  var isSaved: Bool { get }
  var link: LinkInformation? { get }
  func isEqual(to other: AnyRoute) -> Bool
  /// True if both have the same case, at each level of nested routes.
  func isSameCase(as other: AnyRoute) -> Bool
  func hash(into hasher: inout Hasher)
}

/// A box whose type is known as a generic parameter, so that a cast to it needs no look-up.
protocol TypedRouteBox<Route>: AnyRouteBox {
  associatedtype Route: Waymark.Route
  var route: Route { get }
  init(_ route: Route, outer: AnyRoute?)
}

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

extension AnyRouteBox {
  /// Returns the same route, this many coordinators further up.
  func risen(by levels: Int) -> AnyRoute {
    var box: AnyRoute = self
    for _ in 0..<levels {
      guard let outer = box.outer else { return box }
      box = outer
    }
    return box
  }
}

/// A route in the form that decisions on stacks compare.
struct ComparedRoute: Hashable {
  let box: AnyRoute

  init(_ box: AnyRoute) {
    self.box = box
  }

  static func == (one: ComparedRoute, other: ComparedRoute) -> Bool {
    one.box === other.box || one.box.isEqual(to: other.box)
  }

  func hash(into hasher: inout Hasher) { box.hash(into: &hasher) }
}
