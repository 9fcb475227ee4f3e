// Finds who takes outputs.

extension Tree {
  func emit(_ output: Any, of node: Node, from entry: Entry?) -> Outcome {
    guard let parent = state.parent(of: node), let embedding = node.embedding else {
      guard let receiver = node.host?.listeners.outputReceiver else { return .ignored(.noReceiver) }
      return whenIdle(from: node, entry) { receiver(output) }
    }
    let receiver = withoutReentry {
      state.reading(.settled) { self.receiver(of: output, from: node, embedding, parent) }
    }
    guard let receiver else {
      let isGone = node.life.isDropped || parent.host?.coordinator == nil
      return .ignored(isGone ? .left : .noReceiver)
    }
    return whenIdle(from: node, entry, receiver)
  }

  /// Asks for the parent's destination again, with the child's first route.
  private func receiver(
    of output: Any, from node: Node, _ embedding: any ChildEmbedding, _ parent: Node
  ) -> (@MainActor () -> Void)? {
    guard let first = state.bottom(of: node) else { return nil }
    let route = state.route(of: first, for: parent)
    if let receiver = parent.host?.recipe(for: route)?.child?.receiver(of: output, as: embedding) {
      return receiver
    }
    if parent.host?.coordinator != nil {
      state.reportChange(
        of: route.name, in: parent.name, "first a child with outputs, and then not")
    }
    return nil
  }
}
