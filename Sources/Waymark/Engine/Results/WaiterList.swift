/// Those who wait, for entries of a tree or on behalf of one asker.
@MainActor
final class WaiterList {
  private var waiters: [Int: any AnyResultWaiter] = [:]
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
  func add(_ waiter: any AnyResultWaiter) -> Int {
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

/// Whoever has asked for an answer, by who leaves with the need for it.
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

  /// The asker leaves: nobody is interested in the answers any more.
  func end(_ asker: Asker) {
    guard !lists.isEmpty else { return }
    var changed = take()
    let ended = changed.removeValue(forKey: asker)
    lists = changed
    ended?.cancelAll()
  }

  /// Takes the lists out of the property that keeps them, as `Array.take()` does.
  private func take() -> [Asker: WaiterList] {
    let taken = lists
    lists = [:]
    return taken
  }
}
