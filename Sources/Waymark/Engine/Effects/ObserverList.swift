/// The observers of one coordinator, in the order in which they were added.
@MainActor
struct ObserverList {
  typealias Body = @MainActor (ChangeFacts, ChangeDelivery) -> Void

  private var observers = SweptList<Listener<Body>>()

  nonisolated init() {}

  var isEmpty: Bool { observers.elements.isEmpty }

  mutating func add(_ body: @escaping Body) -> ObserverToken {
    let observer = Listener(body)
    observers.append(observer, sweeping: \.token.isOver)
    return observer.token
  }

  /// Tells the observers of a change.
  func deliver(_ facts: ChangeFacts, _ delivery: ChangeDelivery) {
    // Go by index. Observers are referenced weakly elsewhere, and retaining such objects is expensive.
    let told = observers.elements
    for place in told.indices { told[place].body?(facts, delivery) }
  }
}
