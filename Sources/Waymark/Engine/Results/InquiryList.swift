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
