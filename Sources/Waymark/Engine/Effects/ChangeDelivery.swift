/// What is open while a change is told to the observers of one coordinator: the way to the tree.
@MainActor
final class ChangeDelivery {
  private var state: TreeState?
  private var node: Node?

  /// Nil once the callbacks are over.
  var source: (state: TreeState, node: Node)? {
    guard let state, let node else { return nil }
    return (state, node)
  }

  func open(_ node: Node, in state: TreeState) {
    self.state = state
    self.node = node
  }

  func close() {
    state = nil
    node = nil
  }
}
