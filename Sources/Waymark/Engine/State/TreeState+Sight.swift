// Degrees of visibility, which differ for covered columns, columns without room, and unselected tabs:
//   isSeen(layer)          All tabs around it are selected. Columns always count.
//   isWithinReach(layer)   The window also has room for the columns around it.
//   isInView(entry)        It is the leaf, or tabs on the way to it, or the top of a column. Nothing covers it.
//   isInSight(entry)       The user sees it: there is room for its column. It may be beside a cover.

extension TreeState {
  /// True if a tab or column is in view whenever its entry is.
  func isShown(_ position: Int, in tabs: TabsState) -> Bool {
    isSelected(position, in: tabs) || areColumns(tabs)
  }

  /// True if it is in view, and the window has room for it.
  func hasRoom(_ position: Int, in tabs: TabsState) -> Bool {
    isSelected(position, in: tabs) || isSideBySide(tabs)
  }

  /// True for columns that the window shows beside each other, or did when a repeated call was first
  /// made.
  func isSideBySide(_ tabs: TabsState) -> Bool {
    content(of: tabs).arrangement == .columns(isCollapsed: false) || wereSideBySideWhenCalled(tabs)
  }

  /// True for columns that were side by side when the verb was first called. For a call that is not
  /// repeated, these are the columns that are side by side now.
  func wereSideBySideWhenCalled(_ tabs: TabsState) -> Bool {
    guard reads == .draft, let repeatedWide else {
      return content(of: tabs).arrangement == .columns(isCollapsed: false)
    }
    return repeatedWide.contains(tabs.key)
  }

  /// True if all tabs that the layer lies in are selected.
  func isSeen(_ layer: LayerState) -> Bool { walkOuterTabs(layer) { isShown($1, in: $0) } }

  /// True if the user could tap the screens of the layer.
  func isWithinReach(_ layer: LayerState) -> Bool { walkOuterTabs(layer) { hasRoom($1, in: $0) } }

  /// The topmost entry that an entry shows: itself, or the leaf of its selected tab.
  func leaf(of entry: consuming Entry) -> Entry {
    guard let top = shown(in: entry) else { return entry }
    return leaf(of: top)
  }

  /// The top of an entry's selected tab; nil without tabs.
  func shown(in entry: Entry) -> Entry? {
    guard let tabs = tabs(of: entry) else { return nil }
    return top(of: selectedLayer(tabs))
  }

  /// The visible leaf, through selected tabs.
  var leaf: Entry? {
    guard let top = top(of: topLayer) else { return nil }
    return leaf(of: top)
  }

  /// The owner of the top entry of a layer, through selected tabs.
  func topNode(of layer: LayerState) -> Node? {
    guard let top = top(of: layer) else { return node(layer.owner) }
    return node(of: leaf(of: top))
  }

  /// True if the entry is visible: the leaf, tabs on the way to it, or the top of a column.
  func isInView(_ entry: Entry) -> Bool { isInView(entry, from: top(of: topLayer)) }

  /// True if an entry is `top` itself or visible in its tabs or columns.
  func isInView(_ entry: Entry, from top: Entry?) -> Bool {
    guard let top, top !== entry else { return top != nil }
    guard let tabs = tabs(of: top) else { return false }
    for layer in content(of: tabs).shownLayers where isInView(entry, from: self.top(of: layer)) {
      return true
    }
    return false
  }

  /// True if the user sees the entry: the leaf, or the top of a column beside it.
  ///
  /// Entries above tabs cover them. Entries above columns that are side by side are shown in the
  /// last column, so they only cover that one, unless they show tabs or columns themselves.
  func isInSight(_ entry: Entry) -> Bool { isInSight(entry, inWideWindow: false) }

  /// True if the user sees the entry, or would in a window in which all columns are side by side.
  ///
  /// - Parameter isWide: True to assume such a window.
  func isInSight(_ entry: Entry, inWideWindow isWide: Bool) -> Bool {
    guard let layer = layer(of: entry), top(of: layer) === entry,
      chainLayer(of: layer) === topLayer
    else { return false }
    var isBeside = false
    return walkOuterTabs(layer) { tabs, position in
      let content = content(of: tabs)
      let isSideBySide = isWide ? areColumns(tabs) : isSideBySide(tabs)
      isBeside = isBeside || isSideBySide && position < content.layers.count - 1
      return (isSideBySide || isSelected(position, in: tabs))
        && isUncovered(tabs, besideCover: isBeside)
    }
  }

  /// True if nothing lies above tabs in their layer. Beside a cover, only other tabs or columns count.
  private func isUncovered(_ tabs: TabsState, besideCover isBeside: Bool) -> Bool {
    guard let home = layer(tabs.home) else { return false }
    var isUncovered = true
    _ = walk(home) { above in
      guard above !== tabs.entry else { return false }
      isUncovered = isBeside && above.tabs == nil
      return isUncovered
    }
    return isUncovered
  }

  /// True if no other coordinator shows anything above a coordinator.
  func isActive(_ node: Node) -> Bool {
    let layer = topLayer
    guard let top = top(of: layer) else { return layer.owner == node.key }
    return isWithin(leaf(of: top), node)
  }
}
