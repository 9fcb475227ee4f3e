/// The observers of one coordinator, in the order in which they came.
@MainActor
struct ObserverList {
  typealias Body = @MainActor (ChangeFacts, ChangeDelivery) -> Void

  /// One observer; a class, so that a list of them is copied without touching the closures.
  @MainActor
  private final class Observer {
    let token = ObserverToken()
    /// Nil once the observation is over, so that nothing it captured is kept.
    private(set) var body: Body?

    init(_ body: @escaping Body) {
      self.body = body
      token.onCancel = { [weak self] in
        // Let go of outside of the access, since what it captured may call verbs when it goes.
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

  /// Tells the change of a coordinator's subtree.
  func deliver(_ facts: ChangeFacts, _ delivery: ChangeDelivery) {
    // By place: what is referred to weakly, as an observer is, is dear to hold.
    let told = observers.elements
    for place in told.indices { told[place].body?(facts, delivery) }
  }
}
