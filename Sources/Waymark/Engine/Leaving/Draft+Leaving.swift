extension Draft {
  /// Runs a body. By force, the entries that it drops are not asked, and verbs that wait are called
  /// again by force.
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

  /// Returns the answer of the entries that the completed draft leaves. Asks no user and changes
  /// nothing.
  func leaveVerdict() -> LeaveVerdict {
    guard dropsUnfree, !leaving.isForced else { return .free }
    var verdict = LeaveVerdict.free
    for entry in unfreeLeaves().asked {
      if entry.leavePolicy == .blocked { return .blocked }
      if case .free = verdict, !leaving.asked.contains(entry.id) { verdict = .asks(entry) }
    }
    return verdict
  }

  /// The entries that leave and were not asked yet, or may not be left.
  var unaskedLeaves: [Entry] {
    guard dropsUnfree, !leaving.isForced else { return [] }
    return unfreeLeaves().asked.filter {
      $0.leavePolicy == .blocked || !leaving.asked.contains($0.id)
    }
  }

  /// Notes the entries that leave without being asked, and reports those that the platform removed.
  func noteOverruled() {
    guard dropsUnfree else { return }
    let overruled = unfreeLeaves().unasked
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
  private var dropsUnfree: Bool {
    // A loop, because a closure on the main actor would check the executor at each call (decision
    // 10).
    for entry in droppedEntries where entry.leavePolicy != .free { return true }
    return false
  }

  /// The entries that leave although they are not free, in the order in which they leave.
  private func unfreeLeaves() -> (asked: [Entry], unasked: [Entry]) {
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
