// What coordinators tell about themselves. Each query registers with the layers that it reads.

extension Flow {
  private var reading: Reading { tree?.reading ?? .current }

  /// The fresh flow's own layer, or the platform layer in which the base is shown.
  private func accessBase() {
    base.object?.access()
  }

  private func accessOwnLayers() {
    accessBase()
    for modal in modals { modal.ownObject?.access() }
  }

  /// Registers with all that decides which entry is the visible leaf.
  private func accessLeafPath() {
    guard let tree else { return accessBase() }
    tree.walkChain(reading) { layer in
      layer.ownObject?.access()
      var tabs = layer.topEntry(reading)?.tabSet
      while let selected = tabs?.selectedLayer(reading) {
        selected.ownObject?.access()
        tabs = selected.topEntry(reading)?.tabSet
      }
    }
  }

  var isInTree: Bool { tree != nil }

  var routes: [Route] {
    accessBase()
    return isInTree ? base.routes(reading) : [start]
  }

  var layers: [[Route]] {
    accessOwnLayers()
    return isInTree ? ([base] + ownModals(reading)).map { $0.routes(reading) } : [[start]]
  }

  var depth: Int {
    accessBase()
    return isInTree ? base.entryCount(reading, upTo: .max) : 1
  }

  var stack: RouteStack<Route> {
    accessBase()
    guard let tree else { return RouteStack(start) }
    let entries = base.reader(reading).allFromTop().reversed()
    return RouteStack(
      entries: entries.map { RouteStack<Route>.Entry(id: $0.id, route: $0.route) },
      nextNumber: tree.nextNumber)
  }

  var visiblePath: [[Route]] {
    accessLeafPath()
    accessOwnLayers()
    return visiblePath(reading)
  }

  var currentRoute: Route {
    accessOwnLayers()
    guard isInTree else { return start }
    var top: Route?
    _ = topOwnLayer(reading).walk(reading) { _, route in
      top = route
      return false
    }
    return top ?? start
  }

  var canGoBack: Bool {
    accessLeafPath()
    guard let tree, isActive(reading) else { return false }
    return tree.backStep(reading) != nil
  }

  var isActive: Bool {
    accessLeafPath()
    return isActive(reading)
  }

  var activeLeaf: (any Coordinator)? {
    accessLeafPath()
    guard let tree else { return nil }
    return tree.topLayer(reading)?.topNode(reading)?.anyCoordinator
  }

  var children: [any Coordinator] {
    accessOwnLayers()
    return childNodes.compactMap(\.anyCoordinator)
  }
}
