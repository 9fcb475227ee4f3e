/// The state of a waiting target in a draft.
@MainActor
struct DraftWaiting {
  /// What the draft has to do with a target.
  enum Target {
    /// It waits from the end of the draft on.
    case new(Hold)
    /// Its verbs are called again: for this reason, unless its gate was released.
    case replayed(Hold, Asking?)
    /// It waits already. The same verbs were held for the same gate, and the last call counts.
    case joined(Hold, by: [any HeldTarget])
  }

  struct Shown {
    /// Nil if nothing could be shown.
    let place: ShownPlace?
  }

  var target: Target?
  /// What it waits for from now on; nil if it does not wait.
  var wait: AccessRefusal.Wait?
  /// During a trial, the coordinators whose `revalidate()` counts although the change is undone.
  var revalidated: [Node] = []
  /// What is shown while the target waits; nil if nothing was tried, and its places stay.
  var shown: Shown?
  /// The entry whose navigator had called the verb that is called again now.
  var origin: Entry?
  /// The layer whose first entry a verb in a transaction should end but could not.
  var unended: LayerState?
  /// The dropped entries that verbs of the change have removed to open a path, as positions.
  var opened: [Range<Int>] = []
  /// True if such a verb has to wait until nothing is in its way.
  var opensWhenClear = false
}

extension DraftWaiting.Target {
  var hold: Hold {
    switch self {
    case .new(let hold), .replayed(let hold, _), .joined(let hold, _): hold
    }
  }

  var isJoined: Bool {
    guard case .joined = self else { return false }
    return true
  }
}

extension DraftWaiting {
  var hold: Hold? { target?.hold }

  /// The target that is called again.
  var replayed: Hold? {
    guard case .replayed(let hold, _) = target else { return nil }
    return hold
  }

  var isReplay: Bool { replayed != nil }

  /// The reason why it is called again, unless its gate was released.
  var asking: Asking? {
    guard case .replayed(_, let asking) = target else { return nil }
    return asking
  }

  /// What outlives the undoing of a draft: all else is about what it has drafted.
  var kept: DraftWaiting { DraftWaiting(target: target) }
}
