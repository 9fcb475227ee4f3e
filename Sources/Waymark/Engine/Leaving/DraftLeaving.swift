/// What a draft knows of leave policies.
struct DraftLeaving {
  /// The entries that were asked already.
  var asked: Set<EntryID> = []
  /// The entries that were left with success, on the way out of a flow: those are not asked.
  var finished: Set<EntryID> = []
  /// True while verbs are called by force; at the end, true if the whole change is by force.
  var isForced = false
  /// The entries that were dropped by force in a change that is not by force as a whole.
  var forced: Set<EntryID> = []
  /// The question that opens once the draft is undone.
  var question: PendingLeave?
  /// The entries that left although they are not free and nobody confirmed it.
  var overruled: [Entry] = []
}

/// What the entries that a draft leaves say to that.
enum LeaveVerdict {
  case free
  case blocked
  /// This one has to be asked first.
  case asks(Entry)
}

extension Draft {
  /// Runs a body. By force, what it drops is not asked, and its verbs are called again so if they
  /// wait.
  func force<Result>(_ isForced: Bool, _ body: () -> Result) -> Result {
    guard isForced, !leaving.isForced else { return body() }
    let dropped = droppedEntries.count
    leaving.isForced = true
    defer {
      leaving.isForced = false
      leaving.forced.formUnion(droppedEntries[dropped...].map(\.id))
    }
    return body()
  }

  /// What the entries say that the completed draft leaves; asks and changes nothing.
  func leaveVerdict() -> LeaveVerdict {
    guard dropsReserved, !leaving.isForced else { return .free }
    var verdict = LeaveVerdict.free
    for entry in reservedLeaves().asked {
      if entry.leavePolicy == .blocked { return .blocked }
      if case .free = verdict, !leaving.asked.contains(entry.id) { verdict = .asks(entry) }
    }
    return verdict
  }

  /// The entries that are left and have not been asked yet, or may not be left.
  var unaskedLeaves: [Entry] {
    guard dropsReserved, !leaving.isForced else { return [] }
    return reservedLeaves().asked.filter {
      $0.leavePolicy == .blocked || !leaving.asked.contains($0.id)
    }
  }

  /// Notes who is left without having been asked, and reports what the platform did.
  func noteOverruled() {
    guard dropsReserved else { return }
    let overruled = reservedLeaves().unasked
    guard !overruled.isEmpty else { return }
    leaving.overruled = overruled
    for entry in overruled where entry.life == .leaving(.system) {
      state.report(
        .leftUnasked,
        "The platform removed \(entry.name) \(entry.id), whose leave policy is \(entry.leavePolicy),"
          + " without asking. It has left. Disable the gestures of an entry while its `leavePolicy`"
          + " in the projection is not free.")
    }
  }

  /// True if an entry is dropped that is not free.
  private var dropsReserved: Bool {
    // A loop: a closure of the main actor would ask the executor at each call (decision 10).
    for entry in droppedEntries where entry.leavePolicy != .free { return true }
    return false
  }

  /// The entries that leave although they are not free, in the order in which they leave.
  private func reservedLeaves() -> (asked: [Entry], unasked: [Entry]) {
    var asked: [Entry] = []
    var unasked: [Entry] = []
    for event in effects.events {
      guard case .leave(let reason) = event.kind, case .entry(let entry) = event.subject,
        entry.leavePolicy != .free, !leaving.finished.contains(entry.id)
      else { continue }
      let isForced = leaving.isForced || leaving.forced.contains(entry.id)
      if isForced || reason == .access || reason == .system {
        unasked.append(entry)
      } else {
        asked.append(entry)
      }
    }
    return (asked, unasked)
  }
}
