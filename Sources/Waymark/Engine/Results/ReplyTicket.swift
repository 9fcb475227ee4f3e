/// The one use of a reply, shared by its copies.
///
/// Once they are all let go of nobody can answer any more, and whoever asked gets nil.
@MainActor
final class ReplyTicket {
  private var waiter: (any AnyResultWaiter)?

  nonisolated init(_ waiter: any AnyResultWaiter) {
    self.waiter = waiter
  }

  deinit {
    guard let waiter else { return }
    Task { @MainActor in waiter.cancel() }
  }

  /// Whoever asked, the first time, and if they wait still.
  func use() -> (any AnyResultWaiter)? {
    guard let waiter = waiter.take(), !waiter.isOver else { return nil }
    return waiter
  }
}
