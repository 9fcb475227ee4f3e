extension Navigator {
  /// Calls a closure for every signal of a type from below the navigator's screen.
  ///
  /// ```swift
  /// navigator.handle(CartChanged.self) { [weak self] in self?.badge = $0.count }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The exact type of the signals.
  ///   - handler: Gets each signal. Signals that this navigator sends go to handlers further out.
  ///     The handler lives as long as the entry.
  /// - Returns: A token whose `cancel()` ends the handling early.
  /// - Complexity: Amortised constant time.
  @discardableResult
  public func handle<Signal>(
    _ type: Signal.Type, _ handler: @escaping @MainActor (Signal) -> Void
  ) -> ObserverToken {
    anyBacking.handle(type, handler)
  }

  /// Sends a signal to the nearest handler of its type, from the navigator's coordinator outwards.
  ///
  /// ```swift
  /// navigator.send(CartChanged(count: 3))  // .performed
  /// ```
  ///
  /// - Parameter signal: Any value; its type decides who gets it.
  /// - Returns: As `send` of the coordinator; `ignored(left)`; without a coordinator `performed`.
  /// - Complexity: That of `send` of the coordinator.
  @discardableResult
  public func send<Signal>(_ signal: Signal) -> Outcome { anyBacking.send(signal) }

  /// Returns true if a handler takes signals of this type. Observable.
  ///
  /// ```swift
  /// navigator.canSend(CartChanged.self)  // true
  /// ```
  ///
  /// - Parameter type: The exact type of the signal.
  /// - Complexity: That of `send` of the coordinator.
  public func canSend<Signal>(_ type: Signal.Type) -> Bool { anyBacking.canSend(type) }
}
