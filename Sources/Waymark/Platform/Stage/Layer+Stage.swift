extension Layer {
  /// Works out how a platform without nested stacks shows the layer; see ``Stage``.
  ///
  /// The topmost tabs take the whole layer: entries below them are not shown until they go.
  ///
  /// - Parameter covering: What lies above the tabs, if the layer is their selected tab.
  /// - Returns: The stage; an empty one for a layer that is gone. Observed.
  /// - Complexity: Linear in the entries of the layer.
  public func stage(over covering: [StackSection<Screen>] = []) -> Stage<Screen> {
    let entries = entries
    guard let first = entries.first else { return Stage(content: .empty) }
    guard let place = topmostTabs, let tabs = entries[place].tabs else {
      let own = StackSection(self, entries.ids(from: 1))
      return Stage(content: .stack(StackStage(root: first.id, sections: [own] + covering)))
    }
    let above = entries.ids(from: place + 1)
    let own = above.isEmpty ? [] : [StackSection(self, above)]
    let stage = TabsStage(tabs: tabs, covering: own + covering)
    return Stage(content: tabs.areColumns ? .split(stage) : .tabs(stage))
  }

  /// The lowest entry with a screen, which decides how the layer looks. If the lowest entry has tabs, this is the
  /// lowest entry of the selected tab.
  ///
  /// ```swift
  /// app.present(.main, as: .cover)         // whose base is tabs: [>Todos[list], Posts[list]]
  /// app.projection.layers[1].lowest?.name  // "list"
  /// ```
  ///
  /// Nil for a layer that is gone. Observed with the entries and, for tabs, the selection.
  ///
  /// - Complexity: Linear in the tabs, at each level of nested tabs.
  public var lowest: LayerEntry<Screen>? {
    guard let first = entries.first else { return nil }
    return first.tabs.map { $0.selected?.lowest } ?? first
  }

  /// What lies above the tabs or columns around the layer, from the innermost outwards, if the layer shows it: as the
  /// selected tab or the last column.
  ///
  /// Nil if the tabs or columns are not shown, because others lie above them.
  var covering: [StackSection<Screen>]? {
    guard let tabs = outerTabs else { return [] }
    guard let stage = tabs.stage else { return nil }
    return stage.covered?.id == id ? stage.covering : []
  }
}

extension LayerTabs {
  /// The tabs or columns with everything that lies above them; nil if they are not shown.
  var stage: TabsStage<Screen>? {
    guard let home, let outer = home.covering else { return nil }
    let stage = home.stage(over: outer)
    guard let shown = stage.tabs ?? stage.split, shown.tabs.id == id else { return nil }
    return shown
  }
}
