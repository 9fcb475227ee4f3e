/// A verb that waits for a gate, without its types. Keeps no coordinator alive.
@MainActor
protocol HeldTarget {
  /// The name of the route that would be on top. For a verb without routes, its own name.
  var name: String { get }
  var coordinatorName: String { get }
  /// True once its coordinator has left or is gone, so that the verb can no longer be called.
  var hasLeft: Bool { get }
  /// The coordinator of the verb.
  var node: NodeKey { get }
  var verb: Verb { get }
  /// The entry of the navigator that called it, if it is still there: what the verb presents belongs
  /// to that entry.
  var origin: Entry? { get }
  /// The layer that it comes from, which may be gone; nil from outside.
  var sender: LayerKey? { get }
  /// The columns that lay side by side when it was called.
  var wide: [TabsKey] { get }
  /// True if it was called by force. It is then called again by force.
  var isForced: Bool { get }
  /// The history policy of the verb.
  var history: HistoryPolicy? { get }
  /// True if the other target is the same verb of the same coordinator, called in the same way.
  func isEqual(to other: any HeldTarget) -> Bool
  /// Hashes values that are the same for equal verbs.
  func hash(into hasher: inout Hasher)
}

extension [any HeldTarget] {
  /// The same for equal targets.
  @MainActor var fingerprint: Int {
    var hasher = Hasher()
    for target in self { target.hash(into: &hasher) }
    return hasher.finalize()
  }
}

/// A verb that waits.
@MainActor
struct HeldVerb: HeldTarget {
  private let tree: TreeHandle
  let node: NodeKey
  let verb: Verb
  private(set) weak var origin: Entry?
  let sender: LayerKey?
  let wide: [TabsKey]
  let name: String
  let coordinatorName: String
  let isForced: Bool
  let history: HistoryPolicy?

  init(
    _ verb: Verb, of node: Node, from origin: Entry?, _ sender: LayerKey?, in tree: TreeHandle,
    wide: [TabsKey], isForced: Bool, _ history: HistoryPolicy?
  ) {
    self.tree = tree
    self.verb = verb
    self.node = node.key
    self.origin = origin
    self.sender = sender
    self.wide = wide
    self.isForced = isForced
    self.history = history
    name = verb.routes.last?.name ?? verb.inWords
    coordinatorName = node.name
  }

  var hasLeft: Bool { tree.tree?.state.node(node)?.life.isDropped ?? true }

  func isEqual(to other: any HeldTarget) -> Bool {
    guard let other = other as? HeldVerb else { return false }
    return node == other.node && isForced == other.isForced && history == other.history
      && verb.isEqual(to: other.verb)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(node)
    for route in verb.routes { route.hash(into: &hasher) }
  }
}
