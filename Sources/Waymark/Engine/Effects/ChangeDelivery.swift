/// The way to the tree while the observers of one coordinator are told of a change.
@MainActor
final class ChangeDelivery {
  private var state: TreeState?
  private var node: Node?

  /// Nil after the callbacks.
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
