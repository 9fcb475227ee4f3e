/// Which of two states a walk reads while a transaction is at work.
///
/// A transaction writes what it wants beside what is: each layer that it touches has an alternate.
/// The commit swaps the two, so that afterwards the alternate is what was before.
enum Reading {
  /// What is in the tree.
  case current
  /// Before the commit the draft, after it the past.
  case alternate
}

/// Where an entry or a coordinator is in its life, as far as the transaction at work knows.
enum LifeMark: Equatable {
  /// In the tree, and stays.
  case settled
  /// Made by the draft; enters with the commit.
  case fresh
  /// Leaves with the commit.
  case leaving(LeaveReason)
  /// Has left, or was made and dropped by one draft.
  case gone

  var isFresh: Bool {
    if case .fresh = self { return true }
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
  func dropped(_ reason: LeaveReason) -> LifeMark {
    switch self {
    case .settled: .leaving(reason)
    case .leaving: self
    case .fresh, .gone: .gone
    }
  }
}

/// A draft that cannot become a state; the whole transaction is undone.
struct Refusal: Error {
  /// What the verb returns.
  let outcome: Outcome

  init(_ outcome: Outcome) {
    self.outcome = outcome
  }

  init(_ reason: IgnoredReason) {
    self.init(.ignored(reason))
  }
}
