/// A waiter for a value of any type, from the verb that makes its entry on.
@MainActor
protocol AnyResultWaiter: EntryWaiter {
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
  /// Its entry is in the tree, in a layer, and it is on the list of those who wait there.
  func attach(to entry: Entry, _ object: LayerObject?, in list: WaiterList)
}
