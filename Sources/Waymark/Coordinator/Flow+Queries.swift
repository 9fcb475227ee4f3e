// Queries of coordinators. Each one registers with the objects that it depends on.

extension Flow {
  /// Reads the tree, and registers with the objects that this depends on. Nil while the flow is
  /// fresh or enters, and once it has left: then its start stands for everything.
  ///
  /// Verbs that names or links of user code call wait until the walk is over.
  func read<Result>(
    _ access: (TreeState, Node) -> Void, _ body: (TreeState, Node) -> Result
  ) -> Result? {
    let result = ask(access) { state, node -> Result? in
      // A coordinator that leaves has no entries once callbacks run.
      guard let base = state.base(of: node), !state.isEmpty(base) else { return nil }
      return body(state, node)
    }
    return result ?? nil
  }

  /// Like `read`, but also for a coordinator that enters or leaves.
  func ask<Result>(
    _ access: (TreeState, Node) -> Void, _ body: (TreeState, Node) -> Result
  ) -> Result? {
    guard let tree, let node else {
      object.access()
      return nil
    }
    tree.accessDraft()
    let side = tree.side
    return tree.withoutReentry {
      tree.state.reading(side) {
        access(tree.state, node)
        freshObject?.access()
        return body(tree.state, node)
      }
    }
  }

  /// The routes in the boxes, with the coordinator's type.
  func unboxed(_ boxes: [AnyRoute]) -> [Route] {
    typed(boxes, Route.self)
  }

  var routes: [Route] {
    read({ $0.accessBase(of: $1) }) { state, node in
      state.base(of: node).map { unboxed(state.routes(of: $0)) } ?? []
    } ?? [start]
  }

  var layers: [[Route]] {
    read({ $0.accessOwnLayers(of: $1) }) { state, node in
      state.ownLayers(of: node).map { unboxed(state.routes(of: $0)) }
    } ?? [[start]]
  }

  var depth: Int {
    read({ $0.accessBase(of: $1) }) { state, node in
      state.base(of: node).map { state.count($0, upTo: .max) } ?? 1
    } ?? 1
  }

  /// The type of the boxes is a generic parameter, so it is looked up once and not for each entry.
  private func entries(of part: Part, _ state: TreeState) -> [RouteStack<Route>.Entry] {
    func entries<Box: TypedRouteBox>(
      _ type: Box.Type
    ) -> [RouteStack<Route>.Entry] where Box.Route == Route {
      let range = state.range(of: part)
      var entries: [RouteStack<Route>.Entry] = []
      entries.reserveCapacity(range.count)
      for place in range {
        let entry = state.row(place, in: part.layer)
        guard let box = typed(state.route(of: entry, for: part.node), as: type) else { continue }
        entries.append(RouteStack<Route>.Entry(id: entry.id, route: box.route))
      }
      return entries
    }
    return entries(RouteBox<Route>.self)
  }

  var stack: RouteStack<Route> {
    let stack = read({ $0.accessBase(of: $1) }) { state, node -> RouteStack<Route>? in
      guard let base = state.base(of: node) else { return nil }
      return RouteStack(entries: entries(of: base, state), nextNumber: state.nextNumber)
    }
    return (stack ?? nil) ?? RouteStack(start)
  }

  var visiblePath: [[Route]] {
    read({ $0.accessVisiblePath(of: $1) }) { state, node in
      state.visiblePath(of: node).map(unboxed)
    } ?? [[start]]
  }

  var currentRoute: Route {
    let top = read({ $0.accessTopPart(of: $1) }) { state, node -> Route? in
      guard let top = state.topPart(of: node).flatMap(state.top(of:)) else { return nil }
      return typed(state.route(of: top, for: node), Route.self)?.route
    }
    return (top ?? nil) ?? start
  }

  var canGoBack: Bool {
    let found = read({ state, _ in state.accessLeafPath() }) { state, node -> Bool in
      guard let tree, state.isActive(node),
        let step = state.backStep(shows: { tree.asksWhetherSeen($0) })
      else { return false }
      // In the body of a transaction one refused verb refuses all. Leave policies are asked only at
      // its end.
      if state.reads == .draft { return tree.draft?.failure == nil }
      return !state.isBlocked(step)
    }
    return found ?? false
  }

  var isActive: Bool {
    read({ state, _ in state.accessLeafPath() }) { $0.isActive($1) } ?? false
  }

  var activeLeaf: (any Coordinator)? {
    let leaf = read({ state, _ in state.accessLeafPath() }) { state, _ -> (any Coordinator)? in
      var node = state.topNode(of: state.topLayer)
      while let pending = node, pending.host == nil { node = state.parent(of: pending) }
      return node?.host?.anyCoordinator
    }
    accessPlace()
    return leaf ?? nil
  }

  var children: [any Coordinator] {
    ask({ $0.accessChildren(of: $1) }) { state, node in
      state.reading(.settled) { state.children(of: node) }.compactMap { $0.host?.anyCoordinator }
    } ?? []
  }

  func child<Child: Coordinator>(_ type: Child.Type) -> Child? {
    let found = ask({ $0.accessSubtree(of: $1) }) { state, node in
      state.reading(.settled) { state.descendants(of: node) }
        .lazy.compactMap { $0.host?.coordinator as? Child }.first
    }
    return found ?? nil
  }

  /// - Parameter name: The name of the coordinator, in case it is in no tree.
  func describe(as name: @autoclosure () -> String) -> String {
    let text = read({ $0.accessSubtree(of: $1) }) { state, node in
      TreeText(state).lines(of: node).text
    }
    return text ?? "\(name())\n  \(start.name)"
  }

  /// Registers for the moment when the coordinator enters or leaves a tree.
  func accessPlace() {
    guard let tree, let node else { return object.access() }
    tree.accessLeaving(node.life)
    guard node.level > 0 else { return }
    tree.accessDraft()
    tree.state.accessBase(of: node)
    freshObject?.access()
  }

  func screen(of entry: Entry) -> Screen? {
    guard let tree, let node else { return nil }
    return (tree.screen(of: entry, for: node) as? ScreenBox<Screen>)?.screen
  }
}

extension TreeState {
  /// True if the step would leave an entry that may not be left. Registers with the objects that
  /// decide this.
  fileprivate func isBlocked(_ step: BackStep) -> Bool {
    switch step {
    // The tab that is left keeps its entries, and nothing is presented above it.
    case .select: false
    case .drop(let layer): top(of: layer).map(isBlocked) ?? false
    case .dismiss(let layer): isBlocked(layer)
    }
  }

  private func isBlocked(_ entry: Entry) -> Bool {
    if entry.leavePolicy == .blocked { return true }
    return tabLayers(of: entry).contains { isBlocked($0) }
  }

  private func isBlocked(_ layer: LayerState) -> Bool {
    layer.object.access()
    return !walk(layer) { !isBlocked($0) }
  }
}
