typealias NodeKey = Table<Node>.Key
typealias LayerKey = Table<LayerState>.Key
typealias TabsKey = Table<TabsState>.Key

/// A coordinator in the tree.
@MainActor
final class Node {
  /// What is known of the coordinator.
  enum Body {
    /// In a draft, no more than what it will be asked to show.
    case pending(PendingChild)
    case made(any NodeHost)
  }

  let key: NodeKey
  /// The coordinators from the root down to this one.
  let path: [NodeKey]
  /// The layer in which its base lies.
  let base: LayerKey
  private(set) var body: Body
  /// Who listens to the coordinator, once that is made: each change looks at them.
  private(set) var listeners: FlowListeners?
  private var knownName: String?
  var life = Life.fresh
  /// True while the list of a change already names the coordinator.
  var isListed = false
  /// Where its entries will begin, while it is made and has none.
  var opening: Int?

  init(_ key: NodeKey, below parent: Node?, base: LayerKey, _ body: Body) {
    self.key = key
    path = (parent?.path ?? []) + [key]
    self.base = base
    self.body = body
    if case .made(let host) = body { listeners = host.listeners }
  }

  /// Puts the coordinator in the place of what was to be asked.
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

  /// How the parent sees its routes; nil for a root.
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
