/// A coordinator in the tree.
@MainActor
final class Node {
  /// The coordinator's host, or what stands for it before that is made.
  enum Body {
    /// In a draft, just the routes to show.
    case pending(PendingChild)
    case made(any NodeHost)
  }

  let key: NodeKey
  /// The coordinators from the root down to this one.
  let path: [NodeKey]
  /// The layer that contains its base.
  let base: LayerKey
  private(set) var body: Body
  /// The listeners of the coordinator, once it is made. Each change reads them.
  private(set) var listeners: FlowListeners?
  private var knownName: String?
  var life = Life.fresh
  /// True while the list of a change already contains the coordinator.
  var isListed = false
  /// The place where its entries will begin, while it is made and has none.
  var opening: Int?

  init(_ key: NodeKey, below parent: Node?, base: LayerKey, _ body: Body) {
    self.key = key
    path = (parent?.path ?? []) + [key]
    self.base = base
    self.body = body
    if case .made(let host) = body { listeners = host.listeners }
  }

  /// Replaces the pending child with the coordinator.
  func make(_ host: any NodeHost) {
    body = .made(host)
    listeners = host.listeners
  }

  /// How many coordinators are above this one.
  var level: Int { path.count - 1 }

  var parent: NodeKey? { path.count > 1 ? path[path.count - 2] : nil }

  var host: (any NodeHost)? {
    guard case .made(let host) = body else { return nil }
    return host
  }

  var pending: PendingChild? {
    guard case .pending(let child) = body else { return nil }
    return child
  }

  /// The embedding of its routes in the parent's; nil for a root.
  var embedding: (any ChildEmbedding)? { host?.embedding ?? pending?.embedding }

  /// Asked once of a coordinator: a name is a constant, and every record names the coordinator.
  var name: String {
    if let knownName { return knownName }
    knownName = host?.name
    return knownName ?? pending?.name ?? ""
  }

  /// True for the coordinator itself and those below it.
  func isWithin(_ ancestor: Node) -> Bool {
    isWithin(ancestor.key, at: ancestor.path.count - 1)
  }

  func isWithin(_ ancestor: NodeKey, at level: Int) -> Bool {
    level < path.count && path[level] == ancestor
  }
}
