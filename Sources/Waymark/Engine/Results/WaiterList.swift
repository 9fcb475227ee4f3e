/// The waiters for entries of a tree, or of one asker.
@MainActor
final class WaiterList {
  private var waiters: [Int: any AnyResultWaiter] = [:]
  private var lastNumber = 0

  nonisolated init() {}

  /// Ends all waits, even if the tree is released without `end()` and one of its coordinators lives
  /// on.
  deinit {
    guard !waiters.isEmpty else { return }
    Task { @MainActor [waiters] in
      for (_, waiter) in waiters.sorted(by: { $0.key < $1.key }) { waiter.cancel() }
    }
  }

  var count: Int { waiters.count }

  /// Adds a waiter. Returns the number for removing it.
  func add(_ waiter: any AnyResultWaiter) -> Int {
    lastNumber += 1
    waiters[lastNumber] = waiter
    return lastNumber
  }

  func remove(_ number: Int) {
    waiters[number] = nil
  }

  /// Ends all waits, in the order in which they came.
  func cancelAll() {
    for (_, waiter) in waiters.sorted(by: { $0.key < $1.key }) { waiter.cancel() }
  }
}

/// The askers of open inquiries, by the coordinator or entry with which the inquiry ends.
@MainActor
final class InquiryList {
  enum Asker: Hashable {
    case entry(EntryID)
    case coordinator(NodeKey)
  }

  private var lists: [Asker: WaiterList] = [:]

  nonisolated init() {}

  var count: Int { lists.values.reduce(0) { $0 + $1.count } }

  func add(_ waiter: any AnyResultWaiter, of asker: Asker) {
    var changed = take()
    let list = changed[asker] ?? WaiterList()
    changed[asker] = list
    lists = changed
    waiter.belong(to: list)
  }

  /// Ends the inquiries of an asker that leaves.
  func end(_ asker: Asker) {
    guard !lists.isEmpty else { return }
    var changed = take()
    let ended = changed.removeValue(forKey: asker)
    lists = changed
    ended?.cancelAll()
  }

  /// Moves the lists out of their property, like `Array.take()`.
  private func take() -> [Asker: WaiterList] {
    let taken = lists
    lists = [:]
    return taken
  }
}
