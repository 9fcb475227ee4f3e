/// The host of a child's coordinator, which the tree keeps, or of the root's, which it does not
/// keep.
///
/// The type of its boxes is a generic parameter, since looking it up for each question would cost
/// more than the question.
@MainActor
final class CoordinatorHost<C: Coordinator, Box: TypedRouteBox>: NodeHost
where Box.Route == C.Route {
  private let kept: C?
  private let keptFlow: Flow<C.Route, C.Screen>?
  private weak var root: C?
  private weak var flow: Flow<C.Route, C.Screen>?
  let start: AnyRoute
  let listeners: FlowListeners
  let embedding: (any ChildEmbedding)?

  /// Keeps a child, which has an embedding, and refers to a root weakly.
  init(_ coordinator: C, _ flow: Flow<C.Route, C.Screen>, _ embedding: (any ChildEmbedding)?) {
    let isRoot = embedding == nil
    kept = isRoot ? nil : coordinator
    keptFlow = isRoot ? nil : flow
    root = isRoot ? coordinator : nil
    self.flow = isRoot ? flow : nil
    start = RouteBox(flow.start)
    listeners = flow.listeners
    self.embedding = embedding
  }

  private var asked: C? { kept ?? root }

  var coordinator: AnyObject? { asked }

  var name: String { asked?.name ?? "\(C.Route.self) flow" }

  var rest: [AnyRoute] { (keptFlow ?? flow)?.rest.map { RouteBox($0) } ?? [] }

  var links: (any HostLinks)? { Waymark.links(of: C.Route.self) }

  func recipe(for route: AnyRoute) -> Recipe? {
    guard let asked, let box = typed(route, as: Box.self) else { return nil }
    return switch asked.destination(for: box.route).content {
    case .screen: .screen
    case .child(let recipe): .child(recipe)
    case .tabs(let recipe): .tabs(recipe)
    }
  }

  func backStack(for route: AnyRoute) -> [AnyRoute] {
    guard let asked, let box = typed(route, as: Box.self) else { return [] }
    return asked.backStack(for: box.route).map { RouteBox($0) }
  }

  func access(to route: AnyRoute) -> Verdict {
    // The coordinator is gone, so nothing is allowed.
    guard let asked, let box = typed(route, as: Box.self) else {
      return .deny("the coordinator that decides about it is gone")
    }
    let said = asked.access(to: box.route)
    guard case .allow = said else { return Self.verdict(said) }
    return .allow
  }

  /// A separate function, because the type of an optional route has to be looked up.
  @inline(never)
  private static func verdict(_ access: Access<C.Route>) -> Verdict {
    switch access {
    case .allow: .allow
    case .deny(let reason): .deny(reason)
    case .redirect(let routes): .redirect(to: routes.map { RouteBox($0) })
    case .hold(let gate, let showing): .hold(until: gate, showing: showing.map { RouteBox($0) })
    }
  }

  var fallback: AnyRoute? { asked?.fallback.map { RouteBox($0) } }

  func makeScreen(for route: AnyRoute, entry: Entry, in tree: TreeHandle) -> AnyObject? {
    guard let asked, let box = typed(route, as: Box.self),
      case .screen(let make) = asked.destination(for: box.route).content
    else { return nil }
    return ScreenBox(make(Navigator(entry: entry, in: tree)))
  }

  func settle() { (keptFlow ?? flow)?.settle() }

  func release() { (keptFlow ?? flow)?.release() }

  func detach() { (keptFlow ?? flow)?.detach() }
}

/// The links of a type of routes; nil if it has none.
@MainActor
func links(of type: any Route.Type) -> (any HostLinks)? {
  func reader<Linked: LinkedRoute>(_ type: Linked.Type) -> any HostLinks { RouteLinks<Linked>() }
  guard let linked = type as? any LinkedRoute.Type else { return nil }
  return reader(linked)
}

extension Coordinator {
  /// Makes the screen of a route outside any tree.
  func preview(of route: Route, _ level: Int) -> Screen? {
    guard level < Tree.deepestLevel else { return nil }
    switch destination(for: route).content {
    case .screen(let make): return make(Navigator { _ in .ignored(.left) })
    case .child(let recipe): return (recipe.preview(level + 1) as? ScreenBox<Screen>)?.screen
    case .tabs: return nil
    }
  }
}
