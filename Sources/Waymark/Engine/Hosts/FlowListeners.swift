/// The listeners of a coordinator, from before it is in a tree until after it has left.
@MainActor
final class FlowListeners {
  private var observers = ObserverList()
  private(set) lazy var signals = SignalHandlers()
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
    delivery.source = (state, node)
    observers.deliver(ChangeFacts(record: record, node: node.key, level: node.level), delivery)
    delivery.source = nil
    // If an observer keeps the paths of a change, it must not see those of the next one.
    if isKnownUniquelyReferenced(&delivery) { spare = delivery }
  }
}
