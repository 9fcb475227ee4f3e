/// Closures that are called with a value, in the order in which they came.
@MainActor
struct HandlerList<Value> {
  private var handlers: [(token: ObserverToken, handle: @MainActor (Value) -> Void)] = []

  nonisolated init() {}

  /// - Returns: What ends the calls. What was cancelled is let go of when the next handler comes.
  mutating func add(_ handle: @escaping @MainActor (Value) -> Void) -> ObserverToken {
    handlers.removeAll { $0.token.isOver }
    let token = ObserverToken()
    handlers.append((token, handle))
    return token
  }

  func call(_ value: Value) {
    for handler in handlers where !handler.token.isOver { handler.handle(value) }
  }
}
