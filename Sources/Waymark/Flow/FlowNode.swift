/// A flow of any types: a node of the tree.
@MainActor
protocol FlowNode: LinkNode {
  var tree: Tree? { get }
  var isFresh: Bool { get }
  var reporter: MisuseReporter { get }
  var anyCoordinator: (any Coordinator)? { get }
  var coordinatorName: String { get }
  var mark: LifeMark { get set }
  /// True while the list of a change already names the coordinator.
  var isListed: Bool { get set }
  var parent: (any FlowNode)? { get }
  var link: (any AnyChildLink)? { get }
  /// The number of coordinators above this one.
  var level: Int { get }
  var baseLayer: FlowLayer { get }
  var childNodes: [any FlowNode] { get }
  var hasObservers: Bool { get }
  var signalHandlers: SignalHandlers { get set }
  /// The coming and going of those who take signals.
  var observedSignals: Observed { get }
  func topLayer(_ reading: Reading) -> FlowLayer
  func modalLayers(_ reading: Reading) -> [FlowLayer]
  /// Takes the layer, its uppermost own one, out of the draft.
  func removeTopModal(_ draft: TreeDraft)
  /// Drops entries of one of its layers and brings back those at `kept`, distances from the old top.
  func drop(
    _ count: Int, keeping kept: [Int], in layer: FlowLayer, _ draft: TreeDraft
  ) throws(Refusal)
  /// What is said against the route of one of the flow's own entries.
  func refusal(of entry: Entry) -> AccessRefusal?
  /// True if the coordinator has a fallback that may be shown.
  var mayShowFallback: Bool { get }
  /// Shows the coordinator's fallback as all of its base; false if it has none that may be shown.
  func showFallback(_ draft: TreeDraft) throws(Refusal) -> Bool
  /// Drafts a verb; one of a navigator comes from its entry.
  func decide(_ verb: Verb, from entry: Entry?, _ draft: TreeDraft) throws(Refusal) -> Outcome
  /// The own layer of the coordinator in which the draft has an entry of it.
  func ownLayer(holding id: EntryID) -> FlowLayer?
  func swapModals()
  func clearModals()
  /// The coordinator and its first entries are in the tree now.
  func settle()
  /// The coordinator has left, for good.
  func release()
  func deliver(_ record: ChangeRecord)
  /// The route of an entry of the subtree, in the coordinator's type; nil for others.
  func embeddedRoute(of entry: Entry) -> (any AnyRouteBox)?
  /// The `visiblePath` of the subtree, an array of arrays of the coordinator's routes.
  func anyVisiblePath(_ reading: Reading) -> any Sendable
}

extension FlowNode {
  /// Queues the verbs that user code calls while `body` runs.
  func withoutReentry<Result>(_ body: () -> Result) -> Result {
    guard let tree else { return body() }
    return tree.withoutReentry(body)
  }

  /// The nodes from the one right below `ancestor` down to this one; nil if it is not below it.
  func path(below ancestor: any FlowNode) -> [any FlowNode]? {
    var path: [any FlowNode] = []
    var node: any FlowNode = self
    while node !== ancestor {
      path.append(node)
      guard let parent = node.parent else { return nil }
      node = parent
    }
    return path.reversed()
  }

  func isWithin(_ ancestor: any FlowNode) -> Bool {
    var node: (any FlowNode)? = self
    while let current = node {
      if current === ancestor { return true }
      node = current.parent
    }
    return false
  }

  /// The layers of ancestors in which this node lies, from the nearest outwards.
  func walkOuterLayers(_ body: (FlowLayer) -> Bool) {
    var link = link
    while let layer = link?.parentLayer {
      guard body(layer) else { return }
      link = layer.node?.link
    }
  }
}
