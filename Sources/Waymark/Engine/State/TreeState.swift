/// The state of a tree: its coordinators, its layers with their rows, its tabs, and the chain of
/// modal layers.
///
/// A draft writes beside the state. Every read goes through here, and `reads` says which side
/// counts. So one set of functions serves the state, the body of a transaction, and the past.
@MainActor
final class TreeState {
  enum Side {
    case settled
    /// The state with the draft's edits. After a commit, the edits hold the past.
    case draft
  }

  let handle: TreeHandle
  /// The root coordinator.
  let root: NodeKey
  /// The layer below everything else.
  let base: LayerState
  var reporter: MisuseReporter
  private(set) var nodes = Table<NodeKind, Node>()
  private(set) var layers = Table<LayerKind, LayerState>()
  private(set) var tabs = Table<TabsKind, TabsState>()
  private(set) var chain: [LayerState] = []
  /// The edit of the chain: how many layers stay, and which follow, as with the rows of a layer.
  private var chainKept: Int?
  private var chainTail: [LayerState] = []
  var reads = Side.settled
  /// The reports of a trial, or those that a draft keeps until the change is made; nil while they are made
  /// at once.
  var keptReports: [MisuseReport]?
  /// The entries that were protected, in any order. See `hasProtectedEntry`.
  private(set) var protectedEntries: [ProtectedEntry] = []
  private var lastNumber = 0
  private var lastObject = 0

  init(object: LayerObject, handle: TreeHandle, reporter: MisuseReporter) {
    self.handle = handle
    root = nodes.nextKey
    object.tree = handle
    let layers = Table<LayerKind, LayerState>()
    base = LayerState(layers.nextKey, .base, of: root, object: object)
    self.layers = layers.inserting(base)
    self.reporter = reporter
  }

  func makeID() -> EntryID {
    lastNumber += 1
    return EntryID(number: lastNumber)
  }

  /// True if the tree has an entry that no `open` may remove.
  var hasProtectedEntry: Bool { protectedEntries.contains { $0.counts } }

  func noteProtected(_ entry: Entry) {
    protectedEntries.removeAll { !$0.counts || $0.entry === entry }
    protectedEntries.append(ProtectedEntry(entry: entry))
  }

  /// The numbers of the ids that the tree has used.
  var issuedNumbers: ClosedRange<Int> { 1...max(lastNumber, 1) }

  var nextNumber: Int { lastNumber + 1 }

  func report(_ code: MisuseReport.Code, _ message: String) {
    report(MisuseReport(code: code, message: message))
  }

  func report(_ report: MisuseReport) {
    guard let kept = keptReports.take() else { return reporter.report(report) }
    keptReports = kept.adding(report)
  }

  /// While the draft repeats a call, because the user has answered or a target goes on, the columns
  /// that lay side by side when it was first made; nil otherwise. The window may have been turned
  /// since, but the width counted then.
  var repeatedWide: [TabsKey]?

  /// The columns that the window shows beside each other, or did when a repeated call was made.
  var wideColumns: [TabsKey] {
    repeatedWide
      ?? tabs.all.filter { content(of: $0).arrangement == .columns(isCollapsed: false) }.map(\.key)
  }

  /// True during a trial: reports are kept, targets stay as they are, nobody is notified, and queued work
  /// is dropped.
  var isTried = false

  /// Reads one side while `body` runs.
  func reading<Result, Failure>(
    _ side: Side, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let before = reads
    reads = side
    defer { reads = before }
    return try body()
  }
}

// Objects by number.
extension TreeState {
  func node(_ key: NodeKey) -> Node? { nodes[key] }
  func layer(_ key: LayerKey) -> LayerState? { layers[key] }
  func tabs(_ key: TabsKey) -> TabsState? { tabs[key] }
  func node(of entry: Entry) -> Node? { nodes[entry.node] }

  func tabs(of entry: Entry) -> TabsState? {
    guard let key = entry.tabs else { return nil }
    return tabs[key]
  }

  func parent(of node: Node) -> Node? {
    guard let key = node.parent else { return nil }
    return nodes[key]
  }

  func makeNode(below parent: Node?, base: LayerKey, _ body: Node.Body) -> Node {
    let node = Node(nodes.nextKey, below: parent, base: base, body)
    nodes = nodes.take().inserting(node)
    return node
  }

  func makeLayer(
    _ style: LayerStyle, of owner: NodeKey, tab: TabsKey? = nil,
    presenter: Entry? = nil
  ) -> LayerState {
    lastObject += 1
    let object = LayerObject(number: lastObject, style: style)
    object.tree = handle
    let layer = LayerState(
      layers.nextKey, style, of: owner, object: object, tab: tab, presenter: presenter)
    layers = layers.take().inserting(layer)
    return layer
  }

  var nextTabs: TabsKey { tabs.nextKey }

  func add(_ made: TabsState) {
    tabs = tabs.take().inserting(made)
  }

  /// Lets go of the coordinator of a node. One that a trial has made is fresh again, because user
  /// code may have kept it.
  func release(_ node: Node) {
    if isTried { node.host?.detach() } else { node.host?.release() }
  }

  func remove(_ node: Node) {
    nodes = nodes.take().removing(node.key)
  }

  func remove(_ layer: LayerState) {
    layers = layers.take().removing(layer.key)
  }

  func remove(_ gone: TabsState) {
    tabs = tabs.take().removing(gone.key)
  }
}

// The chain of modal layers, the lowest first.
extension TreeState {
  var modals: [LayerState] {
    guard reads == .draft, let chainKept else { return chain }
    return Array(chain[..<chainKept]) + chainTail
  }

  var hasModals: Bool { modalCount > 0 }

  /// True if the tree has modal layers that stay.
  var keepsModals: Bool { reads == .draft ? (chainKept ?? chain.count) > 0 : !chain.isEmpty }

  var modalCount: Int {
    guard reads == .draft, let chainKept else { return chain.count }
    return chainKept + chainTail.count
  }

  /// True if the draft has written a chain of its own.
  var hasOtherChain: Bool { chainKept != nil }

  var topLayer: LayerState {
    guard reads == .draft, let chainKept else { return chain.last ?? base }
    return chainTail.last ?? (chainKept > 0 ? chain[chainKept - 1] : base)
  }

  func modal(_ place: Int) -> LayerState? {
    guard place >= 0, place < modalCount else { return nil }
    guard reads == .draft, let chainKept, place >= chainKept else { return chain[place] }
    return chainTail[place - chainKept]
  }

  /// The layers from the base up.
  func walkChain(_ body: (LayerState) -> Void) {
    body(base)
    for layer in modals { body(layer) }
  }

  func append(_ layer: LayerState) {
    let kept = chainKept ?? chain.count
    chainKept = kept
    layer.place = kept + chainTail.count
    chainTail = chainTail.take().adding(layer)
  }

  func removeTopLayer() -> LayerState? {
    let kept = chainKept ?? chain.count
    var changed = chainTail.take()
    if let top = changed.popLast() {
      chainTail = changed
      return top
    }
    guard kept > 0 else { return nil }
    chainKept = kept - 1
    return chain[kept - 1]
  }

  /// Makes the draft's chain that of the state. From then on the edit holds the past.
  func swapChain() {
    guard let chainKept else { return }
    var changed = chain.take()
    let past = Array(changed[chainKept...])
    changed.removeLast(past.count)
    changed.append(contentsOf: chainTail)
    chain = changed
    chainTail = past
  }

  func clearChain() {
    chainKept = nil
    chainTail = []
  }

  func endChain() {
    chain = []
    clearChain()
  }

  /// The lowest modal layer that the draft has made.
  var firstNewModal: LayerState? { chainTail.first }

  /// The layer below the first one that goes or comes with the draft; nil if none does.
  var layerBelowChange: LayerState? {
    guard let chainKept, chainKept < chain.count || !chainTail.isEmpty else { return nil }
    return chainKept == 0 ? base : chain[chainKept - 1]
  }
}
