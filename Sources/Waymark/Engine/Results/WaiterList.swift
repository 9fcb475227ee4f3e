/// Those who wait, for entries of a tree or on behalf of one asker.
@MainActor
final class WaiterList {
  private var waiters: [Int: any EntryWaiter] = [:]
  private var lastNumber = 0

  nonisolated init() {}

  /// A tree that is let go of without `end()` leaves nobody waiting, also where somebody keeps one
  /// of its coordinators.
  deinit {
    guard !waiters.isEmpty else { return }
    Task { @MainActor [waiters] in
      for (_, waiter) in waiters.sorted(by: { $0.key < $1.key }) { waiter.cancel() }
    }
  }

  var count: Int { waiters.count }

  /// Adds a waiter; gives the number by which it is removed.
  func add(_ waiter: any EntryWaiter) -> Int {
    lastNumber += 1
    waiters[lastNumber] = waiter
    return lastNumber
  }

  func remove(_ number: Int) {
    waiters[number] = nil
  }

  /// All of them give up, in the order in which they came.
  func cancelAll() {
    for (_, waiter) in waiters.sorted(by: { $0.key < $1.key }) { waiter.cancel() }
  }
}
