/// Closures that are called with a value, in the order of registration.
@MainActor
struct HandlerList<Value> {
  /// A class, so that its end releases the closure although copies of the list exist.
  @MainActor
  private final class Handler {
    let token = ObserverToken()
    /// Nil after the end, so that nothing it captured is kept.
    private(set) var handle: (@MainActor (Value) -> Void)?

    init(_ handle: @escaping @MainActor (Value) -> Void) {
      self.handle = handle
      token.onCancel = { [weak self] in
        // Release the closure outside the access, because its captures may call verbs when they are released.
        _ = self?.handle.take()
      }
    }
  }

  private var handlers = SweptList<Handler>()

  nonisolated init() {}

  /// - Returns: A token that ends the calls.
  mutating func add(_ handle: @escaping @MainActor (Value) -> Void) -> ObserverToken {
    let handler = Handler(handle)
    handlers.append(handler, sweeping: \.token.isOver)
    return handler.token
  }

  func call(_ value: Value) {
    for handler in handlers.elements { handler.handle?(value) }
  }
}
