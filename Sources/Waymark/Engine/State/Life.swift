/// The state of an entry or a coordinator within the current transaction.
enum Life: Equatable {
  /// It is in the tree and stays.
  case settled
  /// The draft has made it. It enters with the commit.
  case fresh
  /// It leaves with the commit.
  case leaving(LeaveReason)
  /// It has left the tree, or was made and dropped by the same draft.
  case gone

  var isFresh: Bool {
    if case .fresh = self { return true }
    return false
  }

  var isSettled: Bool {
    if case .settled = self { return true }
    return false
  }

  var isLeaving: Bool {
    if case .leaving = self { return true }
    return false
  }

  /// True if the state after the commit does not contain it.
  var isDropped: Bool {
    switch self {
    case .leaving, .gone: true
    case .settled, .fresh: false
    }
  }

  /// The life of something that the draft drops.
  func dropped(_ reason: LeaveReason) -> Life {
    switch self {
    case .settled: .leaving(reason)
    case .leaving: self
    case .fresh, .gone: .gone
    }
  }
}
