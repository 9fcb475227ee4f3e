/// The declaration of tabs. Values that return the names of the tabs keep it.
final class TabsDeclaration: Sendable {
  let routes: [AnyRoute]
  /// The positions of the columns whose declared routes give way to others.
  let placeholders: Set<Int>

  init(_ routes: [AnyRoute], placeholders: Set<Int> = []) {
    self.routes = routes
    self.placeholders = placeholders
  }

  var names: [String] { routes.map(\.name) }

  /// All routes, if they have this type.
  func routes<Route: Waymark.Route>(as type: Route.Type) -> [Route]? {
    let typed = routes.compactMap { ($0 as? RouteBox<Route>)?.route }
    return typed.count == routes.count ? typed : nil
  }
}
