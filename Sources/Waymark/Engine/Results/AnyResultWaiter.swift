/// A waiter for a value of any type, from the verb that makes its entry on.
@MainActor
protocol AnyResultWaiter: EntryWaiter {
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
  /// Its entry is in the tree, in a layer, and it is on the list of those who wait there.
  func attach(to entry: Entry, _ object: LayerObject?, in list: WaiterList)
}
