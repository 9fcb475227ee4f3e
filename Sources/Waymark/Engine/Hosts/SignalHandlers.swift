/// What a coordinator, and the screens of its entries, do with signals from below.
@MainActor
package struct SignalHandlers {
  @MainActor
  private final class Handler {
    let token = ObserverToken()
    /// The entry whose screen handles the signal, which cancels the token when it leaves; nil for the
    /// coordinator itself.
    weak var owner: AnyObject?
    let isOwned: Bool
    let type: ObjectIdentifier
    private(set) var body: (@MainActor (Any) -> Void)?

    init(
      _ type: ObjectIdentifier, _ owner: AnyObject?, _ observed: Observed,
      _ body: @escaping @MainActor (Any) -> Void
    ) {
      self.type = type
      self.owner = owner
      isOwned = owner != nil
      self.body = body
      token.onCancel = { [weak self, weak observed] in
        // Let go of last, since what it captured may call verbs when it goes.
        let body = self?.body.take()
        observed?.change()
        _ = body
      }
    }

    var isOver: Bool { token.isCancelled || isOwned && owner == nil }
  }

  private var handlers = SweptList<Handler>()
  /// What those have read who asked whether a signal is taken; nil before the first of both.
  private var observed: Observed?

  package nonisolated init() {}

  /// - Parameter owner: The entry whose screen handles the signals; nil for the coordinator itself.
  package mutating func add<Signal>(
    _ type: Signal.Type, of owner: AnyObject?, _ body: @escaping @MainActor (Signal) -> Void
  ) -> ObserverToken {
    let observed = makeObserved()
    let handler = Handler(ObjectIdentifier(type), owner, observed) { signal in
      if let signal = signal as? Signal { body(signal) }
    }
    handlers.append(handler, sweeping: \.isOver)
    return handler.token
  }

  mutating func makeObserved() -> Observed {
    let made = observed ?? Observed()
    observed = made
    return made
  }

  /// The handler of signals of a type that came last; it is not found for what `sender` has itself.
  package func body(
    for type: ObjectIdentifier, from sender: AnyObject?
  ) -> (@MainActor (Any) -> Void)? {
    handlers.elements.last { handler in
      handler.type == type && !handler.isOver && (sender == nil || handler.owner !== sender)
    }?.body
  }
}
