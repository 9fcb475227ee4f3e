// What `access` makes of a draft.

extension TreeDraft {
  /// True if the change only removes something.
  func onlyRemoves(_ traits: VerbTraits) -> Bool {
    switch traits.effect {
    case .removes: true
    // What no verb was called to show comes of a removal: a tab that back selects, a fallback.
    case .either: !waiting.isShownMeanwhile && (verbs.isEmpty || addsNothing)
    case .shows: false
    }
  }

  /// True if nothing is left of what its verbs have added.
  private var addsNothing: Bool {
    selectedTabs.isEmpty && !(extras?.pending.contains { $0.mark == .fresh } ?? false)
      && !layers.contains { $0.addsSomething }
  }

  /// What is said against what the draft adds, as far as that is asked for the first time.
  func entryRefusal() -> AccessRefusal? {
    var found: AccessRefusal?
    while askedLayers < layers.count {
      let layer = layers[askedLayers]
      found = AccessRefusal.outer(found, layer.entryRefusal(self))
      askedLayers += 1
    }
    return found
  }

  /// What is said against what the draft brings into view: the leaf, the tabs on the way to it, and the
  /// paths of tabs that it selects.
  func uncoveredRefusal(in tree: Tree) -> AccessRefusal? {
    var found: AccessRefusal?
    var next = tree.topLayer(.alternate).topEntry(.alternate)
    while let entry = next {
      if entry.mark == .settled, !tree.isInView(entry) {
        found = AccessRefusal.outer(found, refusal(of: entry))
      }
      next = entry.tabSet?.selectedLayer(.alternate).topEntry(.alternate)
    }
    for tabSet in selectedTabs {
      found = AccessRefusal.outer(found, tabSet.selectedLayer(.alternate).pathRefusal(self))
    }
    // What a transaction does after its `revalidate()` brings nothing back.
    for node in revalidated where !node.mark.isDropped {
      for (_, refusal) in refusedEntries(within: node) {
        found = AccessRefusal.outer(found, refusal)
      }
    }
    return found
  }

  /// What is said against an entry that is not spared, with its place.
  func refusal(of entry: Entry) -> AccessRefusal? {
    guard let refusal = entry.refusal() else { return nil }
    if let (layer, id) = refusal.place, spares(id, in: layer) { return nil }
    return refusal
  }

  /// True if the entry stays, seen or not, since nothing else is left.
  func keeps(_ id: EntryID) -> Bool {
    extras?.access.exceptions.contains { $0.id == id && !$0.isUnseen } ?? false
  }

  /// True if the entry stays although it may not be seen.
  ///
  /// Of tabs that wait unseen the declared route waits with them in the tab that they would show.
  func spares(_ id: EntryID, in layer: FlowLayer) -> Bool {
    guard let exceptions = extras?.access.exceptions, !exceptions.isEmpty else { return false }
    if keeps(id) { return true }
    guard let host = layer.object?.host, !host.isSeen else { return false }
    var (id, place) = (id, host)
    while !exceptions.contains(where: { $0.id == id && $0.isUnseen }) {
      guard let (tabSet, position) = place.tab, let entry = tabSet.entry,
        let outer = tabSet.outerLayer, tabSet.selection(.alternate).selected == position,
        place.lowestID == id
      else { return false }
      (id, place) = (entry.id, outer)
    }
    return true
  }

  /// The tabs that stay, and of which another one is selected.
  private var selectedTabs: [any AnyTabSet] {
    tabSets.filter { $0.isChanged && $0.entry?.mark == .settled }
  }

  /// Leads elsewhere; false if that was done too often, or would lead nowhere.
  func follow(_ redirect: AccessRefusal.Redirect, of refusal: AccessRefusal) throws(Refusal) -> Bool
  {
    guard access.redirects < DraftAccess.mostRedirects else {
      reportLoop(refusal)
      return false
    }
    access.redirects += 1
    let before = reason
    reason = .access
    defer { reason = before }
    guard !(try redirect.follow(self)).isRefusal else { return false }
    endOrphanedModals()
    askAgain()
    return true
  }

  /// Leads elsewhere if something may be shown there, as far as that is known. A removal follows no other
  /// redirect, since what it leaves behind is gone.
  func followSurely(
    _ redirect: AccessRefusal.Redirect, of refusal: AccessRefusal
  ) throws(Refusal) -> Bool {
    guard !access.leadsNowhere else { return false }
    switch redirect.end(DraftAccess.mostRedirects - access.redirects - 1) {
    case .shown: return try follow(redirect, of: refusal)
    case .refused: return false
    case .endless:
      reportLoop(refusal)
      return false
    }
  }

  private func reportLoop(_ refusal: AccessRefusal) {
    tree.report(
      .redirectLimit,
      "\(refusal.coordinatorName) leads from \(refusal.name) elsewhere, and that is one more than the"
        + " \(DraftAccess.mostRedirects) redirects that one change may take. Do two routes lead to each other?"
        + " Lead to a route that `access` allows.")
  }

  /// True if a removal came to nothing for want of what a redirect or a fallback would put in the place
  /// of what goes. No removal is refused for that.
  func isRemovalLedAstray(_ traits: VerbTraits, _ outcome: Outcome) -> Bool {
    guard case .ignored(let reason) = outcome, reason != .blocked else { return false }
    return (isRemoval || traits.cause == .revalidate) && access.isLed
  }

  /// Has everything asked for once more that the draft adds.
  func askAgain() {
    askedLayers = 0
  }
}

// What may not be seen goes.
extension TreeDraft {
  /// Removes an entry that may not be seen. The last one of its coordinator gives way to the fallback,
  /// the last one of its place takes that along.
  func removeUnseen(_ refusal: AccessRefusal) throws(Refusal) {
    guard let (layer, id) = refusal.place else { throw Refusal(.denied(refusal.reason)) }
    let before = reason
    reason = .access
    defer { reason = before }
    try removeUnseen(id, in: layer, refusal)
    endOrphanedModals()
    askAgain()
  }

  private func removeUnseen(
    _ id: EntryID, in layer: FlowLayer, _ refusal: AccessRefusal
  ) throws(Refusal) {
    guard let host = layer.object?.host else { throw Refusal(.left) }
    if let (tabSet, position) = host.tab, !host.isSeen, host.lowestID == id {
      return try setBack(tabSet, position)
    }
    if try showFallback(inPlaceOf: layer) { return }
    guard host.entryCount(.alternate, upTo: 2) == 1 else { return try host.drop(id, self) }
    switch host.style {
    case .modal: endModal(host)
    case .tab: try leaveTab(host, refusal)
    case .base:
      guard access.spare(id) else { return }
      tree.report(
        .refusedRoot,
        "\(refusal.name) may not be seen (\(refusal.reason)), and it is all that the app has left."
          + " It stays. Give the root coordinator a `fallback` that may always be seen.")
    }
  }

  /// Tries the fallbacks of the coordinators that have nothing else left, from the inside out.
  private func showFallback(inPlaceOf layer: FlowLayer) throws(Refusal) -> Bool {
    var layer = layer
    while case .base = layer.style, layer.entryCount(.alternate, upTo: 2) == 1,
      let node = layer.node
    {
      if try node.showFallback(self) { return true }
      guard let outer = node.link?.parentLayer else { return false }
      layer = outer
    }
    return false
  }

  /// Sets a tab back to the route that it was declared with, where it waits unseen.
  private func setBack(_ tabSet: any AnyTabSet, _ position: Int) throws(Refusal) {
    try tabSet.reset(position, self)
    if let declared = tabSet.layers[position].lowestID {
      _ = access.spare(declared, isUnseen: true)
    }
  }

  /// Of the selected tab nothing may be seen: another one is selected, or the tabs go. If those are all
  /// that is left, they stay with the declared route of the tab.
  private func leaveTab(
    _ layer: FlowLayer, _ refusal: AccessRefusal
  ) throws(Refusal) {
    guard let (tabSet, position) = layer.tab, let entry = tabSet.entry else {
      throw Refusal(.left)
    }
    // A tab that was left in this change is not tried again: answers that change would never end.
    let other = tabSet.layers.indices.first { candidate in
      let layer = tabSet.layers[candidate]
      return candidate != position && !access.leftTabs.contains { $0 === layer }
        && layer.pathRefusal(self) == nil
    }
    if let other {
      access.leftTabs.append(tabSet.layers[position])
      tabSet.select(other, forgetting: true, self)
      return try setBack(tabSet, position)
    }
    guard let outer = entry.node?.ownLayer(holding: entry.id) else { throw Refusal(.left) }
    try removeUnseen(entry.id, in: outer, refusal)
    guard keeps(entry.id) else { return }
    try tabSet.reset(position, self)
    if let declared = layer.lowestID { _ = access.spare(declared) }
  }
}

extension FlowLayer {
  /// The lowest entry of the layer.
  fileprivate var lowestID: EntryID? {
    var lowest: EntryID?
    _ = walkIDs(.alternate) { candidate in
      lowest = candidate
      return true
    }
    return lowest
  }

  /// Takes one entry out; what lies above it stays.
  fileprivate func drop(_ id: EntryID, _ draft: TreeDraft) throws(Refusal) {
    var above = 0
    let isMissing = walkIDs(.alternate) { candidate in
      guard candidate != id else { return false }
      above += 1
      return true
    }
    guard !isMissing else { return }
    try drop(above + 1, keeping: Array((0..<above).reversed()), draft)
  }
}
