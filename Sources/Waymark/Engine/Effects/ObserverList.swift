/// The observers of one coordinator, in the order in which they were added.
@MainActor
struct ObserverList {
  typealias Body = @MainActor (ChangeFacts, ChangeDelivery) -> Void

  private var observers = SweptList<Listener<Body>>()

  nonisolated init() {}

  /// True if there are none, or all have ended. Then a change needs no record. Usually the first one answers it.
  var isEmpty: Bool {
    for place in observers.elements.indices where !observers.elements[place].isOver {
      return false
    }
    return true
  }

  mutating func add(_ body: @escaping Body) -> ObserverToken {
    let observer = Listener(body)
    observers.append(observer, sweeping: \.isOver)
    return ObserverToken(observer)
  }

  /// Tells the observers of a change.
  func deliver(_ facts: ChangeFacts, _ delivery: ChangeDelivery) {
    // Go by index. Observers are referenced weakly elsewhere, and retaining such objects is expensive.
    let told = observers.elements
    for place in told.indices { told[place].body?(facts, delivery) }
  }
}
