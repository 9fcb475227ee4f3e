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

// What lies in what.
extension TreeState {
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
