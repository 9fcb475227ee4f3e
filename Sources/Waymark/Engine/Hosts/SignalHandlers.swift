/// What a coordinator, and the screens of its entries, do with signals from below.
@MainActor
struct SignalHandlers {
  @MainActor
  private final class Handler {
    let token = ObserverToken()
    /// The entry whose screen handles the signal; nil for the coordinator itself.
    weak var entry: Entry?
    let isEntrys: Bool
    let type: ObjectIdentifier
    private(set) var body: (@MainActor (Any) -> Void)?

    init(
      _ type: ObjectIdentifier, _ entry: Entry?, _ observed: Observed,
      _ body: @escaping @MainActor (Any) -> Void
    ) {
      self.type = type
      self.entry = entry
      isEntrys = entry != nil
      self.body = body
      token.onCancel = { [weak self, weak observed] in
        // Let go of last, since what it captured may call verbs when it goes.
        let body = self?.body.take()
        observed?.change()
        _ = body
      }
    }

    var isOver: Bool {
      guard !token.isCancelled else { return true }
      return isEntrys && (entry.map { $0.life == .gone } ?? true)
    }
  }

  private var handlers = SweptList<Handler>()
  /// What those have read who asked whether a signal is taken; nil before the first of both.
  private var observed: Observed?

  nonisolated init() {}

  mutating func add<Signal>(
    _ type: Signal.Type, _ entry: Entry?, _ body: @escaping @MainActor (Signal) -> Void
  ) -> ObserverToken {
    let observed = makeObserved()
    let handler = Handler(ObjectIdentifier(type), entry, observed) { signal in
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
  func body(
    for type: ObjectIdentifier, from sender: Entry?
  ) -> (@MainActor (Any) -> Void)? {
    handlers.elements.last { handler in
      handler.type == type && !handler.isOver && (sender == nil || handler.entry !== sender)
    }?.body
  }
}
