/// Closures that are called with a value, in the order of registration.
@MainActor
struct HandlerList<Value> {
  typealias Body = @MainActor (Value) -> Void

  private var handlers = SweptList<Listener<Body>>()

  nonisolated init() {}

  /// - Returns: A token that ends the calls.
  mutating func add(_ body: @escaping Body) -> ObserverToken {
    let handler = Listener(body)
    handlers.append(handler, sweeping: \.isOver)
    return ObserverToken(handler)
  }

  func call(_ value: Value) {
    for handler in handlers.elements { handler.body?(value) }
  }
}
