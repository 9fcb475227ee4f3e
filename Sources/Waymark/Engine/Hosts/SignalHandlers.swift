/// A handler of signals of one type.
@MainActor
package final class SignalHandler: Listening {
  fileprivate let type: ObjectIdentifier
  /// The entry whose screen handles the signal; nil for the coordinator itself.
  fileprivate weak var owner: AnyObject?
  private weak var observed: Observed?
  /// Nil after the end, so that nothing it captured is kept.
  package private(set) var body: (@MainActor (Any) -> Void)?

  fileprivate init(
    _ type: ObjectIdentifier, _ owner: AnyObject?, _ observed: Observed,
    _ body: @escaping @MainActor (Any) -> Void
  ) {
    self.type = type
    self.owner = owner
    self.observed = observed
    self.body = body
  }

  package var token: ObserverToken { ObserverToken(self) }

  var isOver: Bool { body == nil }

  func end() {
    let released = body.take()
    observed?.change()
    // Its captures may call verbs when they are released.
    releaseOutside(released)
  }
}

/// The handlers of a coordinator, and of the screens of its entries, for signals from below.
@MainActor
package final class SignalHandlers {
  /// A handler in the list. Those of screens are kept by their entries, so that they are released
  /// with these, however long the coordinator lives.
  @MainActor
  private struct Item {
    private let kept: SignalHandler?
    private weak var keptByEntry: SignalHandler?

    init(_ handler: SignalHandler) {
      let isOfCoordinator = handler.owner == nil
      kept = isOfCoordinator ? handler : nil
      keptByEntry = isOfCoordinator ? nil : handler
    }

    /// Nil once it has ended.
    var handler: SignalHandler? {
      guard let handler = kept ?? keptByEntry, !handler.isOver else { return nil }
      return handler
    }
  }

  private var items = SweptList<Item>()
  /// Observes which types of signals have a handler.
  private(set) lazy var observed = Observed()

  package nonisolated init() {}

  /// Adds the newest handler.
  ///
  /// - Parameter owner: The entry whose screen handles the signals, which has to keep the handler;
  ///   nil for the coordinator itself.
  package func add<Signal>(
    _ type: Signal.Type, of owner: AnyObject?, _ body: @escaping @MainActor (Signal) -> Void
  ) -> SignalHandler {
    let handler = SignalHandler(ObjectIdentifier(type), owner, observed) { signal in
      if let signal = signal as? Signal { body(signal) }
    }
    items.append(Item(handler), sweeping: { $0.handler == nil })
    observed.change()
    return handler
  }

  /// The newest handler for a type of signals. Leaves out handlers of `sender` itself.
  package func handler(
    for type: ObjectIdentifier, from sender: AnyObject?
  ) -> SignalHandler? {
    items.elements.reversed().lazy.compactMap { $0.handler }.first { handler in
      handler.type == type && (sender == nil || handler.owner !== sender)
    }
  }
}
