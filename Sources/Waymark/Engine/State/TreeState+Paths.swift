// The contents of a coordinator's subtree, in the coordinator's own type.

extension TreeState {
  func routes(of part: Part) -> [AnyRoute] {
    let range = range(of: part)
    var routes: [AnyRoute] = []
    routes.reserveCapacity(range.count)
    for place in range { routes.append(route(of: row(place, in: part.layer), for: part.node)) }
    return routes
  }

  /// The routes of a layer's rows, bottom first, continued in the selected tab of tabs on top.
  private func visibleRoutes(of layer: LayerState, for node: Node) -> [AnyRoute] {
    var routes: [AnyRoute] = []
    var last: Entry?
    for entry in rows(layer) where isWithin(entry, node) {
      routes.append(route(of: entry, for: node))
      last = entry
    }
    guard let last, let tabs = tabs(of: last) else { return routes }
    return routes + visibleRoutes(of: selectedLayer(tabs), for: node)
  }

  /// The path of each layer of the subtree, from the root to the visible leaf, through selected
  /// tabs.
  func visiblePath(of node: Node) -> [[AnyRoute]] {
    guard let base = layer(node.base) else { return [[]] }
    let own = modals.filter { isWithin($0, node) }
    return ([base] + own).map { visibleRoutes(of: $0, for: node) }
  }

  /// The coordinators right below one, including those in tabs.
  func children(of node: Node) -> [Node] {
    guard let base = base(of: node) else { return [] }
    let modals = [node.key: ownModals(of: node)]
    return children(of: rows(of: base), modals, selectedLast: false).map(\.part.node)
  }

  /// The bases of the coordinators right below one.
  ///
  /// - Parameter selectedLast: True to take those in a selected tab after those in the others, as if
  ///   it lay on top of them.
  private func children(
    of base: PartRows, _ modals: [NodeKey: [LayerState]], selectedLast: Bool
  ) -> [PartRows] {
    let node = base.part.node
    var bases: [PartRows] = []
    func collect(_ rows: PartRows) {
      for step in steps(of: rows) {
        switch step {
        case .child(_, let base): bases.append(base)
        case .own(let entry):
          var tabs = tabLayers(of: entry)
          if selectedLast, let content = self.tabs(of: entry) {
            let selected = selectedLayer(content)
            tabs = tabs.filter { $0 !== selected } + [selected]
          }
          for tab in tabs { collect(self.rows(of: Part(node: node, layer: tab))) }
        }
      }
    }
    collect(base)
    for modal in modals[node.key] ?? [] { collect(rows(of: Part(node: node, layer: modal))) }
    return bases
  }

  /// The coordinators below one: first those around the visible leaf, from the outside in, then all
  /// others level by level, the topmost first, and those in a selected tab before those in others.
  func descendants(of node: Node) -> [Node] {
    guard let base = base(of: node) else { return [] }
    var found: [Node] = []
    if isActive(node), let inner = leaf.flatMap(self.node(of:)) {
      found = inner.path.dropFirst(node.level + 1).compactMap { self.node($0) }
    }
    let modals = modalsByOwner()
    var level = [rows(of: base)]
    while !level.isEmpty {
      level = level.flatMap { children(of: $0, modals, selectedLast: true).reversed() }
      found += level.map(\.part.node)
    }
    return found
  }
}
