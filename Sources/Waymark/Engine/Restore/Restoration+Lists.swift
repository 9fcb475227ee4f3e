// Shows lists.

extension Restoration {
  /// Shows rows in an existing layer, as far as its owner takes them.
  func show(
    _ rows: [TreeShape.Row], in layer: LayerState, _ place: SnapshotPlace
  ) throws(Refusal) {
    guard let owner = draft.state.node(layer.owner) else { throw Refusal(.left) }
    // A tab only shows routes that its child takes, and a tab that is a screen only that screen.
    let child = draft.state.topChild(of: Part(node: owner, layer: layer))
    let (taken, routes) = take(rows, owner, place) { route, isFirst in
      guard layer.tab != nil, !isFirst else { return nil }
      return child.flatMap { draft.route(route, of: owner, takenBy: $0) } == nil ? .noOwner : nil
    }
    guard !routes.isEmpty else { return }
    try set(taken, routes, in: Part(node: owner, layer: layer))
    add(RestoredLists.List(layer: layer, rows: taken, place: place))
  }

  /// Shows rows: those of a snapshot by their routes, those of a position by their marks.
  private func set(
    _ rows: [TreeShape.Row], _ routes: [AnyRoute], in part: Part
  ) throws(Refusal) {
    guard !order.isPosition else { return try draft.show(rows, routes, in: part) }
    if routes.count == 1, revises(part.layer, to: routes[0]) { return }
    let compared = routes.map(ComparedRoute.init)
    _ = try draft.apply(.setRoutes(compared, in: draft.routes(of: part)), to: part)
  }

  /// Shows another route of its case in a tab that is a screen and is there: it is still the declared
  /// tab. Returns false if there is nothing to revise.
  private func revises(_ layer: LayerState, to route: AnyRoute) -> Bool {
    guard let (tabs, position) = draft.state.tab(layer),
      draft.screenEntry(layer, of: tabs)?.life.isSettled ?? false
    else { return false }
    return draft.reviseScreen(position, to: route, in: tabs)
  }

  /// Shows the declared route in a tab.
  func showDeclared(_ position: Int, in tabs: TabsState) throws(Refusal) {
    let declared = draft.state.declared(tabs)[position]
    if revises(draft.state.layers(of: tabs)[position], to: declared) { return }
    try draft.reset(position, in: tabs)
  }

  /// The rows that a coordinator takes and `access` allows, with their routes. After the first row
  /// that is left out, all others are, too, unless the policy is to skip.
  private func take(
    _ rows: [TreeShape.Row], _ owner: Node, _ place: SnapshotPlace,
    unless said: (_ route: AnyRoute, _ isFirst: Bool) -> RestoreDropReason?
  ) -> (rows: [TreeShape.Row], routes: [AnyRoute]) {
    var left: Set<Int> = []
    var routes: [AnyRoute] = []
    routes.reserveCapacity(rows.count)
    var isCut = false
    for number in rows.indices {
      let route = isCut ? nil : draft.lower(rows[number].route, to: owner)
      let reason = isCut ? .below : route.map { said($0, routes.isEmpty) } ?? .noOwner
      guard let route, reason == nil else {
        note(rows[number...number], place, reason ?? .noOwner)
        isCut = isCut || policy != .skip
        left.insert(number)
        continue
      }
      routes.append(route)
    }
    // Usually all rows are taken, and need not be copied.
    guard !left.isEmpty else { return (rows, routes) }
    return (rows.indices.filter { !left.contains($0) }.map { rows[$0] }, routes)
  }

  /// Shows the lists of tabs that exist by now. Returns false if there are none. Runs before
  /// `access` is asked about them, because their declared routes may replace other entries.
  func showTabs() throws(Refusal) -> Bool {
    while let open = takeOpenRow() {
      guard let (position, row, place) = lists.row(open.number, in: open.layer),
        let shape = row.tabs, !row.isDone
      else { continue }
      let entry = draft.state.row(position, in: open.layer)
      guard let tabs = draft.state.tabs(of: entry) else { continue }
      lists.finish(position, in: open.layer)
      try show(shape, in: tabs, of: entry, place[open.number])
      return true
    }
    return false
  }

  private func show(
    _ shape: TreeShape.Tabs, in tabs: TabsState, of entry: Entry, _ place: SnapshotPlace
  ) throws(Refusal) {
    let state = draft.state
    // Tabs that were reloaded meanwhile are recognised by their declared routes.
    let known = shape.declared.map { route in
      state.declared(tabs).firstIndex { $0.isEqual(to: route) }
    }
    var rest = state.layers(of: tabs).indices.filter { !known.contains($0) }
    var found: [(position: Int, list: Int)] = []
    for (number, list) in shape.lists.enumerated() where !list.isEmpty {
      if known.indices.contains(number), let position = known[number] {
        found.append((position, number))
        continue
      }
      guard let position = self.position(for: list[0], at: number, in: tabs),
        let open = rest.firstIndex(of: position)
      else {
        note(list, place[number], .noTab)
        continue
      }
      rest.remove(at: open)
      found.append((position, number))
    }
    let selected =
      found.first { $0.list == shape.selected }?.position
      ?? (rest.contains(shape.selected) ? shape.selected : nil)
    // A tab that was refused with only its declared route is asked about again.
    leftTabs.subtract(state.layers(of: tabs).map(\.key))
    if let selected, !state.isSelected(selected, in: tabs) {
      draft.select(selected, in: tabs, forgetting: entry.life.isFresh)
      uncovered.append(state.layers(of: tabs)[selected])
    }
    for position in rest { try showDeclared(position, in: tabs) }
    for (position, number) in found {
      try show(
        shape.lists[number], in: state.layers(of: tabs)[position], place[number])
    }
  }

  /// The tab that takes a row: its earlier tab, if that still takes it.
  private func position(
    for row: TreeShape.Row, at number: Int, in tabs: TabsState
  ) -> Int? {
    guard let owner = draft.state.node(tabs.owner), let route = draft.lower(row.route, to: owner)
    else { return nil }
    let recipe = owner.host?.recipe(for: route)
    if draft.tab(number, in: tabs, isScreenFor: route, recipe) { return number }
    return draft.tab(for: route, recipe, in: tabs)
  }

  /// Presents a layer of the shape, from the coordinator that it names, or the nearest one above
  /// that takes it.
  func present(
    _ layer: TreeShape.ChainLayer, _ place: SnapshotPlace
  ) throws(Refusal) {
    let state = draft.state
    let below = lists.modalCount
    let lower = below == 0 ? state.base : state.modal(below - 1) ?? state.base
    let named = presenter(of: layer, above: lower)
    guard let path = (named.flatMap(state.node(of:)) ?? state.topNode(of: lower))?.path else {
      throw Refusal(.left)
    }
    var level = min(max(layer.owner, 0), path.count - 1)
    while level >= 0, let node = state.node(path[level]) {
      if draft.lower(layer.rows[0].route, to: node) != nil {
        let isNamed = level == layer.owner
        return try present(layer, place, of: node, on: isNamed ? named : nil, below)
      }
      level -= 1
    }
    cutLayers()
    note(layer.rows, place, .noOwner)
  }

  private func present(
    _ layer: TreeShape.ChainLayer, _ place: SnapshotPlace, of node: Node, on presenter: Entry?,
    _ below: Int
  ) throws(Refusal) {
    let state = draft.state
    let style = layer.style ?? .sheet
    let hasStack = LayerStyle.modal(style).allowsStack
    let (rows, routes) = take(layer.rows, node, place) { _, isFirst in
      hasStack || isFirst ? nil : .noStack
    }
    // Destinations may have changed since the coordinator was looked up.
    guard let first = routes.first else { return cutLayers() }
    let wanted = presenter ?? state.topPart(of: node, below: below).flatMap(state.top(of:))
    // An existing layer may be presented on an entry out of view, where a new one could not be.
    if let kept = state.modal(below),
      kept.presenter === wanted || kept.presenter === entry(at: layer.presenter),
      draft.stays(kept, as: layer, of: node, first)
    {
      try set(rows, routes, in: Part(node: node, layer: kept))
      return add(RestoredLists.List(layer: kept, rows: rows, place: place))
    }
    draft.endModals(from: below)
    let edit = StackEdit(tail: routes.map { .new(ComparedRoute($0), id: nil) })
    let made = try draft.addLayer(edit, style, of: node, .literal, on: presenter)
    add(RestoredLists.List(layer: made, rows: rows, place: place))
  }

  /// The entry that a layer names, if its coordinator may present a layer on it above the others: a
  /// new layer must not be below existing ones.
  private func presenter(
    of layer: TreeShape.ChainLayer, above lower: LayerState
  ) -> Entry? {
    let state = draft.state
    guard let entry = entry(at: layer.presenter), let home = state.layer(of: entry),
      state.isSeen(home), let inner = state.node(of: entry), 0...inner.level ~= layer.owner,
      let owner = state.node(inner.path[layer.owner])
    else { return nil }
    let isNext = state.chainLayer(of: home) === lower
    return isNext || state.topNode(of: lower)?.isWithin(owner) ?? false ? entry : nil
  }

  /// The entry at a place of the snapshot, if it is shown.
  private func entry(at place: [Int]) -> Entry? {
    guard let number = place.last, let list = lists[SnapshotPlace(place.dropLast())],
      let row = list.position(of: number)
    else { return nil }
    return draft.state.row(row, in: list.layer)
  }
}
