// The only place for casts that cannot fail.

/// Returns an object with its type, which cannot be another one.
func typed<Object: AnyObject>(_ object: AnyObject, _ type: Object.Type) -> Object? {
  let typed = object as? Object
  assert(typed != nil, "\(Swift.type(of: object)) is no \(type)")
  return typed
}

/// Returns a box with its type, which cannot be another one: every route that reaches a coordinator has its type,
/// because it came through an embedding of that type.
func typed<Route: Waymark.Route>(_ box: AnyRoute, _ type: Route.Type) -> RouteBox<Route>? {
  typed(box, as: RouteBox<Route>.self)
}

/// The same if the type of the box is already known.
func typed<Box: TypedRouteBox>(_ box: AnyRoute, as type: Box.Type) -> Box? {
  let typed = box as? Box
  assert(typed != nil, "\(box.name) is no \(Box.Route.self)")
  return typed
}

/// The same for many boxes. The type of the boxes is looked up once, and not for each.
func typed<Route: Waymark.Route>(_ boxes: [AnyRoute], _ type: Route.Type) -> [Route] {
  func routes<Box: TypedRouteBox>(_ type: Box.Type) -> [Box.Route] {
    var routes: [Box.Route] = []
    routes.reserveCapacity(boxes.count)
    for box in boxes {
      if let box = typed(box, as: type) { routes.append(box.route) }
    }
    return routes
  }
  return routes(RouteBox<Route>.self)
}

extension NodeHost {
  /// The coordinator as users see it. To check whether it exists or has a type, read `coordinator`, which is cheaper.
  var anyCoordinator: (any Coordinator)? {
    guard let coordinator else { return nil }
    let typed = coordinator as? any Coordinator
    assert(typed != nil, "\(type(of: coordinator)) is no coordinator")
    return typed
  }
}
