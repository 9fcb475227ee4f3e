/// A coordinator of any type. All questions that need its types go through here.
@MainActor
protocol NodeHost: AnyObject {
  /// Nil once it is gone.
  var coordinator: AnyObject? { get }
  var name: String { get }
  /// The route of the first entry, unless the parent starts the coordinator with another one.
  var start: AnyRoute { get }
  /// The routes above it with which a root begins.
  var rest: [AnyRoute] { get }
  var listeners: FlowListeners { get }
  /// The embedding of the coordinator's routes in the parent's; nil for a root.
  var embedding: (any ChildEmbedding)? { get }
  /// The links of the coordinator's routes; nil if they have none.
  var links: (any HostLinks)? { get }
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
  /// Ends the trial of the coordinator as a child. It is as fresh as before.
  func detach()
}
