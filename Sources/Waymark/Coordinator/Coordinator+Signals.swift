// Signals: telling something to whoever is above and knows the type, without wiring each level.

extension Coordinator {
  /// Calls a closure for every signal of a type that comes from the coordinator's subtree.
  ///
  /// ```swift
  /// struct CartChanged { let count: Int }
  /// app.handle(CartChanged.self) { badge = $0.count }
  /// checkout.send(CartChanged(count: 3))  // any number of levels below
  /// ```
  ///
  /// The nearest handler gets a signal, from the sender's own coordinator outwards; of several of one
  /// coordinator the one that came last. A handler above gets what nobody nearer handles.
  ///
  /// - Parameters:
  ///   - type: The type of the signals, exactly.
  ///   - handler: Gets each signal.
  /// - Returns: A token whose `cancel()` ends the handling; else it lasts as long as the coordinator.
  @discardableResult
  public func handle<Signal>(
    _ type: Signal.Type, _ handler: @escaping @MainActor (Signal) -> Void
  ) -> ObserverToken {
    adopted.listeners.handle(type, from: nil, handler)
  }

  /// Sends a signal to the nearest handler of its type, from this coordinator outwards.
  ///
  /// If a verb is at work, the handler is called after it, so it never sees a half-done transaction.
  /// Costs a walk up the coordinators.
  ///
  /// - Parameter signal: Any value; its type decides who gets it.
  /// - Returns: `performed`; `queued`; `ignored(noReceiver)` if nobody takes it, which is reported;
  ///   `ignored(left)`.
  @discardableResult
  public func send<Signal>(_ signal: Signal) -> Outcome { adopted.send(signal, as: name) }

  /// True if a signal of this type would be taken. What is read is observed.
  ///
  /// - Parameter type: The type of the signal, exactly.
  public func canSend<Signal>(_ type: Signal.Type) -> Bool {
    adopted.takes(type)
  }
}

extension Navigator {
  /// Calls a closure for every signal of a type that comes from below the navigator's screen.
  ///
  /// - Parameters:
  ///   - type: The type of the signals, exactly.
  ///   - handler: Gets each signal; those of this navigator itself go on outwards. It lives as long as
  ///     the entry.
  /// - Returns: A token whose `cancel()` ends the handling earlier.
  @discardableResult
  public func handle<Signal>(
    _ type: Signal.Type, _ handler: @escaping @MainActor (Signal) -> Void
  ) -> ObserverToken {
    switch backing {
    case .entry(let origin): origin.handle(type, handler) ?? ObserverToken()
    case .standIn(let standIn): standIn.handle(type, handler)
    }
  }

  /// Sends a signal to the nearest handler of its type, from the navigator's coordinator outwards.
  ///
  /// - Parameter signal: Any value; its type decides who gets it.
  /// - Returns: As `send` of the coordinator; `ignored(left)`; without a coordinator `performed`.
  @discardableResult
  public func send<Signal>(_ signal: Signal) -> Outcome {
    switch backing {
    case .entry(let origin): origin.send(signal)
    case .standIn(let standIn): standIn.send(signal)
    }
  }

  /// True if a signal of this type would be taken. What is read is observed.
  ///
  /// - Parameter type: The type of the signal, exactly.
  public func canSend<Signal>(_ type: Signal.Type) -> Bool {
    switch backing {
    case .entry(let origin): origin.canSend(type)
    case .standIn(let standIn): standIn.canSend(type)
    }
  }
}
