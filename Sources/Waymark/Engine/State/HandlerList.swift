/// Closures that are called with a value, in the order of registration.
@MainActor
struct HandlerList<Value> {
  private struct Handler {
    let token: ObserverToken
    let handle: @MainActor (Value) -> Void
  }

  private var handlers = SweptList<Handler>()

  nonisolated init() {}

  /// - Returns: A token that ends the calls.
  mutating func add(_ handle: @escaping @MainActor (Value) -> Void) -> ObserverToken {
    let token = ObserverToken()
    handlers.append(Handler(token: token, handle: handle)) { $0.token.isOver }
    return token
  }

  func call(_ value: Value) {
    for handler in handlers.elements where !handler.token.isOver { handler.handle(value) }
  }
}
