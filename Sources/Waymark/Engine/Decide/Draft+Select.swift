extension Draft {
  /// Selects the tab declared with a route. If it is already selected, goes back to its root.
  ///
  /// - Parameter isReselection: True for a waiting verb that did the latter when it was first called.
  func select(
    _ route: AnyRoute, of node: Node, isReselection: Bool
  ) throws(Refusal) -> Outcome {
    guard let tabs = topmostTabs(of: node),
      let position = state.declared(tabs).firstIndex(where: { $0.isEqual(to: route) })
    else { return .ignored(.notFound) }
    // If the tab was selected while the target waited, the target has arrived, and the tab keeps
    // its entries.
    let isSelected = state.isSelected(position, in: tabs)
    if extras?.waiting.isReplay ?? false, !isReselection, isSelected { return .unchanged }
    // It leads to the root of the tab, even if another one was selected meanwhile.
    if isReselection, !isSelected { select(position, in: tabs) }
    return try choose(position, in: tabs).following(isReselection && !isSelected)
  }

  func topmostTabs(of node: Node) -> TabsState? {
    var found: TabsState?
    for part in state.ownLayers(of: node).reversed() where found == nil {
      _ = state.walk(part) { entry in
        if entry.node == node.key { found = state.tabs(of: entry) }
        return found == nil
      }
    }
    return found
  }

  /// Does what a tap on a tab does: selects it, or takes the selected tab to its root. In case the verb
  /// has to wait, notes which of them it was.
  func choose(_ position: Int, in tabs: TabsState) throws(Refusal) -> Outcome {
    guard state.isSelected(position, in: tabs), let owner = state.node(tabs.owner) else {
      select(position, in: tabs)
      return .performed
    }
    // A column that is selected again keeps its entries, because they are visible beside others.
    guard !state.areColumns(tabs) else { return .unchanged }
    let layer = state.layers(of: tabs)[position]
    let modals = state.modalCount
    endModals(of: layer)
    let count = state.count(layer)
    if count > 1 {
      try dropping(as: .popped) { () throws(Refusal) in
        try drop(count - 1, in: Part(node: owner, layer: layer))
      }
    }
    if count > 1 || state.modalCount < modals {
      noteReselection()
      return .performed
    }
    if let top = state.top(of: layer) { makeExtras().reselected.append(state.leaf(of: top)) }
    return .unchanged
  }

  /// Selects the tabs around a coordinator. Returns true if one was not selected.
  func selectOuterTabs(of node: Node) -> Bool {
    var selected = false
    state.walkOuterLayers(of: node) { layer in
      if let (tabs, position) = state.tab(layer), !state.isSelected(position, in: tabs) {
        select(position, in: tabs)
        selected = true
      }
      return true
    }
    return selected
  }
}
