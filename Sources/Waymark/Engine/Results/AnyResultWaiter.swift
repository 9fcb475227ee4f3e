/// A waiter for a value of any type.
@MainActor
protocol AnyResultWaiter: AnyObject, Sendable {
  /// True from the moment its entry enters until it is resolved.
  var isOpen: Bool { get }
  /// True once it is resolved.
  var isOver: Bool { get }
  var typeName: String { get }
  /// Adds it to a list of inquiries, so that it is resolved at the latest when the asker leaves.
  func belong(to inquiries: WaiterList)
  /// Passes it to a verb that makes its entry. Returns false if the reply was already used.
  func handOver(expecting source: ReplySource) -> Bool
  /// Ends its verb. Without an entry, it is resolved without an answer.
  func settle()
  /// Keeps it waiting before it has an entry: with a held target, or for an answer.
  func keep(with hold: Hold?)
  /// Ends its wait with a target. The waiter is resolved, unless it waits for something else by
  /// now.
  func leave(_ hold: Hold)
  func attach(to entry: Entry, in tree: Tree)
  func accepts(_ value: any Sendable) -> Bool
  func resolve(_ value: (any Sendable)?)
  /// Ends the wait without a result.
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
