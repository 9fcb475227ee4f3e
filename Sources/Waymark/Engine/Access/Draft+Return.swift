// Brings back what set or opened routes have replaced, if `access` leads those elsewhere.

extension Draft {
  /// Sets or opens routes of a coordinator. Notes which entries they replace, because a redirect of
  /// those routes may name them.
  func settingRoutes(
    of node: Node, _ set: () throws(Refusal) -> Outcome
  ) throws(Refusal) -> Outcome {
    let first = droppedEntries.count
    let outcome = try set()
    if outcome.didChange {
      replacements = replacements.take().adding((node, first..<droppedEntries.count))
    }
    return outcome
  }

  /// Brings back what set routes have replaced in a coordinator's base and below in this draft. So a
  /// redirect counts as if it had been set instead of them.
  ///
  /// - Parameter tab: The tab of the redirected route, if the redirect keeps it. What was set in
  ///   other tabs that it keeps stays.
  func bringBack(within node: Node, orIn tab: LayerState?) -> Returned {
    var returned = Returned()
    // Most changes set nothing.
    guard !replacements.isEmpty else { return returned }
    func isMeant(_ setter: Node) -> Bool {
      guard setter.isWithin(node) else { return false }
      let kept = keptTab(from: state.layer(setter.base), in: node)
      return kept == nil || kept === tab
    }
    let all = replacements
    // What outer coordinators have set may be led elsewhere further out, too.
    replacements = all.filter { !isMeant($0.setter) }
    let gone = access.takenOut
    var setters: [Node] = []
    // The last setter may have dropped those before it.
    for (setter, _) in all.reversed() where !setters.contains(where: { $0 === setter }) {
      setters.append(setter)
      guard !setter.life.isDropped else { continue }
      let dropped = all.filter { $0.setter === setter }.flatMap { droppedEntries[$0.dropped] }
      let leaving = Set(dropped.filter(\.life.isLeaving).map(\.id)).subtracting(gone)
      for part in parts(setBy: setter, isMeant(setter), within: node, orIn: tab) {
        bringBack(leaving, in: part, &returned)
      }
    }
    return returned
  }

  /// The parts in which a redirect may keep what a coordinator has replaced: the coordinator's base, or
  /// that of the one that leads elsewhere if that is inside it; and the tab, into which routes may have
  /// been opened from outside.
  private func parts(
    setBy setter: Node, _ isMeant: Bool, within node: Node, orIn tab: LayerState?
  ) -> [Part] {
    var parts: [Part] = []
    if isMeant || node.isWithin(setter), let base = state.base(of: isMeant ? setter : node) {
      parts.append(base)
    }
    if let tab, let owner = state.node(tab.owner), !parts.contains(where: { $0.layer === tab }) {
      parts.append(Part(node: owner, layer: tab))
    }
    return parts
  }

  private func bringBack(_ leaving: Set<EntryID>, in part: Part, _ returned: inout Returned) {
    let old = part.layer.rows.filter { entry in
      state.isWithin(entry, part.node)
        && (entry.life.isSettled || leaving.contains(entry.id) && isWhole(entry, leaving))
    }
    guard !old.isEmpty else { return }
    let (current, range) = (state.rows(part.layer), state.range(of: part))
    for entry in current[range] where entry.life.isFresh { dropFresh(entry) }
    for entry in old { bringBack(entry, leaving, &returned) }
    let tail = Array(current[..<range.lowerBound]) + old + current[range.upperBound...]
    write(part.layer, keeping: 0, tail: tail)
  }

  /// Brings back the entry with which a tab began, in place of the new entries there. Returns false
  /// if they have not replaced the declared route, or that is tabs: then their entries went, too.
  func bringBackRoot(
    of position: Int, in tabs: TabsState, _ returned: inout Returned
  ) -> Bool {
    let tab = state.layers(of: tabs)[position]
    guard let root = tab.rows.first, root.life.isLeaving, root.tabs == nil,
      let owner = state.node(tabs.owner),
      state.route(of: root, for: owner).isEqual(to: state.declared(tabs)[position])
    else { return false }
    for entry in state.rows(tab) where entry.life.isFresh { dropFresh(entry) }
    bringBack(root, [root.id], &returned)
    write(tab, keeping: 0, tail: [root])
    return true
  }

  /// True if the same routes have replaced everything in the entry's tabs.
  private func isWhole(_ entry: Entry, _ leaving: Set<EntryID>) -> Bool {
    guard let tabs = state.tabs(of: entry) else { return true }
    return !tabs.hasOtherTabs
      && state.layers(of: tabs).allSatisfy { tab in
        tab.rows.contains { leaving.contains($0.id) && isWhole($0, leaving) }
      }
  }

  private func bringBack(_ entry: Entry, _ leaving: Set<EntryID>, _ returned: inout Returned) {
    guard entry.life.isLeaving else { return }
    returned.entries.append((entry, entry.life))
    entry.life = .settled
    entry.edit = extras?.droppedEdits.last { $0.entry === entry }?.route
    var next = state.node(of: entry)
    while let node = next, node.life.isLeaving {
      returned.nodes.append((node, node.life))
      node.life = .settled
      next = state.parent(of: node)
    }
    for tab in state.tabLayers(of: entry) {
      tab.plan.isEnding = false
      extras?.ending.removeAll { $0 === tab }
      let old = tab.rows.filter { leaving.contains($0.id) && isWhole($0, leaving) }
      for entry in old { bringBack(entry, leaving, &returned) }
      write(tab, keeping: 0, tail: old)
    }
  }

  /// Drops an entry that the draft has made, and new coordinators around it.
  private func dropFresh(_ entry: Entry) {
    drop(entry)
    var next = state.node(of: entry)
    while let node = next, node.life.isFresh {
      drop(node)
      next = state.parent(of: node)
    }
  }

  /// What was brought back, and the lives that it had before.
  struct Returned {
    var entries: [(entry: Entry, life: Life)] = []
    var nodes: [(node: Node, life: Life)] = []

    /// What leaves nevertheless, leaves for the reason for which it would have left before.
    @MainActor
    func keepReasons() {
      for (entry, life) in entries where entry.life.isLeaving { entry.life = life }
      for (node, life) in nodes where node.life.isLeaving { node.life = life }
    }
  }
}
