/// A waiter for a value of any type.
@MainActor
protocol AnyResultWaiter: AnyObject, Sendable {
  /// True from when its entry entered until it is resolved.
  var isOpen: Bool { get }
  /// True once it is resolved.
  var isOver: Bool { get }
  var typeName: String { get }
  /// Is resolved by the latest when whoever asked leaves.
  func belong(to inquiries: WaiterList)
  /// Goes with a verb from now on, which makes its entry; false unless nobody had the reply before.
  func handOver(expecting source: ReplySource) -> Bool
  /// The verb is over: without an entry there is no answer either.
  func settle()
  /// Keeps it waiting before its entry is there: with a target that is held, or for an answer.
  func keep(with hold: Hold?)
  /// The target waits no longer: the waiter is resolved, unless it waits for something else by now.
  func leave(_ hold: Hold)
  func attach(to entry: Entry, in tree: Tree)
  func accepts(_ value: any Sendable) -> Bool
  func resolve(_ value: (any Sendable)?)
  /// Whoever waits gives up.
  func cancel()
}

extension AnyResultWaiter {
  /// Calls the verb that makes its entry.
  func begin(_ verb: (any AnyResultWaiter) -> Outcome) -> Outcome {
    let outcome = verb(self)
    if outcome != .queued { settle() }
    return outcome
  }
}
