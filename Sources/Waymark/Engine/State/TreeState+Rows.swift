// Reading rows.

extension TreeState {
  func count(_ layer: LayerState) -> Int {
    guard reads == .draft, let kept = layer.kept else { return layer.rows.count }
    return kept + layer.tail.count
  }

  func row(_ position: Int, in layer: LayerState) -> Entry {
    guard reads == .draft, let kept = layer.kept, position >= kept else {
      return layer.rows[position]
    }
    return layer.tail[position - kept]
  }

  /// The route of an entry, in the type of its own coordinator.
  func route(of entry: Entry) -> AnyRoute {
    reads == .draft ? entry.edit ?? entry.route : entry.route
  }

  func top(of layer: LayerState) -> Entry? {
    let count = count(layer)
    return count == 0 ? nil : row(count - 1, in: layer)
  }

  func bottom(of layer: LayerState) -> Entry? {
    count(layer) == 0 ? nil : row(0, in: layer)
  }

  /// The rows of a layer, bottom first.
  func rows(_ layer: LayerState) -> [Entry] {
    guard reads == .draft, let kept = layer.kept else { return layer.rows }
    return Array(layer.rows[..<kept]) + layer.tail
  }

  /// Walks the rows from the top until `body` returns false. Returns false in that case.
  func walk(_ layer: LayerState, _ body: (Entry) -> Bool) -> Bool {
    var position = count(layer) - 1
    while position >= 0 {
      guard body(row(position, in: layer)) else { return false }
      position -= 1
    }
    return true
  }

  /// The place of an entry in a layer; nil if it is not in it.
  func place(of id: EntryID, in layer: LayerState) -> Int? {
    var position = count(layer) - 1
    while position >= 0, row(position, in: layer).id != id { position -= 1 }
    return position < 0 ? nil : position
  }

  func layer(of entry: Entry) -> LayerState? { layer(entry.layer) }

  /// The layer of an object; nil once the layer has left.
  func layer(of object: LayerObject) -> LayerState? {
    guard let key = object.layer, let layer = layer(key), layer.object === object else {
      return nil
    }
    return layer
  }
}

// Tabs.
extension TreeState {
  func content(of tabs: TabsState) -> TabsContent {
    reads == .draft ? tabs.edit ?? tabs.content : tabs.content
  }

  func selection(_ tabs: TabsState) -> TabSelection { content(of: tabs).selection }

  func layers(of tabs: TabsState) -> [LayerState] { content(of: tabs).layers }

  /// The tabs of an entry, as layers.
  func tabLayers(of entry: Entry) -> [LayerState] { tabs(of: entry).map(layers(of:)) ?? [] }

  func declared(_ tabs: TabsState) -> [AnyRoute] { content(of: tabs).declared }

  /// True for a column whose declared route gives way to others.
  func isPlaceholder(_ position: Int, in tabs: TabsState) -> Bool {
    content(of: tabs).declaration.placeholders.contains(position)
  }

  /// True if a tab or column begins with its declared route.
  func isDeclared(_ position: Int, in tabs: TabsState) -> Bool {
    let content = content(of: tabs)
    guard let owner = node(tabs.owner), let bottom = bottom(of: content.layers[position]) else {
      return false
    }
    return route(of: bottom, for: owner).isEqual(to: content.declared[position])
  }

  func selectedLayer(_ tabs: TabsState) -> LayerState { content(of: tabs).selectedLayer }

  func isSelected(_ position: Int, in tabs: TabsState) -> Bool {
    selection(tabs).selected == position
  }

  func areColumns(_ tabs: TabsState) -> Bool { content(of: tabs).arrangement.areColumns }

  /// True if a tab or column is in view whenever its entry is.
  func isShown(_ position: Int, in tabs: TabsState) -> Bool {
    isSelected(position, in: tabs) || areColumns(tabs)
  }

  /// True if it is in view, and the window has room for it.
  func hasRoom(_ position: Int, in tabs: TabsState) -> Bool {
    isSelected(position, in: tabs) || isSideBySide(tabs)
  }

  /// True for columns that the window shows beside each other, or did when a repeated call was made.
  func isSideBySide(_ tabs: TabsState) -> Bool {
    content(of: tabs).arrangement == .columns(isCollapsed: false) || laySideBySide(tabs)
  }

  /// The same, but for a repeated call, only what it found counts.
  func laySideBySide(_ tabs: TabsState) -> Bool {
    guard reads == .draft, let repeatedWide else {
      return content(of: tabs).arrangement == .columns(isCollapsed: false)
    }
    return repeatedWide.contains(tabs.key)
  }

  /// The tabs that a layer is one of, and its position; nil if the tabs no longer contain it.
  func tab(_ layer: LayerState) -> (tabs: TabsState, position: Int)? {
    guard let key = layer.tab, let tabs = tabs(key) else { return nil }
    let layers = layers(of: tabs)
    let place = layer.tabPlace
    if layers.indices.contains(place), layers[place] === layer { return (tabs, place) }
    guard let found = layers.firstIndex(where: { $0 === layer }) else { return nil }
    layer.tabPlace = found
    return (tabs, found)
  }

  /// Walks the tabs around the layer, from the innermost outwards, each with the position that
  /// contains the layer, until `body` returns false. Returns false in that case.
  @discardableResult
  func walkOuterTabs(_ layer: LayerState, _ body: (TabsState, _ position: Int) -> Bool) -> Bool {
    var next: LayerState? = layer
    while let current = next, let (tabs, position) = tab(current) {
      guard body(tabs, position) else { return false }
      next = self.layer(tabs.home)
    }
    return true
  }

  /// True if all tabs that the layer lies in are selected.
  func isSeen(_ layer: LayerState) -> Bool { walkOuterTabs(layer) { isShown($1, in: $0) } }

  /// True if the user could tap the screens of the layer.
  func isWithinReach(_ layer: LayerState) -> Bool { walkOuterTabs(layer) { hasRoom($1, in: $0) } }

  /// The tab or column around a layer, also through the entries that presented it.
  func position(around layer: LayerState, in tabs: TabsState) -> Int? {
    self.tabs(around: layer) { $0 === tabs }?.position
  }

  /// The innermost tabs around a layer that match, also through the entries that presented it.
  func tabs(
    around layer: LayerState, where matches: (TabsState) -> Bool
  ) -> (tabs: TabsState, position: Int)? {
    var next: LayerState? = layer
    while let current = next {
      guard let (outer, position) = tab(current) else {
        next = current.presenter.flatMap(self.layer(of:))
        continue
      }
      if matches(outer) { return (outer, position) }
      next = self.layer(outer.home)
    }
    return nil
  }

  /// The layer of the chain that contains this one, through tabs.
  func chainLayer(of layer: LayerState) -> LayerState {
    var current = layer
    while let (tabs, _) = tab(current), let outer = self.layer(tabs.home) { current = outer }
    return current
  }
}

// Visibility.
extension TreeState {
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

  /// The same, but only looks at an entry and what it shows.
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

  /// The same, but maybe as if all columns were side by side.
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

  func isWithin(_ entry: Entry, _ node: Node) -> Bool {
    if entry.node == node.key || node.level == 0 { return true }
    guard entry.level > node.level, let inner = self.node(of: entry) else { return false }
    return inner.isWithin(node)
  }

  func isWithin(_ layer: LayerState, _ node: Node) -> Bool {
    self.node(layer.owner)?.isWithin(node) ?? false
  }

  /// True if a coordinator lies in a tab or column.
  func lies(_ node: Node, in tab: LayerState) -> Bool {
    !walkOuterLayers(of: node) { $0 !== tab }
  }
}
