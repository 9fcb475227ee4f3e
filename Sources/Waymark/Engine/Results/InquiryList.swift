/// The askers of open inquiries, by the coordinator or entry with which the inquiry ends.
@MainActor
final class InquiryList {
  enum Asker: Hashable {
    case entry(EntryID)
    case coordinator(NodeKey)
  }

  private var lists: [Asker: WaiterList] = [:]

  nonisolated init() {}

  var isEmpty: Bool { lists.isEmpty }

  var count: Int { lists.values.reduce(0) { $0 + $1.count } }

  func add(_ waiter: any AnyResultWaiter, of asker: Asker) {
    var changed = take()
    let list = changed[asker] ?? WaiterList()
    changed[asker] = list
    lists = changed
    waiter.belong(to: list)
  }

  /// Ends the inquiries of an asker that leaves.
  ///
  /// - Parameter answered: Those that the same change answers with a value.
  func end(_ asker: Asker, except answered: [any EntryWaiter]) {
    guard !lists.isEmpty else { return }
    var changed = take()
    let ended = changed.removeValue(forKey: asker)
    lists = changed
    ended?.cancelAll(except: answered)
  }

  /// Moves the lists out of their property, like `Array.take()`.
  private func take() -> [Asker: WaiterList] {
    let taken = lists
    lists = [:]
    return taken
  }
}
