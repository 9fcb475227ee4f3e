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
