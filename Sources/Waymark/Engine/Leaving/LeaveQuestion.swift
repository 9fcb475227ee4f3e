/// The place for a tree's open question whether an entry may be left, as one observed property.
@MainActor
final class LeaveQuestion {
  private var pending: PendingLeave?
  private let observed = Observed()

  /// A tree that is let go of without `end()` leaves nobody waiting.
  deinit {
    if let pending { Task { @MainActor in pending.drop() } }
  }

  var request: LeaveRequest? {
    observed.access()
    return pending?.request
  }

  func holds(_ other: PendingLeave) -> Bool { pending === other }

  /// Puts a question in the place of the one that was open, and gives that back.
  func replace(by new: PendingLeave?) -> PendingLeave? {
    guard new != nil || pending != nil else { return nil }
    // Who answers on being notified is answered once.
    var old: PendingLeave?
    observed.change {
      old = pending
      pending = new
    }
    return old
  }
}
