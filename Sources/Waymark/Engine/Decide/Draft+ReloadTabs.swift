extension Draft {
  /// Asks for the topmost tabs again. Tabs whose declared routes are still there keep everything.
  /// Others leave or enter.
  func reloadTabs(of node: Node) throws(Refusal) -> Outcome {
    guard let tabs = topmostTabs(of: node), !state.areColumns(tabs),
      let route = tabs.entry.map(state.route(of:))
    else { return .ignored(.notFound) }
    guard case .tabs(let recipe) = node.host?.recipe(for: route), !recipe.arrangement.areColumns
    else {
      state.report(
        .invalidTabs,
        "The tabs \(route.name) of \(node.name) cannot be reloaded: its destination is no longer"
          + " tabs. Show another route instead.")
      return .ignored(.invalidTabs)
    }
    let (declaration, initial) = try declaration(of: recipe, for: route, of: node)
    let old = state.content(of: tabs)
    // Each old tab stays once, even if `==` of user code finds it equal to several new ones.
    var free = Array(old.declared.indices)
    let kept = declaration.routes.map { route in
      free.firstIndex { old.declared[$0].isEqual(to: route) }.map { free.remove(at: $0) }
    }
    let layers = kept.map { position in
      position.map { old.layers[$0] } ?? makeTab(of: tabs.key, recipe.arrangement, node)
    }
    let selection = old.selection.moved({ kept.firstIndex(of: $0) }, otherwise: initial)
    let new = TabsContent(
      layers: layers, declaration: declaration, arrangement: recipe.arrangement,
      initial: initial, selection: selection)
    guard !new.isSame(as: old) else { return .unchanged }
    for (position, layer) in old.layers.enumerated().reversed() where !kept.contains(position) {
      endModals(of: layer, reason: .replaced)
      end(layer)
    }
    write(new, to: tabs)
    try fill(tabs, recipe, of: node)
    return .performed
  }
}
