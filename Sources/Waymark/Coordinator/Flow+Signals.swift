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
    let handler = listeners.signals.handler(for: ObjectIdentifier(Signal.self), from: nil)
    guard let body = handler?.body else {
      report(.unheard(Signal.self, from: name()))
      return .ignored(.noReceiver)
    }
    body(signal)
    return .performed
  }

  /// True if a handler takes signals of this type. Observable.
  func takes<Signal>(_ type: Signal.Type) -> Bool {
    accessPlace()
    if let tree, let node { return tree.takes(type, of: node, from: nil) }
    guard isFresh else { return false }
    listeners.signals.observed.access()
    return listeners.signals.handler(for: ObjectIdentifier(type), from: nil) != nil
  }
}
