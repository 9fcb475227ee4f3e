// Notes that a draft opens a path, for the gates that an `open` may have to wait for.

extension Draft {
  /// True if one of its verbs is an `open` that has changed something.
  var hasOpenVerb: Bool {
    verbs.contains { item in
      if case .open = item.verb { return !item.isUnchanged }
      return false
    }
  }

  /// Notes that an `open` has shown a path, and what it has dropped.
  ///
  /// - Parameters:
  ///   - first: The position of the first entry that it may have dropped.
  ///   - waitsUntilClear: True if it has to wait until nothing is in its way.
  func noteOpened(droppingFrom first: Int, _ waitsUntilClear: Bool = false) {
    endOrphanedModals()
    waiting.opened.append(first..<droppedEntries.count)
    if waitsUntilClear { waiting.opensWhenClear = true }
  }

  /// True if the draft opens a path, which would remove a protected entry. What other verbs remove
  /// does not count.
  var opensOverProtected: Bool {
    guard let extras, !extras.waiting.opened.isEmpty, state.hasProtectedEntry else { return false }
    return extras.waiting.opened.contains { range in
      droppedEntries[range].contains { $0.life.isLeaving && $0.isProtected }
    }
  }
}
