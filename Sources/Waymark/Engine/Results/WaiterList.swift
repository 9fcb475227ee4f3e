/// The waiters for entries of a tree, or of one asker.
@MainActor
final class WaiterList {
  private var waiters: [Int: any EntryWaiter] = [:]
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
  func add(_ waiter: any EntryWaiter) -> Int {
    lastNumber += 1
    waiters[lastNumber] = waiter
    return lastNumber
  }

  func remove(_ number: Int) {
    waiters[number] = nil
  }

  /// Ends all waits, in the order in which they came.
  func cancelAll(except kept: [any EntryWaiter] = []) {
    for (_, waiter) in waiters.sorted(by: { $0.key < $1.key })
    where !kept.contains(where: { $0 === waiter }) {
      waiter.cancel()
    }
  }
}
