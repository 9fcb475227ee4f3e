// Makes tabs with all their contents, before any of them is visible.

extension Draft {
  /// - Parameter route: The route whose destination is the tabs.
  func makeTabs(
    _ recipe: TabsRecipe, for route: AnyRoute, of node: Node, in home: LayerState
  ) throws(Refusal) -> TabsState {
    let (declaration, initial) = try declaration(of: recipe, for: route, of: node)
    let key = state.nextTabs
    let layers = declaration.routes.map { _ in makeTab(of: key, recipe.arrangement, node) }
    let tabs = TabsState(
      key, of: node.key, in: home.key,
      TabsContent(
        layers: layers, declaration: declaration, arrangement: recipe.arrangement,
        initial: initial, selection: TabSelection(selected: initial)))
    state.add(tabs)
    makeExtras().madeTabs.append(tabs)
    try fill(tabs, recipe, of: node)
    return tabs
  }

  func makeTab(of tabs: TabsKey, _ arrangement: Arrangement, _ node: Node) -> LayerState {
    let layer = state.makeLayer(arrangement.style, of: node.key, tab: tabs)
    makeExtras().madeLayers.append(layer)
    return layer
  }

  /// Checks the routes of tabs, and returns them with the first selection.
  func declaration(
    of recipe: TabsRecipe, for route: AnyRoute, of node: Node
  ) throws(Refusal) -> (TabsDeclaration, initial: Int) {
    let routes = recipe.routes.map { lift($0, of: node) }
    guard !routes.contains(where: { $0.isEqual(to: route) }) else {
      throw refusal(
        of: recipe, "\(route.name) is \(recipe.arrangement.noun) itself", of: node)
    }
    guard let selected = routes.firstIndex(where: { $0.isEqual(to: recipe.selected) }) else {
      throw refusal(
        of: recipe, "\(recipe.selected.name) is selected, but is none of them", of: node)
    }
    // Without a set, which traps if `==` and hash disagree.
    let repeats = routes.indices.contains { place in
      routes[..<place].contains { $0.isEqual(to: routes[place]) }
    }
    guard !repeats else { throw refusal(of: recipe, "one of them is there twice", of: node) }
    if recipe.arrangement.areColumns, !(2...3 ~= routes.count) {
      throw refusal(of: recipe, "a split has two or three columns, not \(routes.count)", of: node)
    }
    var placeholders: Set<Int> = []
    for route in recipe.placeholders {
      guard let place = routes.firstIndex(where: { $0.isEqual(to: route) }) else {
        throw refusal(of: recipe, "\(route.name) is a placeholder, but is none of them", of: node)
      }
      placeholders.insert(place)
    }
    return (TabsDeclaration(routes, placeholders: placeholders), selected)
  }

  /// Shows the declared route in each empty tab.
  func fill(_ tabs: TabsState, _ recipe: TabsRecipe, of node: Node) throws(Refusal) {
    let content = state.content(of: tabs)
    var recipes: [Recipe?] = []
    for (layer, route) in zip(content.layers, content.declared) {
      let tab = node.host?.recipe(for: route)
      recipes.append(tab)
      guard state.count(layer) == 0 else { continue }
      if let inner = tab?.arrangement {
        throw refusal(of: recipe, "\(route.name) is \(inner.noun) itself", of: node)
      }
      let run = Run(node: node, layer: layer, below: nil, dropped: [])
      write(layer, keeping: 0, tail: try rows(of: [.asked(route, tab, id: nil)], run, .literal))
    }
    // Refuses two tabs whose embeddings take the same routes.
    for (position, route) in content.declared.enumerated() {
      guard case .child = recipes[position] else { continue }
      for (other, layer) in content.layers.enumerated() where other != position {
        guard let child = state.topChild(of: Part(node: node, layer: layer)),
          self.route(route, recipes[position], takenBy: child) != nil
        else { continue }
        let both = "\(content.declared[other].name) and \(route.name) are taken by one child"
        throw refusal(of: recipe, both, of: node)
      }
    }
  }

  private func refusal(of tabs: TabsRecipe, _ why: String, of node: Node) -> Refusal {
    let names = tabs.routes.map(\.name).joined(separator: ", ")
    state.report(
      .invalidTabs,
      "The \(tabs.arrangement.noun) [\(names)] of \(node.name) cannot be shown: \(why). Declare routes that"
        + " differ, each a screen or a child of its own, and select one of them.")
    return Refusal(.invalidTabs)
  }

  /// Resets a tab to its declared route. A screen that was in a column before is revised, as by another
  /// choice, and what it presents goes.
  func reset(_ position: Int, in tabs: TabsState) throws(Refusal) {
    guard let node = state.node(tabs.owner) else { throw Refusal(.left) }
    let content = state.content(of: tabs)
    let part = Part(node: node, layer: content.layers[position])
    let declared = content.declared[position]
    // A new one would not be asked about again.
    if state.areColumns(tabs), state.bottom(of: part.layer)?.life.isSettled ?? false,
      reviseScreen(position, to: declared, in: tabs)
    {
      _ = endModals(of: part.layer)
      return
    }
    let routes = [ComparedRoute(declared)]
    _ = try apply(.setRoutes(routes, in: self.routes(of: part)), to: part)
  }
}

// The tab for a route.
extension Draft {
  /// The tab that shows a route: the tab declared with it, a tab whose child takes it, or a screen
  /// of its case.
  func tab(for route: AnyRoute, _ recipe: Recipe?, in tabs: TabsState) -> Int? {
    if let declared = state.declared(tabs).firstIndex(where: { $0.isEqual(to: route) }) {
      return declared
    }
    return child(taking: route, recipe, in: tabs)?.position
      ?? screenTab(for: route, recipe, in: tabs)
  }

  /// The tab whose child takes a route, and the child's own route.
  func child(
    taking route: AnyRoute, _ recipe: Recipe?, in tabs: TabsState
  ) -> (position: Int, child: Node, route: AnyRoute)? {
    guard let node = state.node(tabs.owner) else { return nil }
    for (position, layer) in state.layers(of: tabs).enumerated() {
      guard let child = state.topChild(of: Part(node: node, layer: layer)),
        let own = self.route(route, recipe, takenBy: child)
      else { continue }
      return (position, child, own)
    }
    return nil
  }
}

// Destinations that differ from earlier ones.
extension Draft {
  /// Refuses tabs of a coordinator inside one of its own tabs.
  func refusal(ofTabsInTab route: AnyRoute, of node: Node) -> Refusal {
    state.reportChange(of: route.name, in: node.name, "something else, and then tabs")
    return Refusal(.invalidTabs)
  }

  /// Refuses a route for a tab that took it earlier but no longer does.
  func refusal(ofTab route: AnyRoute, of node: Node) -> Refusal {
    state.reportChange(of: route.name, in: node.name, "first the child of a tab, and then not")
    return Refusal(.invalidTabs)
  }
}

extension TreeState {
  /// Reports a destination that differs from the earlier one for the same route.
  func reportChange(of name: String, in coordinator: String, _ what: String) {
    report(
      .changedDestination,
      "The destination of \(name) in \(coordinator) was \(what). `destination(for:)` may be called"
        + " any number of times, so it must depend only on the route. Show changes in the screen."
    )
  }
}
