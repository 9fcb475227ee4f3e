/// The host of a child's coordinator, which the tree keeps, or of the root's, which it does not
/// keep.
///
/// The type of its boxes is a generic parameter, since looking it up for each question would cost
/// more than the question.
@MainActor
final class CoordinatorHost<C: Coordinator, Box: TypedRouteBox>: NodeHost
where Box.Route == C.Route {
  // A child is kept. A root is not, because its flow keeps the tree. A struct of both would be generic, and looking up
  // its type for each question took a twentieth of a push.
  private let kept: C?
  private let keptFlow: Flow<C.Route, C.Screen>?
  private weak var root: C?
  private weak var rootFlow: Flow<C.Route, C.Screen>?
  let start: AnyRoute
  let listeners: FlowListeners
  let embedding: (any ChildEmbedding)?

  /// Keeps a child, which has an embedding, and refers to a root weakly.
  init(_ coordinator: C, _ flow: Flow<C.Route, C.Screen>, _ embedding: (any ChildEmbedding)?) {
    let isRoot = embedding == nil
    kept = isRoot ? nil : coordinator
    keptFlow = isRoot ? nil : flow
    root = isRoot ? coordinator : nil
    rootFlow = isRoot ? flow : nil
    start = RouteBox(flow.start)
    listeners = flow.listeners
    self.embedding = embedding
  }

  private var hosted: C? { kept ?? root }

  private var flow: Flow<C.Route, C.Screen>? { keptFlow ?? rootFlow }

  var coordinator: AnyObject? { hosted }

  var name: String { hosted?.name ?? "\(C.Route.self) flow" }

  var rest: [AnyRoute] { flow?.rest.map { RouteBox($0) } ?? [] }

  var links: (any HostLinks)? { Waymark.links(of: C.Route.self) }

  func recipe(for route: AnyRoute) -> Recipe? {
    guard let hosted, let box = typed(route, as: Box.self) else { return nil }
    return switch hosted.destination(for: box.route).content {
    case .screen: .screen
    case .child(let recipe): .child(recipe)
    case .tabs(let recipe): .tabs(recipe)
    }
  }

  func backStack(for route: AnyRoute) -> [AnyRoute] {
    guard let hosted, let box = typed(route, as: Box.self) else { return [] }
    return hosted.backStack(for: box.route).map { RouteBox($0) }
  }

  func access(to route: AnyRoute) -> Verdict {
    // The coordinator is gone, so nothing is allowed.
    guard let hosted, let box = typed(route, as: Box.self) else {
      return .deny("the coordinator that decides about it is gone")
    }
    let said = hosted.access(to: box.route)
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

  var fallback: AnyRoute? { hosted?.fallback.map { RouteBox($0) } }

  func makeScreen(for route: AnyRoute, entry: Entry, in tree: TreeHandle) -> AnyObject? {
    guard let hosted, let box = typed(route, as: Box.self),
      case .screen(let make) = hosted.destination(for: box.route).content
    else { return nil }
    return ScreenBox(make(Navigator(entry: entry, in: tree)))
  }

  func settle() { flow?.settle() }

  func release() { flow?.release() }

  func detach() { flow?.detach() }
}
