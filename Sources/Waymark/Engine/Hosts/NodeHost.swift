/// A coordinator of any types: whatever needs them is asked here, and nowhere else.
@MainActor
protocol NodeHost: AnyObject {
  /// Nil once it is gone.
  var coordinator: AnyObject? { get }
  var name: String { get }
  /// The route of the first entry, unless the parent starts the coordinator with another.
  var start: AnyRoute { get }
  /// What lies above that where a root begins.
  var rest: [AnyRoute] { get }
  var listeners: FlowListeners { get }
  /// How the parent sees the coordinator's routes; nil for a root.
  var embedding: (any ChildEmbedding)? { get }
  /// The links of the coordinator's routes; nil if they have none.
  var links: (any LinkReader)? { get }
  func recipe(for route: AnyRoute) -> Recipe?
  func backStack(for route: AnyRoute) -> [AnyRoute]
  func access(to route: AnyRoute) -> Verdict
  var fallback: AnyRoute? { get }
  /// A `ScreenBox` of the coordinator's screens.
  func makeScreen(for route: AnyRoute, entry: Entry, in tree: TreeHandle) -> AnyObject?
  /// The coordinator and its first entries are in the tree now.
  func settle()
  /// The coordinator has left, for good.
  func release()
  /// The coordinator was tried as a child, and is as fresh as before.
  func detach()
}

/// What a coordinator says to a route, without the route's type.
enum Verdict {
  case allow
  case deny(DenialReason)
  case redirect(to: [AnyRoute])
  case hold(until: Gate, showing: AnyRoute?)
}

/// The links of one type of routes.
@MainActor
protocol LinkReader {
  /// Whether the links read a text with this number of bytes at all.
  func takesLink(ofLength length: Int) -> Bool
  /// What a text leads to.
  func route(forLink text: String) -> Result<AnyRoute, DeepLinkError>
}

struct RouteLinks<Route: LinkedRoute>: LinkReader {
  func takesLink(ofLength length: Int) -> Bool { length <= Route.links.maximumLength }

  func route(forLink text: String) -> Result<AnyRoute, DeepLinkError> {
    Route.links.parse(text).map { RouteBox($0) }
  }
}

extension LinkReader {
  /// The path of the route that a text leads to.
  func path(ofLink text: String) -> String? {
    guard case .success(let route) = route(forLink: text) else { return nil }
    return route.link?.path
  }
}
