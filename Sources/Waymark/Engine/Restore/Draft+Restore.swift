extension Draft {
  /// A route of the root as one of a coordinator further down; nil if that does not take it.
  func lower(_ route: AnyRoute, to node: Node) -> AnyRoute? {
    guard let parent = state.parent(of: node) else { return route }
    guard let outer = lower(route, to: parent) else { return nil }
    return self.route(outer, of: parent, takenBy: node)
  }

  /// What is said against what the draft adds, as far as that is asked for the first time: also in tabs that
  /// nobody sees, but for the routes that those were declared with.
  func restoredRefusals() -> [AccessRefusal] {
    var found: [AccessRefusal] = []
    while askedEntries < made.count {
      let entry = made[askedEntries]
      askedEntries += 1
      guard entry.life.isFresh, !isDeclaredUnseen(entry), let refusal = state.refusal(of: entry)
      else { continue }
      found.append(refusal)
    }
    return found
  }

  /// True if a tab shows a route, or would if that took the place of its screen.
  func tab(
    _ position: Int, in tabs: TabsState, isScreenFor route: AnyRoute, _ recipe: Recipe?
  ) -> Bool {
    let content = state.content(of: tabs)
    guard case .screen = recipe, content.layers.indices.contains(position),
      screenEntry(content.layers[position], of: tabs) != nil
    else { return false }
    return content.declared[position].isSameCase(as: route)
  }

  /// True if a layer is what a coordinator would present to begin with a route, or with an entry.
  func stays(
    _ layer: LayerState, _ style: ModalStyle, of node: Node, as route: AnyRoute, _ id: EntryID?
  ) -> Bool {
    guard layer.style == .modal(style), layer.owner == node.key, layer.presenter?.life == .settled,
      let bottom = state.bottom(of: layer)
    else { return false }
    return id.map { bottom.id == $0 } ?? state.route(of: bottom, for: node).isEqual(to: route)
  }

  /// Begins as if the root had shown nothing.
  func beginAnew(_ root: Node) throws(Refusal) {
    if state.count(state.base) > 0 { dropAll(state.base) }
    _ = try begin(root)
  }
}
