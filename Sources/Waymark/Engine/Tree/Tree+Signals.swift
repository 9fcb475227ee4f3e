// Finds who takes signals.

extension Tree {
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
