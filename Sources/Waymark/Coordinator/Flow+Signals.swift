// Outputs and signals: messages to coordinators above.

extension Flow {
  /// Sends an output to the parent. Finds the receiver at once, so that an output arrives even if
  /// its sender leaves right afterwards.
  func emit(_ output: Any) -> Outcome {
    guard let tree, let node else { return .ignored(isFresh ? .noReceiver : .left) }
    return tree.emit(output, of: node, from: nil)
  }

  /// Emits an output that wants an answer. The answer is dropped once the coordinator has left.
  func ask(_ waiter: any AnyResultWaiter, _ output: () -> Any) -> Outcome {
    guard let tree, let node else { return .ignored(isFresh ? .noReceiver : .left) }
    tree.inquiries.add(waiter, of: .coordinator(node.key))
    return tree.emit(output(), of: node, from: nil)
  }

  func send<Signal>(_ signal: Signal, as name: @autoclosure () -> String) -> Outcome {
    if let tree, let node { return tree.send(signal, of: node, from: nil) }
    guard isFresh else { return .ignored(.left) }
    guard let body = listeners.signals.body(for: ObjectIdentifier(Signal.self), from: nil) else {
      reporter.report(.unheard(Signal.self, from: name()))
      return .ignored(.noReceiver)
    }
    body(signal)
    return .performed
  }

  /// True if a handler takes signals of this type. Observable.
  func takes<Signal>(_ type: Signal.Type) -> Bool {
    accessPlace()
    if let tree, let node { return tree.takes(type, of: node, from: nil) }
    listeners.signals.observed.access()
    return listeners.signals.body(for: ObjectIdentifier(type), from: nil) != nil
  }
}

extension Tree {
  func emit(_ output: Any, of node: Node, from entry: Entry?) -> Outcome {
    guard let parent = state.parent(of: node), let embedding = node.embedding else {
      guard let receiver = node.host?.listeners.outputReceiver else { return .ignored(.noReceiver) }
      return tell(from: node, entry) { receiver(output) }
    }
    let receiver = withoutReentry {
      state.reading(.settled) { self.receiver(of: output, from: node, embedding, parent) }
    }
    guard let receiver else {
      let isGone = node.life.isDropped || parent.host?.coordinator == nil
      return .ignored(isGone ? .left : .noReceiver)
    }
    return tell(from: node, entry, receiver)
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
    guard let body = receiver(of: Signal.self, of: node, from: entry) else {
      state.report(.unheard(Signal.self, from: node.name))
      return .ignored(.noReceiver)
    }
    return tell(from: node, entry) { body(signal) }
  }

  func takes<Signal>(_ type: Signal.Type, of node: Node, from entry: Entry?) -> Bool {
    for key in node.path { state.node(key)?.host?.listeners.signals.observed.access() }
    return receiver(of: type, of: node, from: entry) != nil
  }

  private func receiver<Signal>(
    of type: Signal.Type, of node: Node, from entry: Entry?
  ) -> (@MainActor (Any) -> Void)? {
    for key in node.path.reversed() {
      let signals = state.node(key)?.host?.listeners.signals
      if let body = signals?.body(for: ObjectIdentifier(type), from: entry) { return body }
    }
    return nil
  }
}

extension MisuseReport {
  fileprivate static func unheard<Signal>(_ type: Signal.Type, from name: String) -> MisuseReport {
    let signal = typeName(of: type)
    return MisuseReport(
      code: .unheardSignal,
      message: "No coordinator or screen takes the signal \(signal) that \(name) sent. Call"
        + " handle(\(signal).self) on a coordinator above it, or ask canSend first."
        + " A screen takes signals only after it was made.")
  }
}
