// Whether something below the opened route takes it, so that its coordinator does not present it.

extension Draft {
  /// True if a child or a tab shows the opened route itself: the one right below it in the path, or
  /// an existing child.
  func isTaken(
    _ path: OpenPath, in part: Part, _ mode: OpenMode
  ) throws(Refusal) -> Bool {
    guard let leaf = path.steps.last, path.steps.count > 1 else { return false }
    let below = path.withoutLeaf
    let recipe = part.node.host?.recipe(for: leaf.route)
    let last = below.steps[below.steps.count - 1].route
    if isOneChild(recipe, leaf.route, with: part.node.host?.recipe(for: last)) { return true }
    if try tabsTake(leaf.route, recipe, after: below, in: part, mode) { return true }
    guard recipe?.child != nil else { return false }
    guard let child = try OpenWalk.childAbove(below, in: part, mode, self) else { return false }
    return route(leaf.route, recipe, takenBy: child) != nil
  }

  /// True if one child takes both routes.
  private func isOneChild(_ recipe: Recipe?, _ route: AnyRoute, with other: Recipe?) -> Bool {
    guard let child = other?.child, let recipe = recipe?.child else { return false }
    return child.embedding.take(recipe, for: route) != nil
  }

  /// True if a path ends with tabs, one of which takes the next route, or leads into columns, one
  /// after the other, and a column also takes the next route.
  private func tabsTake(
    _ next: AnyRoute, _ recipe: Recipe?, after path: OpenPath, in part: Part, _ mode: OpenMode
  ) throws(Refusal) -> Bool {
    guard let host = part.node.host else { return false }
    var last: (place: Int, tabs: TabsRecipe)?
    for place in path.steps.indices.reversed() where last == nil {
      if case .tabs(let tabs) = host.recipe(for: path.steps[place].route) { last = (place, tabs) }
    }
    guard let (place, recipes) = last else { return false }
    let above = path.steps[(place + 1)...]
    guard above.isEmpty || recipes.arrangement.areColumns else { return false }
    let tabs = try self.tabs(at: place, of: path, in: part, mode)
    func take(_ route: AnyRoute, _ recipe: Recipe?) -> Bool {
      // Existing tabs keep their list until they are reloaded.
      tabs.map { tab(for: route, recipe, in: $0) != nil }
        ?? willTake(route, recipe, recipes, of: part.node)
    }
    return take(next, recipe) && above.allSatisfy { take($0.route, host.recipe(for: $0.route)) }
  }

  /// The tabs of a step that are already there; nil if they are made on the way.
  private func tabs(
    at place: Int, of path: OpenPath, in part: Part, _ mode: OpenMode
  ) throws(Refusal) -> TabsState? {
    var path = path
    path.steps.removeSubrange((place + 1)...)
    return try OpenWalk.lastTabs(of: path, in: part, mode, self)
  }

  /// True if tabs that are not made yet will take a route: the same rule as `tab(for:_:in:)`.
  private func willTake(
    _ route: AnyRoute, _ recipe: Recipe?, _ tabs: TabsRecipe, of node: Node
  ) -> Bool {
    let isTaken = tabs.routes.contains {
      $0.isEqual(to: route) || isOneChild(recipe, route, with: node.host?.recipe(for: $0))
    }
    guard !isTaken, case .screen = recipe else { return isTaken }
    let alike = tabs.routes.filter { tab in
      guard case .screen = node.host?.recipe(for: tab) else { return false }
      return lift(tab, of: node).isSameCase(as: route)
    }
    return alike.count == 1
  }
}
