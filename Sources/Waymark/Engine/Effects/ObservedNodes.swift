/// The coordinators with observers around what a change touches.
@MainActor
struct ObservedNodes {
  /// Mostly there is one, and it needs no list.
  private var first: Node?
  private var others: [Node] = []
  /// The one noted last: its neighbours are mostly of the same coordinator.
  private var last: NodeKey?
  private let state: TreeState

  init(_ state: TreeState) {
    self.state = state
  }

  mutating func note(_ key: NodeKey) {
    if key != last { find(key) }
  }

  private mutating func find(_ key: NodeKey) {
    last = key
    var next = state.node(key)
    while let current = next {
      if let listeners = current.listeners, listeners.hasObservers { add(current) }
      next = state.parent(of: current)
    }
  }

  private mutating func add(_ node: Node) {
    guard first != nil else { return first = node }
    guard node !== first, !others.contains(where: { $0 === node }) else { return }
    others.append(node)
  }

  var isEmpty: Bool { first == nil }

  /// The app's first, each with the types of its own.
  func deliver(_ record: ChangeRecord) {
    guard let first else { return }
    guard !others.isEmpty else { return deliver(record, to: first) }
    for node in ([first] + others).sorted(by: { $0.level < $1.level }) { deliver(record, to: node) }
  }

  private func deliver(_ record: ChangeRecord, to node: Node) {
    node.listeners?.deliver(record, of: node, state)
  }
}
