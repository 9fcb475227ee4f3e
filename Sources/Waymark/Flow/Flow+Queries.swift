// What coordinators tell about themselves. Each query registers with what it depends on.

extension Flow {
  /// Reads the tree; nil while the flow is fresh, enters, or has left, and then its start stands for
  /// all. Verbs that the user's embeddings or names call wait until the walk is over.
  func read<Result>(_ body: (Tree, Reading) -> Result) -> Result? {
    let reading = reading
    guard let tree = placedTree else { return nil }
    return tree.withoutReentry { body(tree, reading) }
  }

  /// The tree while the flow has entries in it. Who leaves has none as soon as callbacks run.
  private var placedTree: Tree? { base.slotCount(reading) > 0 ? tree : nil }

  var routes: [Route] {
    accessBase()
    return read { _, reading in routes(in: base, reading) } ?? [start]
  }

  var layers: [[Route]] {
    accessOwnLayers()
    return read { _, reading in
      ([base] + ownModals(reading)).map { routes(in: $0, reading) }
    } ?? [[start]]
  }

  var depth: Int {
    accessBase()
    return read { _, reading in base.entryCount(reading, upTo: .max) } ?? 1
  }

  var stack: RouteStack<Route> {
    accessBase()
    let stack = read { tree, reading in
      let entries = reader(of: base, reading).allFromTop().reversed()
      return RouteStack(
        entries: entries.map { RouteStack<Route>.Entry(id: $0.id, route: $0.route) },
        nextNumber: tree.nextNumber)
    }
    return stack ?? RouteStack(start)
  }

  var visiblePath: [[Route]] {
    accessVisiblePath()
    return read { _, reading in visiblePath(reading) } ?? [[start]]
  }

  var currentRoute: Route {
    accessTopOwnLayer()
    let top = read { _, reading -> Route? in
      var top: Route?
      _ = walk(topOwnLayer(reading), reading) { _, route in
        top = route
        return false
      }
      return top
    }
    return (top ?? nil) ?? start
  }

  var canGoBack: Bool {
    accessLeafPath()
    let found = read { tree, reading in
      isActive(reading) ? tree.backStep(reading) { tree.asksWhetherSeen($0, reading) } : nil
    }
    guard let tree, case .some(.some(let step)) = found else { return false }
    // In the body of a transaction one refused verb refuses all, and who may be left is asked at its end.
    if reading == .alternate { return tree.draft?.failure == nil }
    return !step.isBlocked(reading)
  }

  var isActive: Bool {
    accessLeafPath()
    return placedTree != nil && isActive(reading)
  }

  var activeLeaf: (any Coordinator)? {
    accessLeafPath()
    accessPlace()
    guard let tree = placedTree else { return nil }
    return tree.topLayer(reading).topNode(reading)?.anyCoordinator
  }

  var children: [any Coordinator] {
    accessChildren()
    return childNodes.compactMap(\.anyCoordinator)
  }
}
