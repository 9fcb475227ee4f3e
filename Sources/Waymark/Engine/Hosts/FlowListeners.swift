/// The listeners of a coordinator, from before it is in a tree until after it has left.
@MainActor
final class FlowListeners {
  private var observers = ObserverList()
  private var handlers = SignalHandlers()
  /// The receiver of outputs of a root, which no coordinator composes.
  var outputReceiver: (@MainActor (Any) -> Void)?
  /// The last delivery, if no observer keeps it. Using it again saves an allocation.
  private var spare: ChangeDelivery?

  nonisolated init() {}

  var hasObservers: Bool { !observers.isEmpty }

  func observe(_ body: @escaping ObserverList.Body) -> ObserverToken {
    // Moved out like `Array.take()`, and for the same reason.
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
    // If an observer keeps the paths of a change, it must not see those of the next one.
    if isKnownUniquelyReferenced(&delivery) { spare = delivery }
  }

  /// Observes which types of signals have a handler.
  var observedSignals: Observed { handlers.makeObserved() }

  func handle<Signal>(
    _ type: Signal.Type, from entry: Entry?, _ handler: @escaping @MainActor (Signal) -> Void
  ) -> ObserverToken {
    // Notifies after the access to the handlers has ended, because readers may read them.
    let token = handlers.add(type, of: entry, handler)
    observedSignals.change()
    return token
  }

  func receiver(of type: ObjectIdentifier, from entry: Entry?) -> (@MainActor (Any) -> Void)? {
    handlers.body(for: type, from: entry)
  }
}
