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
  func isInSight(_ entry: Entry) -> Bool { isInSight(entry, inWideWindow: false) }

  /// True if the user sees the entry, or would in a window in which all columns are side by side.
  ///
  /// - Parameter isWide: True to assume such a window.
  func isInSight(_ entry: Entry, inWideWindow isWide: Bool) -> Bool {
    guard let layer = layer(of: entry), top(of: layer) === entry,
      chainLayer(of: layer) === topLayer
    else { return false }
    let hasRoom = walkOuterTabs(layer) { tabs, position in
      isSelected(position, in: tabs) || isSideBySide(tabs, inWideWindow: isWide)
    }
    return hasRoom && isUncovered(layer, inWideWindow: isWide)
  }

  /// True if nothing that lies above tabs or columns hides the layer in them. What lies above
  /// columns that are side by side only hides the last one, unless it shows tabs or columns itself.
  func isUncovered(_ layer: LayerState, inWideWindow isWide: Bool = false) -> Bool {
    var isBeside = false
    return walkOuterTabs(layer) { tabs, position in
      let isLast = position == content(of: tabs).layers.count - 1
      isBeside = isBeside || !isLast && isSideBySide(tabs, inWideWindow: isWide)
      return isUncovered(tabs, besideCover: isBeside)
    }
  }

  private func isSideBySide(_ tabs: TabsState, inWideWindow isWide: Bool) -> Bool {
    isWide ? areColumns(tabs) : isSideBySide(tabs)
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
