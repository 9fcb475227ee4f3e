// Opens a route on top of the visible entry, like a push.

extension Draft {
  /// Adds a route in the nearest coordinator that takes it, from the visible leaf outwards.
  func push(opened route: AnyRoute, of node: Node) throws(Refusal) -> Outcome {
    guard state.isActive(node) else {
      // The visible leaf belongs to another coordinator, so the nearest coordinator around both
      // takes the route.
      guard let parent = state.parent(of: node), let outer = route.outer else {
        throw Refusal(.covered)
      }
      return try push(opened: outer, of: parent)
    }
    if let leaf = state.leaf, state.isWithin(leaf, node),
      state.route(of: leaf, for: node).isEqual(to: route)
    {
      return reopened(false)
    }
    if let leaf = state.leaf, let child = state.child(of: node, holding: leaf),
      child.pending == nil, let own = self.route(route, of: node, takenBy: child)
    {
      return try push(opened: own, of: child)
    }
    guard let top = state.topPart(of: node) else { throw Refusal(.left) }
    let isOnTop = state.chainLayer(of: top.layer) === state.topLayer
    let decision = StackDecision.pushIfNew(ComparedRoute(route), on: routes(of: top))
    if isOnTop, case .unchanged = decision { return reopened(false) }
    let style = route.presentation.modalStyle ?? leafStyle(of: route, node)
    guard style == nil, isOnTop else {
      try present(route, style ?? .sheet, of: node)
      return .performed
    }
    return try apply(decision, to: top)
  }
}
