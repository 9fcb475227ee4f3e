extension FlowNode {
  /// Passes a signal to the nearest handler, from this coordinator outwards.
  func send<Signal>(_ signal: Signal, from entry: Entry? = nil) -> Outcome {
    guard tree != nil || isFresh else { return .ignored(.left) }
    guard let body = receiver(of: Signal.self, from: entry) else {
      let signal = typeName(of: Signal.self)
      let message =
        "Nobody takes the signal \(signal) that \(coordinatorName) sent. Call"
        + " handle(\(signal).self) on a coordinator above it, or ask canSend first."
      let report = MisuseReport(code: .unheardSignal, message: message)
      if let tree { tree.report(report) } else { reporter.report(report) }
      return .ignored(.noReceiver)
    }
    guard let tree else {
      body(signal)
      return .performed
    }
    return tree.tell { body(signal) }
  }

  /// True if a signal of this type would be taken. What is read is observed.
  func takes<Signal>(_ type: Signal.Type, from entry: Entry? = nil) -> Bool {
    accessPlace()
    var node: (any FlowNode)? = self
    while let current = node {
      current.observedSignals.access()
      node = current.parent
    }
    return receiver(of: type, from: entry) != nil
  }

  var observedSignals: Observed { signalHandlers.makeObserved() }

  func handle<Signal>(
    _ type: Signal.Type, from entry: Entry? = nil,
    _ handler: @escaping @MainActor (Signal) -> Void
  ) -> ObserverToken {
    // Told with no access to the handlers at work: whoever is told may read them.
    let token = signalHandlers.add(type, entry, handler)
    observedSignals.change()
    return token
  }

  func receiver<Signal>(
    of type: Signal.Type, from entry: Entry?
  ) -> (@MainActor (Any) -> Void)? {
    var node: (any FlowNode)? = self
    while let current = node {
      if let body = current.signalHandlers.body(for: ObjectIdentifier(type), from: entry) {
        return body
      }
      node = current.parent
    }
    return nil
  }
}
