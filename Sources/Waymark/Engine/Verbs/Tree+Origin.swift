// Whether a verb of a navigator counts: a second tap does nothing.

extension Tree {
  /// The entry whose navigator was called; nil for a verb of a coordinator.
  func origin(of action: Action) throws(Refusal) -> Entry? {
    guard case .entry(let origin) = action.origin else { return nil }
    // A transaction looks by itself, when its body begins.
    if case .transaction = action.verb { return origin.entry }
    let traits = action.verb.traits
    guard let entry = origin.entry else { throw Refusal(.left) }
    // Inside a checked transaction the entry itself may be gone already.
    let isTrusted = origin.isChecked && traits.needsTop
    guard isTrusted || !entry.mark.isDropped else { throw Refusal(.left) }
    guard !traits.needsTop || isTrusted || isOnTop(entry, presenting: traits.presents) else {
      throw Refusal(.originNotOnTop)
    }
    return entry
  }

  /// True if an entry is the top of its layer with nothing presented on it. The top of a tab that is
  /// not selected counts, but not for presenting. A tab that is a screen pushes above its tabs, so
  /// they have to be on top, too.
  func isOnTop(_ entry: Entry, presenting: Bool) -> Bool {
    guard entry.layer?.host?.topEntry(.alternate) === entry else { return false }
    if let tabs = entry.tabsOfScreen {
      guard tabs.layer?.host?.topEntry(.alternate) === tabs else { return false }
    }
    let (layer, isSelected) = place(of: entry)
    return isSelected ? layer === topLayer(.alternate) : !presenting
  }

  /// The layer of the chain in which an entry lies, through tabs, and whether they are all selected.
  func place(of entry: Entry) -> (layer: FlowLayer?, isSelected: Bool) {
    let host = entry.layer?.host
    return (host?.chainLayer, host?.isSeen ?? true)
  }
}
