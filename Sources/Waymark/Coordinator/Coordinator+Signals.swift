// Signals: messages to any coordinator above that handles their type, without wiring each level.

extension Coordinator {
  /// Calls a closure for every signal of a type from the coordinator's subtree.
  ///
  /// ```swift
  /// struct CartChanged { let count: Int }
  /// app.handle(CartChanged.self) { badge = $0.count }
  /// checkout.send(CartChanged(count: 3))  // any number of levels below
  /// ```
  ///
  /// The nearest handler gets a signal, from the sender's own coordinator outwards. If a
  /// coordinator has several, the newest gets it. A handler above only gets signals that no nearer
  /// handler takes.
  ///
  /// - Parameters:
  ///   - type: The exact type of the signals.
  ///   - handler: Gets each signal.
  /// - Returns: A token whose `cancel()` ends the handling. Otherwise it lasts as long as the
  ///   coordinator.
  /// - Complexity: Amortised constant time.
  @discardableResult
  public func handle<Signal>(
    _ type: Signal.Type, _ handler: @escaping @MainActor (Signal) -> Void
  ) -> ObserverToken {
    adopted.listeners.signals.add(type, of: nil, handler).token
  }

  /// Sends a signal to the nearest handler of its type, from this coordinator outwards.
  ///
  /// ```swift
  /// checkout.send(CartChanged(count: 3))  // .performed
  /// checkout.send("no handler")           // .ignored(.noReceiver), and a report
  /// ```
  ///
  /// If a verb is at work, the handler is called after it, so it never sees an unfinished
  /// transaction. If it has ended by then, the signal goes to the nearest handler that has not.
  ///
  /// - Parameter signal: Any value; its type decides who gets it.
  /// - Returns: `performed`; `queued`; `ignored(noReceiver)`, and a report, if there is no handler;
  ///   `ignored(left)`.
  /// - Complexity: Linear in the coordinators above and in their handlers.
  @discardableResult
  public func send<Signal>(_ signal: Signal) -> Outcome { adopted.send(signal, as: name) }

  /// Returns true if a handler takes signals of this type. Observable.
  ///
  /// ```swift
  /// app.handle(CartChanged.self) { badge = $0.count }
  /// checkout.canSend(CartChanged.self)  // true
  /// ```
  ///
  /// - Parameter type: The exact type of the signal.
  /// - Complexity: That of `send`.
  public func canSend<Signal>(_ type: Signal.Type) -> Bool {
    adopted.takes(type)
  }
}
