/// Who listens to a coordinator, from before it is in a tree until after it left.
@MainActor
final class FlowListeners {
  private var observers = ObserverList()
  private var handlers = SignalHandlers()
  /// Takes what a root emits, whom nobody composes.
  var outputReceiver: (@MainActor (Any) -> Void)?
  /// The last delivery, if nobody keeps it: using it again saves its allocation.
  private var spare: ChangeDelivery?

  nonisolated init() {}

  var hasObservers: Bool { !observers.isEmpty }

  func observe(_ body: @escaping ObserverList.Body) -> ObserverToken {
    // Taken out as by `Array.take()`, and for the same reason.
    var list = observers
    observers = ObserverList()
    let token = list.add(body)
    observers = list
    return token
  }

  func deliver(_ record: ChangeRecord, of node: Node, _ state: TreeState) {
    var delivery = spare.take() ?? ChangeDelivery()
    delivery.open(node, in: state)
    observers.deliver(ChangeFacts(record: record, node: node.key, level: node.level), delivery)
    delivery.close()
    // Whoever keeps the paths of a change shall not see those of the next.
    if isKnownUniquelyReferenced(&delivery) { spare = delivery }
  }

  /// The coming and going of those who take signals.
  var observedSignals: Observed { handlers.makeObserved() }

  func handle<Signal>(
    _ type: Signal.Type, from entry: Entry?, _ handler: @escaping @MainActor (Signal) -> Void
  ) -> ObserverToken {
    // Told with no access to the handlers at work: whoever is told may read them.
    let token = handlers.add(type, of: entry, handler)
    observedSignals.change()
    return token
  }

  func receiver(of type: ObjectIdentifier, from entry: Entry?) -> (@MainActor (Any) -> Void)? {
    handlers.body(for: type, from: entry)
  }
}
