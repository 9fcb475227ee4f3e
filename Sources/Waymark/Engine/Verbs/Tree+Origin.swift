// Checks whether a verb of a navigator counts: a second tap does nothing.

extension Tree {
  /// The entry of the navigator that was called; nil for a verb of a coordinator.
  func origin(of action: borrowing Action) throws(Refusal) -> Entry? {
    guard case .entry(let origin) = action.origin else { return nil }
    // A transaction makes its own check when its body begins.
    if case .transaction = action.verb { return origin.entry }
    let traits = action.traits
    guard let entry = origin.entry else { throw Refusal(.left) }
    // Inside a checked transaction the entry itself may be gone already.
    let isTrusted = origin.isChecked && traits.needsTop
    guard isTrusted || !entry.life.isDropped else { throw Refusal(.left) }
    guard
      !traits.needsTop || isTrusted || state.isOnTop(entry, presenting: traits.presents)
        || state.isReplacing(action.verb, from: entry)
        || state.isBesideCover(action.verb, from: entry)
    else { throw Refusal(.originNotOnTop) }
    return entry
  }
}

extension TreeState {
  /// True if a verb navigates from a screen that is visible beside a layer that covers its columns.
  /// That layer may go. In a narrow window nothing is visible beside it.
  func isBesideCover(_ verb: Verb, from entry: Entry) -> Bool {
    guard case .navigate = verb, let columns = tabsOfScreen(entry), let shown = tabs(of: columns),
      content(of: shown).arrangement == .columns(isCollapsed: false),
      let layer = layer(of: entry), top(of: layer) === entry
    else { return false }
    let (place, isSelected) = place(of: entry)
    return isSelected && place === topLayer
  }

  /// True if an entry of the owner covers the tabs or columns that the entry is part of.
  func isCovered(_ entry: Entry) -> Bool {
    guard let tabs = tabsOfScreen(entry), let home = layer(of: tabs) else { return false }
    return top(of: home) !== tabs
  }

  /// True if an entry is the top of its layer and nothing is presented on it. The top of an
  /// unselected tab counts, except for presenting. A tab that is a screen pushes above its tabs, so
  /// the tabs have to be on top, too.
  func isOnTop(_ entry: Entry, presenting: Bool) -> Bool {
    guard let layer = layer(of: entry), top(of: layer) === entry else { return false }
    guard !isCovered(entry) else { return false }
    let (place, isSelected) = place(of: entry)
    return isSelected ? place === topLayer : !presenting
  }

  /// True if a verb replaces the layer that is presented on its entry. Then that layer does not
  /// count against it.
  func isReplacing(_ verb: Verb, from entry: Entry) -> Bool {
    guard case .present(_, replacing: .own, _) = verb, entry.presents,
      let layer = layer(of: entry), top(of: layer) === entry
    else { return false }
    let (chainLayer, isSelected) = place(of: entry)
    guard isSelected, let chainLayer else { return false }
    return modal(chainLayer.place + 1)?.presenter === entry
  }

  /// The layer of the chain that contains an entry, through tabs, and whether these are all
  /// selected, or columns that the window has room for.
  func place(of entry: Entry) -> (layer: LayerState?, isSelected: Bool) {
    guard let layer = layer(of: entry) else { return (nil, true) }
    return (chainLayer(of: layer), isWithinReach(layer))
  }

  /// The tabs of an entry that is the screen of a tab. Both belong to one coordinator.
  func tabsOfScreen(_ entry: Entry) -> Entry? {
    guard let layer = layer(of: entry), let tabs = tab(layer)?.tabs.entry, tabs.node == entry.node
    else { return nil }
    return tabs
  }
}
