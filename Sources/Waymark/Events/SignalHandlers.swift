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
      _ type: ObjectIdentifier, _ entry: Entry?,
      _ body: @escaping @MainActor (Any) -> Void
    ) {
      self.type = type
      self.entry = entry
      isEntrys = entry != nil
      self.body = body
      token.onCancel = { [weak self] in _ = self?.body.take() }
    }

    var isOver: Bool {
      guard !token.isCancelled else { return true }
      return isEntrys && (entry.map { $0.mark == .gone } ?? true)
    }
  }

  private var handlers: [Handler] = []

  nonisolated init() {}

  mutating func add<Signal>(
    _ type: Signal.Type, _ entry: Entry?, _ body: @escaping @MainActor (Signal) -> Void
  ) -> ObserverToken {
    let handler = Handler(ObjectIdentifier(type), entry) { signal in
      if let signal = signal as? Signal { body(signal) }
    }
    handlers.removeAll(where: \.isOver)
    handlers.append(handler)
    return handler.token
  }

  /// The handler of signals of a type that came last; it is not found for what `sender` has itself.
  func body(
    for type: ObjectIdentifier, from sender: Entry?
  ) -> (@MainActor (Any) -> Void)? {
    handlers.last { handler in
      handler.type == type && !handler.isOver && (sender == nil || handler.entry !== sender)
    }?.body
  }
}
