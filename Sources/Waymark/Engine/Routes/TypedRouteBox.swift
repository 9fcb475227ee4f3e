/// A box whose type is known as a generic parameter, so that a cast to it needs no look-up.
protocol TypedRouteBox<Route>: AnyRouteBox {
  associatedtype Route: Waymark.Route
  var route: Route { get }
  init(_ route: Route, outer: AnyRoute?)
}
