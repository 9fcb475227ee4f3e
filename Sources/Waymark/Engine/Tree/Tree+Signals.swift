// Finds who takes outputs and signals.

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

  /// Passes a signal to the nearest handler, from a coordinator outwards.
  func send<Signal>(_ signal: Signal, of node: Node, from entry: Entry?) -> Outcome {
    guard let handler = receiver(of: Signal.self, of: node, from: entry) else {
      report(.unheard(Signal.self, from: node.name))
      return .ignored(.noReceiver)
    }
    return whenIdle(from: node, entry) { [self] in
      if let body = handler.body {
        body(signal)
      } else {
        // The handler has ended meanwhile, so the signal is sent anew.
        _ = send(signal, of: node, from: entry)
      }
    }
  }

  func takes<Signal>(_ type: Signal.Type, of node: Node, from entry: Entry?) -> Bool {
    for key in node.path { state.node(key)?.host?.listeners.signals.observed.access() }
    return receiver(of: type, of: node, from: entry) != nil
  }

  private func receiver<Signal>(
    of type: Signal.Type, of node: Node, from entry: Entry?
  ) -> SignalHandler? {
    for key in node.path.reversed() {
      let signals = state.node(key)?.host?.listeners.signals
      if let found = signals?.handler(for: ObjectIdentifier(type), from: entry) { return found }
    }
    return nil
  }
}
