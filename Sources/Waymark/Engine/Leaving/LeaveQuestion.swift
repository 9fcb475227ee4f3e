/// The place for a tree's open question whether an entry may be left, as one observed property.
@MainActor
final class LeaveQuestion {
  private var pending: PendingLeave?
  private let observed = Observed()

  /// Ends the wait of a caller, even if the tree is released without `end()`.
  deinit {
    if let pending { Task { @MainActor in pending.drop() } }
  }

  var request: LeaveRequest? {
    observed.access()
    return pending?.request
  }

  /// True if a target has asked, and was dropped since.
  var isOfDropped: Bool {
    guard case .dropped? = pending?.call?.verb.unendedReplay?.hold.result else { return false }
    return true
  }

  func holds(_ other: PendingLeave) -> Bool { pending === other }

  /// Closes a question. Returns false if it is not the open one any more, because a reader that was
  /// notified has answered it, or opened another.
  func close(_ question: PendingLeave) -> Bool {
    var isOpen = false
    observed.change {
      isOpen = pending === question
      if isOpen { pending = nil }
    }
    return isOpen
  }

  /// Replaces the open question, and returns it.
  func replace(by new: PendingLeave?) -> PendingLeave? {
    guard new != nil || pending != nil else { return nil }
    // An observer may answer the question while it is notified. It counts once.
    var old: PendingLeave?
    observed.change {
      old = pending
      pending = new
    }
    return old
  }
}
