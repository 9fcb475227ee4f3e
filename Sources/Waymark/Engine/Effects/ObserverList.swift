/// The observers of one coordinator, in the order in which they were added.
@MainActor
struct ObserverList {
  typealias Body = @MainActor (ChangeFacts, ChangeDelivery) -> Void

  /// An observer. It is a class, so that copying a list does not touch the closures.
  @MainActor
  private final class Observer {
    let token = ObserverToken()
    /// Nil after the observation is over, so that nothing it captured is kept.
    private(set) var body: Body?

    init(_ body: @escaping Body) {
      self.body = body
      token.onCancel = { [weak self] in
        // Release the closure outside the access, because its captures may call verbs when they are released.
        _ = self?.body.take()
      }
    }
  }

  private var observers = SweptList<Observer>()

  nonisolated init() {}

  var isEmpty: Bool { observers.elements.isEmpty }

  mutating func add(_ body: @escaping Body) -> ObserverToken {
    let observer = Observer(body)
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
