// Removes entries that may not be seen.

extension Draft {
  func revalidate(_ node: Node) throws(Refusal) -> Outcome {
    try keepingReports { () throws(Refusal) in try removeAllUnseen(within: node) }
  }

  private func removeAllUnseen(within node: Node) throws(Refusal) -> Outcome {
    // A new route in place of an old one is judged once the change is complete.
    func find() -> [AccessRefusal] {
      refusedEntries { state.isWithin($0, node) && !$0.isRevised }
    }
    var refused = find()
    while try followRedirect(from: refused) { refused = find() }
    var tried: Set<EntryID> = []
    // What goes may take entries out of view that were in view.
    while try removeUnseen(refused, &tried) { refused = find() }
    access.noteCleaning(of: node)
    if access.isRedirected { return .redirected }
    return hasChanges ? .performed : .unchanged
  }

  /// Removes entries that may not be seen. Those out of view go first, because a tab that loses
  /// entries may replace the selected one.
  ///
  /// - Parameter tried: The entries that it has tried to remove. Each is tried once, because changing
  ///   answers would never end.
  /// - Returns: False if there was nothing to try.
  private func removeUnseen(
    _ refused: [AccessRefusal], _ tried: inout Set<EntryID>
  ) throws(Refusal) -> Bool {
    let before = tried.count
    for isSeen in [false, true] {
      for refusal in refused.reversed() {
        guard let entry = refusal.entry, !entry.life.isDropped, let layer = state.layer(of: entry),
          state.isSeen(layer) == isSeen, !spares(entry), tried.insert(entry.id).inserted
        else { continue }
        try removeUnseen(refusal)
      }
    }
    return tried.count > before
  }

  /// Follows the first redirect of a visible entry that leads to something. Returns false if there
  /// is none.
  private func followRedirect(from refused: [AccessRefusal]) throws(Refusal) -> Bool {
    for refusal in refused {
      guard case .redirect(let redirect) = refusal.verdict, let entry = refusal.entry,
        let layer = state.layer(of: entry), state.isSeen(layer)
      else { continue }
      if try followSurely(redirect, of: refusal) { return true }
    }
    return false
  }

  /// Removes an entry that may not be seen. If it is the last one of its coordinator, the fallback
  /// replaces it. If it is the last one of its place, the place goes, too.
  func removeUnseen(_ refusal: AccessRefusal) throws(Refusal) {
    guard let entry = refusal.entry else { throw Refusal(.denied(refusal.reason)) }
    let before = reason
    reason = .access
    defer { reason = before }
    try keepingReports { () throws(Refusal) in try removeUnseen(entry, refusal) }
    endOrphanedModals()
    forgetAnswers()
  }

  private func removeUnseen(_ entry: Entry, _ refusal: AccessRefusal) throws(Refusal) {
    guard let layer = state.layer(of: entry), let part = state.part(of: entry),
      let owner = state.node(layer.owner)
    else { throw Refusal(.left) }
    if let (tabs, position) = state.tab(layer), !state.isSeen(layer),
      state.bottom(of: layer)?.id == entry.id
    {
      return try setBack(tabs, position)
    }
    if state.count(layer) == 1, try showPlaceholder(inPlaceOf: layer) { return }
    if try showFallback(inPlaceOf: part) { return }
    guard state.count(layer) == 1 else {
      guard let place = state.place(of: entry.id, in: layer) else { return }
      let above = state.count(layer) - 1 - place
      return try drop(
        above + 1, keeping: Array((0..<above).reversed()), in: Part(node: owner, layer: layer))
    }
    switch layer.style {
    case .modal: endModal(layer)
    case .tab: try leaveTab(layer, refusal)
    case .column: try leaveColumn(layer, refusal)
    case .base:
      guard access.spare(entry.id) else { return }
      state.report(
        .refusedRoot,
        "\(refusal.name) may not be seen (\(refusal.reason)), but nothing else is left in the app."
          + " So it stays. Give the root coordinator a `fallback` that may always be seen.")
    }
  }

  /// Shows the placeholder of a column, whose coordinator stays, in place of what has replaced it.
  /// Returns false if that may not be seen either, or was there.
  private func showPlaceholder(inPlaceOf layer: LayerState) throws(Refusal) -> Bool {
    guard let (columns, position) = state.tab(layer), state.isPlaceholder(position, in: columns),
      access.mayTry(layer), state.mayBeSetBack(position, in: columns)
    else { return false }
    access.noteTried(layer)
    return try setBack(position, in: columns)
  }

  /// Tries the fallbacks of coordinators without other entries, from the inside out.
  private func showFallback(inPlaceOf part: Part) throws(Refusal) -> Bool {
    var next: Part? = part
    while let part = next, !part.isWhole || part.layer === state.base,
      state.count(part, upTo: 2) == 1
    {
      if try showFallback(of: part.node) { return true }
      next = state.outerPart(of: part)
    }
    return false
  }

  /// Resets a tab to its declared route, which stays, but usually only unseen.
  private func setBack(
    _ tabs: TabsState, _ position: Int, isUnseen: Bool = true
  ) throws(Refusal) {
    try reset(position, in: tabs)
    if let declared = state.bottom(of: state.layers(of: tabs)[position]) {
      _ = access.spare(declared.id, isUnseen: isUnseen)
    }
  }

  /// Handles a column that may not be seen. A column cannot go by itself, so it is reset to its
  /// declared route, or the split goes. If the split is all that is left, it stays with the
  /// declared route.
  private func leaveColumn(_ layer: LayerState, _ refusal: AccessRefusal) throws(Refusal) {
    guard let (columns, position) = state.tab(layer) else { throw Refusal(.left) }
    // The route that its child shows in place of the declared one may be refused, too, and that
    // would never end.
    guard access.mayTry(layer), state.mayBeSetBack(position, in: columns) else {
      return try leaveAll(columns, for: position, refusal)
    }
    access.noteTried(layer)
    try reset(position, in: columns)
  }

  /// Handles a selected tab that may not be seen: another tab is selected, or the tabs go. If the
  /// tabs are all that is left, they stay with the declared route of the tab.
  private func leaveTab(_ layer: LayerState, _ refusal: AccessRefusal) throws(Refusal) {
    guard let (tabs, position) = state.tab(layer) else { throw Refusal(.left) }
    // A tab that was left in this change is not tried again, because changing answers would never
    // end.
    let other = state.layers(of: tabs).indices.first { candidate in
      let layer = state.layers(of: tabs)[candidate]
      return candidate != position && access.mayTry(layer)
        && pathRefusal(layer, sparing: { keeps($0.id) }) == nil
    }
    if let other {
      access.noteTried(state.layers(of: tabs)[position])
      select(other, in: tabs, forgetting: true)
      return try setBack(tabs, position)
    }
    try leaveAll(tabs, for: position, refusal)
  }

  /// Removes all tabs or columns together with one of them. If they are all that is left, they stay
  /// with the declared route of that one.
  private func leaveAll(
    _ tabs: TabsState, for position: Int, _ refusal: AccessRefusal
  ) throws(Refusal) {
    guard let entry = tabs.entry else { throw Refusal(.left) }
    try removeUnseen(entry, refusal)
    // If they stay, they stay as declared: all that is left, or out of view.
    if !entry.life.isDropped { try setBack(tabs, position, isUnseen: !keeps(entry.id)) }
  }
}
