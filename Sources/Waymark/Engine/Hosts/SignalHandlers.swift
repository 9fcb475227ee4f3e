/// The handlers of a coordinator, and of the screens of its entries, for signals from below.
@MainActor
package final class SignalHandlers {
  @MainActor
  private final class Handler {
    let token = ObserverToken()
    /// The entry whose screen handles the signal. It cancels the token when it leaves. Nil for the
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
        // Released last, because its captures may call verbs when they are released.
        let body = self?.body.take()
        observed?.change()
        _ = body
      }
    }

    var isOver: Bool { token.isCancelled || isOwned && owner == nil }
  }

  private var handlers = SweptList<Handler>()
  /// Observes which types of signals have a handler.
  private(set) lazy var observed = Observed()

  package nonisolated init() {}

  /// - Parameter owner: The entry whose screen handles the signals; nil for the coordinator itself.
  package func add<Signal>(
    _ type: Signal.Type, of owner: AnyObject?, _ body: @escaping @MainActor (Signal) -> Void
  ) -> ObserverToken {
    let handler = Handler(ObjectIdentifier(type), owner, observed) { signal in
      if let signal = signal as? Signal { body(signal) }
    }
    handlers.append(handler, sweeping: \.isOver)
    observed.change()
    return handler.token
  }

  /// The newest handler for a type of signals. Leaves out handlers of `sender` itself.
  package func body(
    for type: ObjectIdentifier, from sender: AnyObject?
  ) -> (@MainActor (Any) -> Void)? {
    handlers.elements.last { handler in
      handler.type == type && !handler.isOver && (sender == nil || handler.owner !== sender)
    }?.body
  }
}
