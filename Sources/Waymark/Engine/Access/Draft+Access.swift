// Asks `access` about a draft.

extension Draft {
  /// True if the change only removes something, as `revalidate()` alone does. It is never refused.
  func onlyRemoves(_ traits: VerbTraits) -> Bool {
    switch traits.effect {
    case .removes: true
    // Without a verb that shows something, new entries come from a removal: a tab that back
    // selects, or a fallback. With one, the last verb has led to what is visible now.
    case .either:
      !endsWithShowing && (verbs.isEmpty || addsNothing) && extras?.revisedEntries.isEmpty ?? true
    case .shows: false
    }
  }

  /// True if no entry is left that its verbs have added.
  private var addsNothing: Bool {
    selectedTabs.allSatisfy { state.content(of: $0).selection.isByBack }
      && !made.contains { $0.life.isFresh }
  }

  /// The objection to added entries that `access` was not asked about yet.
  func entryRefusal() -> AccessRefusal? {
    var found: AccessRefusal?
    var isOutermost = false
    while askedEntries < made.count {
      let entry = made[askedEntries]
      askedEntries += 1
      guard entry.life.isFresh, !isOutermost, !comesUnseen(entry),
        let node = state.node(of: entry), node.pending?.keeps(entry) ?? true,
        let refusal = refusal(of: entry)
      else { continue }
      if entry.edit != nil, extras?.isLiteral(entry) ?? false {
        refusal.verdict = .deny(refusal.reason)
      }
      found = AccessRefusal.outer(found, refusal)
      isOutermost = found?.level == 0
    }
    guard let extras else { return found }
    for child in extras.pending[extras.turns...] where child.life.isFresh {
      guard let pending = child.pending else { continue }
      found = AccessRefusal.outer(found, state.lastJourneyRefusal(of: child, pending))
    }
    return found
  }

  /// True if children are still to be made.
  var hasPendingChildren: Bool {
    guard let extras else { return false }
    return extras.turns < extras.pending.count
  }

  /// True if the entry comes in an unselected tab, as the tab declares it. `access` is asked when the
  /// tab is selected.
  private func comesUnseen(_ entry: Entry) -> Bool {
    state.waitsDeclared(entry) { _, tabs, position in
      let tab = state.layers(of: tabs)[position]
      let isNew = tabs.entry?.life == .fresh || !tabs.content.layers.contains { $0 === tab }
      return isNew && !state.isShown(position, in: tabs)
    }
  }

  /// The objection to entries that come into view: the leaf, the tabs on the way to it, the tops of
  /// columns beside what covers them, and the paths of newly selected tabs.
  func uncoveredRefusal() -> AccessRefusal? {
    let leading = state.top(of: state.topLayer)
    var found = uncoveredRefusal(from: leading)
    // Only a change in a column itself uncovers something beside a cover.
    for place in layers.indices where layers[place].tab != nil && layers[place].isChanged {
      guard let top = state.top(of: layers[place]), state.isInSight(top, inWideWindow: true),
        !state.isInView(top, from: leading),
        !state.reading(.settled, { state.isInSight(top, inWideWindow: true) })
      else { continue }
      found = AccessRefusal.outer(found, uncoveredRefusal(from: top))
    }
    guard extras != nil else { return found }
    found = AccessRefusal.outer(found, revisionRefusal())
    for tabs in selectedTabs {
      found = AccessRefusal.outer(
        found, pathRefusal(state.selectedLayer(tabs), sparing: spares))
    }
    for node in access.keptClean where !node.life.isDropped {
      for refusal in refusedEntries(where: { state.isWithin($0, node) && !$0.isRevised }) {
        found = AccessRefusal.outer(found, refusal)
      }
    }
    return found
  }

  private func uncoveredRefusal(from top: Entry?) -> AccessRefusal? {
    guard let entry = top else { return nil }
    let comesIntoView =
      entry.life.isSettled && !state.reading(.settled) { state.isInView(entry) }
    var found = comesIntoView ? refusal(of: entry) : nil
    guard let tabs = state.tabs(of: entry) else { return found }
    for layer in state.content(of: tabs).shownLayers {
      found = AccessRefusal.outer(found, uncoveredRefusal(from: state.top(of: layer)))
    }
    return found
  }

  /// The objection to new routes of revised entries, in view or not.
  func revisionRefusal() -> AccessRefusal? {
    var found: AccessRefusal?
    for revised in extras?.revised ?? [] where revised.entry.isRevised {
      guard let refusal = refusal(of: revised.entry) else { continue }
      if revised.isLiteral { refusal.verdict = .deny(refusal.reason) }
      found = AccessRefusal.outer(found, refusal)
    }
    return found
  }

  /// The objection to entries of a tab, and of the selected tabs in it.
  ///
  /// - Parameter isSpared: Returns true for entries that stay although they may not be seen.
  func pathRefusal(_ tab: LayerState, sparing isSpared: (Entry) -> Bool) -> AccessRefusal? {
    var found: AccessRefusal?
    _ = state.walk(tab) { entry in
      // From the top down. The lowest objection counts.
      if let tabs = state.tabs(of: entry) {
        for layer in state.content(of: tabs).shownLayers.reversed() {
          found = AccessRefusal.outer(pathRefusal(layer, sparing: isSpared), found)
        }
      }
      // What a child that is made later may have passed by then is asked once that is known.
      if !isSpared(entry), state.node(of: entry)?.pending?.keeps(entry) ?? true {
        found = AccessRefusal.outer(state.refusal(of: entry), found)
      }
      return true
    }
    return found
  }

  /// The objection to an entry, unless it is spared.
  func refusal(of entry: Entry) -> AccessRefusal? {
    guard let refusal = state.refusal(of: entry), !spares(entry) else { return nil }
    return refusal
  }

  /// True if the entry stays, visible or not, because nothing else is left.
  func keeps(_ id: EntryID) -> Bool {
    extras?.access.exceptions.contains(.init(id: id, isUnseen: false)) ?? false
  }

  /// True if the entry stays although it may not be seen.
  ///
  /// If tabs wait unseen, the declared route in the tab that they would show waits with them.
  func spares(_ entry: Entry) -> Bool {
    guard let exceptions = extras?.access.exceptions, !exceptions.isEmpty else { return false }
    if keeps(entry.id) { return true }
    guard let layer = state.layer(of: entry), !state.isSeen(layer) else { return false }
    if exceptions.contains(.init(id: entry.id, isUnseen: true)) { return true }
    var isShown = true
    return state.waitsDeclared(entry) { entry, tabs, position in
      defer { isShown = isShown && state.isShown(position, in: tabs) }
      return isShown && exceptions.contains(.init(id: entry.id, isUnseen: true))
    }
  }

  /// The tabs that stay and change their selection.
  var selectedTabs: [TabsState] {
    tabs.filter { $0.showsOther && $0.entry?.life == .settled }
  }

  /// The objections to some of the existing entries, from the base up and from bottom to top. For
  /// added entries, `access` is asked when the draft is complete.
  func refusedEntries(where isAsked: (Entry) -> Bool) -> [AccessRefusal] {
    var refused: [AccessRefusal] = []
    state.walkChain { layer in
      state.visitAll(layer) { entry in
        guard entry.life.isSettled, isAsked(entry), let refusal = refusal(of: entry)
        else { return }
        refused.append(refusal)
      }
    }
    return refused
  }

  /// Forgets the answers of `access`, so that it is asked again about everything that the draft adds.
  func forgetAnswers() {
    askedEntries = 0
  }
}

extension TreeState {
  /// Visits every entry from bottom to top, each followed by those of its tabs.
  ///
  /// - Parameter onlyShown: True to leave out tabs that are not in view.
  func visitAll(_ layer: LayerState, onlyShown: Bool = false, _ body: (Entry) -> Void) {
    for entry in rows(layer) {
      body(entry)
      guard let content = tabs(of: entry).map(content(of:)) else { continue }
      for tab in onlyShown ? content.shownLayers : content.layers[...] {
        visitAll(tab, onlyShown: onlyShown, body)
      }
    }
  }
}
