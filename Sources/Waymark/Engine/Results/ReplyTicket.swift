/// The single use of a reply, shared by its copies.
///
/// Once all copies are released, there can be no answer, and the asker gets nil.
@MainActor
final class ReplyTicket {
  private var waiter: (any AnyResultWaiter)?
  private let isOnlyTried: @MainActor () -> Bool

  /// - Parameter isOnlyTried: True during a trial in the asker's tree.
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

  /// True during a trial, when no caller must be answered.
  var isTried: Bool { isOnlyTried() }

  /// True if the asker still waits, and the ticket is unused.
  var isValid: Bool { !(waiter?.isOver ?? true) }

  /// Returns the waiter of the asker, only the first time, and only if it still waits.
  func use() -> (any AnyResultWaiter)? {
    guard let waiter = waiter.take(), !waiter.isOver else { return nil }
    return waiter
  }
}
