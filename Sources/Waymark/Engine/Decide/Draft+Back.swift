// Back, from the visible leaf outwards.

/// The result of `back`.
@MainActor
enum BackStep {
  case drop(LayerState)
  case dismiss(LayerState)
  case select(TabsState, Int)
}

extension TreeState {
  /// The next step back; nil at the root of the app.
  ///
  /// - Parameter shows: Whether a tab or a column may be seen. Others are skipped.
  func backStep(shows: (LayerState) -> Bool) -> BackStep? {
    var layer = topLayer
    while let tabs = top(of: layer).flatMap(tabs(of:)) { layer = selectedLayer(tabs) }
    while true {
      if count(layer) > 1 { return .drop(layer) }
      if layer.isModal { return .dismiss(layer) }
      guard let (tabs, _) = tab(layer) else { return nil }
      if let position = backTarget(of: tabs, shows: shows) { return .select(tabs, position) }
      guard let outer = self.layer(tabs.home) else { return nil }
      layer = outer
    }
  }

  /// The tab or column that back leads to; nil if back continues outwards.
  private func backTarget(of tabs: TabsState, shows: (LayerState) -> Bool) -> Int? {
    let content = content(of: tabs)
    let selection = content.selection
    var before: [Int] { Array(0..<selection.selected) }
    let list: [Int] =
      switch content.arrangement {
      // Side by side, all columns are visible, so there is none to go back to.
      case .columns: wereSideBySideWhenCalled(tabs) ? [] : before
      case .tabs(.never): []
      case .tabs(.first): [0]
      case .tabs(.initial): [content.initial]
      case .tabs(.order): before
      case .tabs(.history): selection.history
      }
    return list.last { $0 != selection.selected && shows(content.layers[$0]) }
  }
}

extension Draft {
  /// Goes back a number of steps, or as many as there are.
  func back(_ count: Int, of node: Node) throws(Refusal) -> Outcome {
    guard count >= 1 else { return .unchanged }
    guard state.isActive(node) else { return .ignored(.covered) }
    let outcome = try back()
    guard outcome == .performed else { return outcome }
    for _ in 1..<count { guard try backOnce() else { break } }
    return .performed
  }

  /// Goes back until the leaf shows a route.
  func back(to route: AnyRoute, of node: Node) throws(Refusal) -> Outcome {
    guard state.isActive(node) else { return .ignored(.covered) }
    repeat {
      guard try backOnce() else { throw Refusal(.notFound) }
    } while !(state.leaf.map { shows($0, route, of: node) } ?? false)
    return .performed
  }

  private func shows(_ leaf: Entry, _ route: AnyRoute, of node: Node) -> Bool {
    state.isWithin(leaf, node) && state.route(of: leaf, for: node).isEqual(to: route)
  }

  /// Goes one step back after another step. Returns false if there is none.
  private func backOnce() throws(Refusal) -> Bool {
    endOrphanedModals()
    reason = .popped
    return try back() == .performed
  }

  private func back() throws(Refusal) -> Outcome {
    switch state.backStep(shows: { state.hasSomethingToSee($0) }) {
    case nil: return .ignored(.atRoot)
    case .drop(let layer):
      guard let owner = state.node(layer.owner) else { throw Refusal(.left) }
      try drop(1, in: Part(node: owner, layer: layer))
    case .dismiss(let layer):
      reason = .dismissed
      endModal(layer)
    case .select(let tabs, let position):
      // If the tab may not be seen after all, the change must not lead back to the tab that was
      // left.
      if !state.areColumns(tabs) { access.noteTried(state.selectedLayer(tabs)) }
      select(position, in: tabs, forgetting: true)
    }
    return .performed
  }
}
