/// Where an entry or a coordinator is in its life, as far as the transaction at work knows.
enum Life: Equatable {
  /// In the tree, and stays.
  case settled
  /// Made by the draft; enters with the commit.
  case fresh
  /// Leaves with the commit.
  case leaving(LeaveReason)
  /// Not in the tree any more, or made and dropped by one draft.
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

  /// True for what the state after the commit will not hold.
  var isDropped: Bool {
    switch self {
    case .leaving, .gone: true
    case .settled, .fresh: false
    }
  }

  /// What the draft makes of something that it drops.
  func dropped(_ reason: LeaveReason) -> Life {
    switch self {
    case .settled: .leaving(reason)
    case .leaving: self
    case .fresh, .gone: .gone
    }
  }
}
