/// A route of any type, as entries, verbs and records hold it.
typealias AnyRoute = any AnyRouteBox

/// A box rather than an existential: copying it, and knowing its type again, costs no more than a
/// reference.
protocol AnyRouteBox: AnyObject, Sendable {
  /// The same route in the type of the coordinator above; nil for the root's, and for one that is
  /// on its way.
  var outer: AnyRoute? { get }
  var name: String { get }
  var presentation: Presentation { get }
  var isSaved: Bool { get }
  var link: LinkInformation? { get }
  func isEqual(to other: AnyRoute) -> Bool
  /// True if both are one case, at each level of nested routes.
  func isSameCase(as other: AnyRoute) -> Bool
  func hash(into hasher: inout Hasher)
}

/// A box whose type somebody has as a parameter: a cast to that looks nothing up.
protocol TypedRouteBox<Route>: AnyRouteBox {
  associatedtype Route: Waymark.Route
  var route: Route { get }
  init(_ route: Route, outer: AnyRoute?)
}

/// A route whose type the coordinator knows.
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
  /// The same route so many coordinators further up.
  func risen(by levels: Int) -> AnyRoute {
    var box: AnyRoute = self
    for _ in 0..<levels {
      guard let outer = box.outer else { return box }
      box = outer
    }
    return box
  }
}

/// A route as decisions on stacks compare it.
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
