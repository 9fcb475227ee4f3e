extension Draft {
  /// A route of the root as one of a coordinator further down; nil if that coordinator does not
  /// take it.
  func lower(_ route: AnyRoute, to node: Node) -> AnyRoute? {
    guard let parent = state.parent(of: node) else { return route }
    guard let outer = lower(route, to: parent) else { return nil }
    return self.route(outer, of: parent, takenBy: node)
  }

  /// True if a tab shows a route, or would if the route replaced its screen.
  func tab(
    _ position: Int, in tabs: TabsState, isScreenFor route: AnyRoute, _ recipe: Recipe?
  ) -> Bool {
    let content = state.content(of: tabs)
    guard case .screen = recipe, content.layers.indices.contains(position),
      screenEntry(content.layers[position], of: tabs) != nil
    else { return false }
    return content.declared[position].isSameCase(as: route)
  }

  /// True if a layer is what a coordinator would present for a route, or if it is the layer of a
  /// position. That layer may have other entries by now, and another number after it has come back.
  func stays(
    _ layer: LayerState, as shape: TreeShape.ChainLayer, of node: Node, _ route: AnyRoute
  ) -> Bool {
    guard layer.style == .modal(shape.style ?? .sheet), layer.owner == node.key,
      layer.presenter?.life == .settled, let bottom = state.bottom(of: layer)
    else { return false }
    guard let number = shape.number else {
      return state.route(of: bottom, for: node).isEqual(to: route)
    }
    if number == layer.object.number { return true }
    let ids = Set(shape.rows.compactMap { $0.mark?.id })
    return (0..<state.count(layer)).contains { ids.contains(state.row($0, in: layer).id) }
  }

  /// Begins as if the root had shown nothing yet.
  func beginAnew(_ root: Node) throws(Refusal) {
    if state.count(state.base) > 0 { dropAll(state.base) }
    _ = try begin(root)
  }
}

extension Draft {
  /// Prepares restoring a state, which is applied when the draft is completed, because it needs
  /// coordinators to be made in between.
  func prepare(_ order: RestoreOrder, of node: Node) -> Outcome {
    guard node.level == 0 else { return .ignored(.notRoot) }
    makeExtras().restoreOrder = order
    return .performed
  }
}

// Shows another position of a history.
extension Draft {
  /// Prepares showing another position, which is then applied like a restored state.
  func prepare(_ travel: HistoryTravel) -> Outcome {
    guard let picture = travel.begin() else { return .ignored(.notFound) }
    makeExtras().restoreOrder = RestoreOrder(picture.shape, .discard, isPosition: true)
    return .performed
  }

  /// Shows the rows of a position in a part. Entries that are still there stay, with their routes
  /// from then, which they have first: an entry whose child is split is replaced by a new one of
  /// its route. Others are new.
  func show(_ rows: [TreeShape.Row], _ routes: [AnyRoute], in part: Part) throws(Refusal) {
    let living = state.entries(of: part)
    let entries = rows.map { row in row.mark.flatMap { living[$0.id] } }
    for (row, entry) in zip(rows, entries) {
      if let entry { try revise(entry, to: row.route) }
    }
    let count = state.end(of: part)
    var kept = 0
    while kept < min(count, rows.count), entries[kept] === state.row(kept, in: part.layer) {
      kept += 1
    }
    let items = rows.indices[kept...].map { place in
      entries[place].map(RunItem.kept) ?? .new(routes[place], id: nil)
    }
    if !items.isEmpty || kept < count { try replace(count - kept, with: items, in: part, .literal) }
  }

  /// Gives an entry its route from then, which is a route of the root.
  private func revise(_ entry: Entry, to route: AnyRoute) throws(Refusal) {
    guard !state.route(of: entry).risen(by: entry.level).isEqual(to: route) else { return }
    guard let node = state.node(of: entry), let own = lower(route, to: node) else {
      throw Refusal(.notFound)
    }
    let outcome = revise(entry, to: own, of: node, isLiteral: true)
    if outcome.isRefusal { throw Refusal(outcome) }
  }
}
