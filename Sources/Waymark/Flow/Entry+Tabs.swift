extension Entry {
  /// The tabs of which the entry is a tab that is a screen; both belong to one coordinator.
  var tabsOfScreen: Entry? {
    guard let tabs = layer?.host?.tab?.tabSet.entry, tabs.node === node else { return nil }
    return tabs
  }
}
