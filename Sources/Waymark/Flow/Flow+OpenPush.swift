// Opening on top of what is visible, as a push does it.

extension Flow {
  /// Adds a route in the nearest coordinator that takes it, from the visible leaf outwards.
  func push(opened route: Route, _ draft: TreeDraft) throws(Refusal) -> Outcome {
    guard isActive(.alternate) else {
      // The visible leaf is another's: the nearest coordinator around both takes the route.
      guard let ascent else { throw Refusal(.covered) }
      return try ascent.push(route, draft)
    }
    if let leaf = draft.tree.leaf(.alternate), self.route(of: leaf) == route {
      return reopened(false, draft)
    }
    if let node = draft.tree.topLayer(.alternate).topNode(.alternate),
      let link = node.path(below: self)?.first?.link.flatMap(typed),
      let recipe = recipe(for: route, takenBy: link)
    {
      return try link.body.push(opened: recipe, draft)
    }
    let layer = topOwnLayer(.alternate)
    let isOnTop = layer.chainLayer === draft.tree.topLayer(.alternate)
    let decision = StackDecision.pushIfNew(route, on: reader(of: layer, .alternate))
    if isOnTop, case .unchanged = decision { return reopened(false, draft) }
    let style = route.presentation.modalStyle ?? leafStyle(of: route)
    guard style == nil, isOnTop else {
      try present(route, style ?? .sheet, draft)
      return .performed
    }
    return try apply(decision, to: layer, draft)
  }
}
