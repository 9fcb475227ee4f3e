/// The one use of a reply, shared by its copies.
///
/// Once they are all let go of nobody can answer any more, and whoever asked gets nil.
@MainActor
final class ReplyTicket {
  private var waiter: (any AnyResultWaiter)?
  private let isOnlyTried: @MainActor () -> Bool

  /// - Parameter isOnlyTried: True while verbs of the tree of whoever asked are only tried.
  nonisolated init(
    _ waiter: any AnyResultWaiter, isOnlyTried: @escaping @MainActor () -> Bool
  ) {
    self.waiter = waiter
    self.isOnlyTried = isOnlyTried
  }

  deinit {
    guard let waiter else { return }
    Task { @MainActor in waiter.cancel() }
  }

  /// True while nobody is to be answered, since what would be is only tried.
  var isTried: Bool { isOnlyTried() }

  /// True if whoever asked waits still, and nobody has used the ticket.
  var isValid: Bool { !(waiter?.isOver ?? true) }

  /// Whoever asked, the first time, and if they wait still.
  func use() -> (any AnyResultWaiter)? {
    guard let waiter = waiter.take(), !waiter.isOver else { return nil }
    return waiter
  }
}
