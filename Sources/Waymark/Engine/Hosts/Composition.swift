/// How a parent composes a child, with the types of both.
@MainActor
final class Composition<Route: Waymark.Route, Screen, Child: Coordinator>: ChildRecipe {
  fileprivate let route: Child.Route
  private let typedEmbedding: TypedEmbedding<Route, Screen, Child>
  private let makeChild: @MainActor () -> Child
  private let receive: (@MainActor (Child.Output) -> Void)?

  init(
    _ route: Child.Route, embed: @escaping @MainActor (Child.Route) -> Route,
    showing: @escaping @MainActor (Child.Screen) -> Screen,
    make: @escaping @MainActor () -> Child, receive: (@MainActor (Child.Output) -> Void)?
  ) {
    self.route = route
    typedEmbedding = TypedEmbedding(embed: embed, showing: showing)
    makeChild = make
    self.receive = receive
  }

  var presentation: Presentation { route.presentation }
  var embedded: AnyRoute { RouteBox(typedEmbedding.embed(route)) }
  var embedding: any ChildEmbedding { typedEmbedding }
  var name: String { typeName(of: Child.self) }

  func receiver(of output: Any, as embedding: any ChildEmbedding) -> (@MainActor () -> Void)? {
    guard embedding is TypedEmbedding<Route, Screen, Child>, let receive,
      let output = output as? Child.Output
    else { return nil }
    return { receive(output) }
  }

  func make(_ node: Node, _ tree: TreeHandle, _ state: TreeState) throws(ChildRefusal)
    -> any NodeHost
  {
    let made = makeChild()
    let flow = made.flow
    if let report = flow.adopt(made, asChild: true) { state.report(report) }
    // Reported once, refused each time.
    guard flow.isOwned(by: made) else { throw ChildRefusal(.notFresh) }
    try flow.attach(to: tree, as: node, named: made.name, state)
    return CoordinatorHost<Child, RouteBox<Child.Route>>(made, flow, typedEmbedding)
  }

  func preview(_ level: Int) -> AnyObject? {
    // The flow refers to its coordinator weakly, so this variable holds the coordinator meanwhile.
    let coordinator = makeChild()
    return withExtendedLifetime(coordinator) {
      _ = coordinator.adopted
      return coordinator.preview(of: route, level).flatMap { typedEmbedding.show(ScreenBox($0)) }
    }
  }
}

/// The embedding of a child, and the closure that embeds its screens, with the types of both sides.
///
/// It is kept as long as the child. The captures of its recipe are not kept.
@MainActor
final class TypedEmbedding<Route: Waymark.Route, Screen, Child: Coordinator>: ChildEmbedding {
  let embed: @MainActor (Child.Route) -> Route
  private let showing: @MainActor (Child.Screen) -> Screen

  init(
    embed: @escaping @MainActor (Child.Route) -> Route,
    showing: @escaping @MainActor (Child.Screen) -> Screen
  ) {
    self.embed = embed
    self.showing = showing
  }

  func embed(_ route: AnyRoute) -> AnyRoute {
    guard let box = typed(route, Child.Route.self) else { return route }
    return RouteBox(embed(box.route))
  }

  func take(_ recipe: any ChildRecipe, for route: AnyRoute) -> AnyRoute? {
    guard let recipe = recipe as? Composition<Route, Screen, Child> else { return nil }
    return take(recipe.route, for: route)
  }

  func take(_ route: AnyRoute, for outer: AnyRoute) -> AnyRoute? {
    guard let box = route as? RouteBox<Child.Route> else { return nil }
    return take(box.route, for: outer)
  }

  private func take(_ route: Child.Route, for outer: AnyRoute) -> AnyRoute? {
    guard let box = typed(outer, Route.self), embed(route) == box.route else { return nil }
    return RouteBox(route, outer: outer)
  }

  func wrap(_ route: AnyRoute, in outer: AnyRoute) -> AnyRoute {
    guard let box = typed(route, Child.Route.self) else { return route }
    return RouteBox(box.route, outer: outer)
  }

  func show(_ screen: AnyObject) -> AnyObject? {
    guard let box = screen as? ScreenBox<Child.Screen> else { return nil }
    return ScreenBox(showing(box.screen))
  }
}
