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
