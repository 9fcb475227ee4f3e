// Queries of views in columns.

extension LayerEntry {
  /// True if the entry lies in a column and the window shows one column at a time.
  ///
  /// False outside of columns. Observed.
  public var isCollapsed: Bool { columns { $0.areColumns }?.columns.isCollapsed ?? false }

  /// The selected route for a list in the entry's view. The rows of the list are routes of a coordinator.
  ///
  /// ```swift
  /// // App[split[Menu[menu], >Detail[nothing, item(id: 7), photo]]], side by side
  /// menu.selectedRoute(of: app)  // .detail(.item(id: 7)): what the column to the right shows
  /// ```
  ///
  /// In a column of the coordinator's own subtree, it comes from the column to the right: the first route above the
  /// declared one, or else the first one. Entries pushed above do not count. It is nil while a narrow window does
  /// not show that column, or an entry above the columns covers it, so that the list can write the same route again. In
  /// the last column, and outside of columns, it is the `currentRoute` of the coordinator. Observed.
  ///
  /// - Parameter coordinator: A coordinator around the entry.
  /// - Returns: The route; nil while the column to the right is not shown, or an entry above the columns covers it.
  /// - Complexity: Linear in the columns, and in the coordinators around the entry.
  public func selectedRoute<C: Coordinator>(of coordinator: C) -> C.Route? {
    guard let node = node(of: coordinator), let (columns, position) = columns(below: node),
      columns.layers.indices.contains(position + 1)
    else { return coordinator.currentRoute }
    if columns.isCollapsed, columns.selectedIndex <= position { return nil }
    // What covers columns that are side by side is shown in the last one.
    let isLast = position + 1 == columns.layers.count - 1
    if isLast, let stage = columns.stage, !stage.covering.isEmpty { return nil }
    let entries = columns.layers[position + 1].entries
    guard let state = tree?.tree?.state, let tabs = columns.owner.livingTabs else { return nil }
    let above = state.isDeclared(position + 1, in: tabs) ? entries.dropFirst().first : nil
    guard let selected = (above ?? entries.first)?.entry else { return nil }
    // In the coordinator's type, which those below it may have, too.
    return typed(state.route(of: selected, for: node), C.Route.self)?.route
  }

  /// The node of a coordinator; nil if it is not in the tree of the entry.
  private func node<C: Coordinator>(of coordinator: C) -> Node? {
    guard let (tree, node) = coordinator.flow.place, tree === self.tree?.tree else { return nil }
    return node
  }

  /// The innermost columns around the entry that belong to a coordinator, or to one below it.
  private func columns(below node: Node) -> (columns: LayerTabs<Screen>, position: Int)? {
    guard let state = tree?.tree?.state else { return nil }
    return columns { columns in
      columns.owner.livingTabs.flatMap { state.node($0.owner) }?.isWithin(node) ?? false
    }
  }

  /// The innermost columns around the entry that match, with the index of its column.
  private func columns(
    where isMeant: (LayerTabs<Screen>) -> Bool
  ) -> (columns: LayerTabs<Screen>, position: Int)? {
    var layer = object.map { Layer($0, of: source) }
    while let current = layer {
      guard let tabs = current.outerTabs else { return nil }
      // Observe all tabs on the way, because tabs between the entry and the columns may leave.
      tabs.access()
      if tabs.areColumns, isMeant(tabs),
        let position = tabs.layers.firstIndex(where: { $0.id == current.id })
      {
        return (tabs, position)
      }
      layer = tabs.home
    }
    return nil
  }
}
