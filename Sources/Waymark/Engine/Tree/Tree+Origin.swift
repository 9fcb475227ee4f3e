// Checks whether a verb of a navigator counts: a second tap does nothing.

extension Tree {
  /// The entry of the navigator that was called; nil for a verb of a coordinator.
  func origin(of action: borrowing Action) throws(Refusal) -> Entry? {
    guard case .entry(let origin) = action.origin else { return nil }
    // A transaction makes its own check when its body begins.
    if case .transaction = action.verb { return origin.entry }
    let traits = action.traits
    guard let entry = origin.entry else { throw Refusal(.left) }
    let isTrusted = traits.needsTop && isTrusted(action, from: entry)
    guard isTrusted || !entry.life.isDropped else { throw Refusal(.left) }
    guard
      !traits.needsTop || isTrusted || state.counts(action, from: entry)
        || state.isReplacing(action.verb, from: entry)
        || state.isBesideCover(action.verb, from: entry)
    else { throw Refusal(.originNotOnTop) }
    return entry
  }

  /// True inside a transaction that its navigator has checked: it may have covered or dropped the
  /// entry itself. While the entry is still on top, a verb that adds is judged as outside, and while it
  /// is out of reach, a verb that presents is.
  private func isTrusted(_ action: borrowing Action, from entry: Entry) -> Bool {
    guard let checked = draft?.check(of: entry.id) else { return false }
    guard !action.traits.presents else {
      return checked.isWithinReach || state.isWithinReach(entry)
    }
    guard !entry.life.isDropped else { return true }
    return !state.isOnTop(entry, for: action.node, presenting: false)
      && !(draft?.isCoveredFromOutside(entry, for: action.node) ?? false)
  }
}

extension Draft {
  /// Runs the body of a navigator's transaction. In it the entry may be covered or gone, also for
  /// other navigators of it.
  func trusting(_ origin: Entry, _ body: () -> Void) {
    let checked = state.reading(.draft) {
      DraftExtras.Checked(
        id: origin.id, isWithinReach: state.isWithinReach(origin),
        covered: state.coveredTabs(around: origin))
    }
    makeExtras().checked.append(checked)
    body()
    extras?.checked.removeLast()
  }

  func hasChecked(_ origin: EntryID) -> Bool { check(of: origin) != nil }

  /// True if tabs or columns that contain an entry are covered, but not by the body of its own
  /// transaction.
  func isCoveredFromOutside(_ entry: Entry, for node: Node) -> Bool {
    guard let covered = check(of: entry.id)?.covered else {
      return state.isCovered(entry, for: node)
    }
    guard !covered.isEmpty else { return false }
    return state.tabs(around: entry, of: node).contains { tabs in
      covered.contains { $0.tabs == tabs.key && state.cover(of: tabs)?.id == $0.by }
    }
  }

  fileprivate func check(of origin: EntryID) -> DraftExtras.Checked? {
    extras?.checked.last { $0.id == origin }
  }
}

extension TreeState {
  /// True if a verb of a navigator that needs its entry on top counts. What only adds to a layer
  /// must be in the way of the next call, so it must add right above the entry, or above tabs that
  /// contain it.
  fileprivate func counts(_ action: borrowing Action, from entry: Entry) -> Bool {
    let presents = action.traits.presents
    guard isOnTop(entry, for: action.node, presenting: presents) else { return false }
    return presents || topPart(of: action.node)?.layer === outerLayer(of: entry, for: action.node)
  }

  /// True if a verb navigates or presents from a screen that is visible beside what covers its
  /// columns. The cover may go, or a layer is above it.
  fileprivate func isBesideCover(_ verb: Verb, from entry: Entry) -> Bool {
    switch verb {
    case .navigate, .present: isInSight(entry)
    default: false
    }
  }

  /// True if tabs or columns that contain an entry are covered. Only those count that belong to the
  /// called coordinator or are inside it.
  func isCovered(_ entry: Entry, for node: Node) -> Bool {
    tabs(around: entry, of: node).contains(where: isCovered)
  }

  /// The tabs around an entry that are covered, and by which entry.
  fileprivate func coveredTabs(around entry: Entry) -> [(tabs: TabsKey, by: EntryID)] {
    guard let layer = layer(of: entry) else { return [] }
    var found: [(tabs: TabsKey, by: EntryID)] = []
    walkOuterTabs(layer) { tabs, _ in
      if let cover = cover(of: tabs) { found.append((tabs.key, cover.id)) }
      return true
    }
    return found
  }

  private func isCovered(_ tabs: TabsState) -> Bool {
    guard let home = layer(tabs.home) else { return false }
    return top(of: home) !== tabs.entry
  }

  /// The entry right above tabs in their layer.
  fileprivate func cover(of tabs: TabsState) -> Entry? {
    guard isCovered(tabs), let home = layer(tabs.home), let entry = tabs.entry,
      let place = place(of: entry.id, in: home), place + 1 < count(home)
    else { return nil }
    return row(place + 1, in: home)
  }

  /// True if an entry is the top of its layer, and nothing is presented on it or hides its tabs. The
  /// top of an unselected tab counts, except for presenting. What the coordinator adds is above its
  /// tabs, so these have to be on top, whichever is selected.
  ///
  /// - Parameter node: The coordinator whose verb is called.
  func isOnTop(_ entry: Entry, for node: Node, presenting: Bool) -> Bool {
    guard let layer = layer(of: entry), top(of: layer) === entry else { return false }
    guard !isCovered(entry, for: node) else { return false }
    // All columns are in view, also those that the window has no room for.
    guard isSeen(layer) else { return !presenting }
    return chainLayer(of: layer) === topLayer && isUncovered(layer)
      && (!presenting || isWithinReach(layer))
  }

  /// True if a verb replaces the layer that is presented on its entry. Then that layer does not
  /// count against it.
  func isReplacing(_ verb: Verb, from entry: Entry) -> Bool {
    guard case .present(_, replacing: .own, _) = verb, entry.presents,
      let layer = layer(of: entry), top(of: layer) === entry
    else { return false }
    guard isWithinReach(layer) else { return false }
    return modal(chainLayer(of: layer).place + 1)?.presenter === entry
  }

  func isWithinReach(_ entry: Entry) -> Bool { layer(of: entry).map(isWithinReach) ?? false }

  /// The tabs around an entry that belong to a coordinator or to one inside it, the innermost first.
  func tabs(around entry: Entry, of node: Node) -> [TabsState] {
    guard let layer = layer(of: entry) else { return [] }
    var found: [TabsState] = []
    walkOuterTabs(layer) { tabs, _ in
      guard let owner = self.node(tabs.owner), owner.isWithin(node) else { return false }
      found.append(tabs)
      return true
    }
    return found
  }

  /// The layer in which a coordinator shows an entry of its subtree: that of the entry, or the one
  /// around all tabs of the coordinator that contain it.
  private func outerLayer(of entry: Entry, for node: Node) -> LayerState? {
    tabs(around: entry, of: node).last.map { layer($0.home) } ?? layer(of: entry)
  }
}
