// What lies in the flow's own layers, in the flow's types.

extension Flow {
  /// The route of an entry of the flow itself; nil for one of another type.
  func route(shownBy entry: Entry) -> Route? {
    guard let box = entry.route as? RouteBox<Route> else { return nil }
    return box.route
  }

  /// A child of one of the flow's layers; nil for one whose parent has other types.
  func typed(_ link: any AnyChildLink) -> ChildLink<Route, Screen>? {
    link as? ChildLink<Route, Screen>
  }

  /// What a route asks of a child; nil if the child does not take the route.
  func recipe(
    for route: Route, takenBy link: ChildLink<Route, Screen>
  ) -> (any ChildRecipe<Route, Screen>)? {
    guard case .child(let recipe) = recipe(for: route), link.body.takes(recipe, for: route) else {
      return nil
    }
    return recipe
  }

  /// The child whose slot is on top of a layer.
  func topLink(of layer: FlowLayer, _ reading: Reading) -> ChildLink<Route, Screen>? {
    layer.topSlot(reading)?.link.flatMap(typed)
  }

  func tabs(of entry: Entry) -> TabSet<Route, Screen>? {
    entry.tabSet as? TabSet<Route, Screen>
  }

  /// The tabs on top of a layer.
  func topTabs(of layer: FlowLayer, _ reading: Reading) -> TabSet<Route, Screen>? {
    layer.topSlot(reading)?.entry.flatMap(tabs)
  }

  /// Walks the routes from the top until `body` returns false; false if it did. Those of a child are
  /// in the type of its parent.
  func walk(
    _ layer: FlowLayer, _ reading: Reading, _ body: (EntryID, Route) -> Bool
  ) -> Bool {
    layer.walkSlots(reading) { slot in
      switch slot {
      case .entry(let entry):
        // Not `route(shownBy:)`: in the loop itself, the type is looked up once for all entries.
        guard let box = entry.route as? RouteBox<Route> else { return true }
        return body(entry.id, box.route)
      case .child(let link): return typed(link)?.body.walk(reading, body) ?? true
      }
    }
  }

  func routes(in layer: FlowLayer, _ reading: Reading) -> [Route] {
    var routes: [Route] = []
    _ = walk(layer, reading) { _, route in
      routes.append(route)
      return true
    }
    return routes.reversed()
  }

  func reader(of layer: FlowLayer, _ reading: Reading) -> LayerReader<Route, Screen> {
    LayerReader(flow: self, layer: layer, reading: reading)
  }

  /// The routes from bottom to top, and through the tabs on top those of the selected one.
  func visibleRoutes(in layer: FlowLayer, _ reading: Reading) -> [Route] {
    routes(in: layer, reading) + tabRoutes(in: layer, reading)
  }

  /// The visible routes of the tabs on top of the layer, also of a child's.
  func tabRoutes(in layer: FlowLayer, _ reading: Reading) -> [Route] {
    switch layer.topSlot(reading) {
    case nil: []
    case .child(let link): typed(link)?.body.tabRoutes(reading) ?? []
    case .entry(let entry):
      entry.tabSet.map { visibleRoutes(in: $0.selectedLayer(reading), reading) } ?? []
    }
  }
}

/// A layer as the decisions on stacks see it.
@MainActor
struct LayerReader<Route: Waymark.Route, Screen>: TopDownRoutes {
  let flow: Flow<Route, Screen>
  let layer: FlowLayer
  let reading: Reading

  func walkFromTop(_ body: (_ distance: Int, _ id: EntryID, _ route: Route) -> Bool) {
    var distance = 0
    _ = flow.walk(layer, reading) { id, route in
      defer { distance += 1 }
      return body(distance, id, route)
    }
  }

  /// Pops to the nearest match from the top.
  ///
  /// This module asks the match itself: one that runs on the main actor would be checked for that at
  /// each call if another module asked it.
  func pop(toLast matches: (EntryID, Route) -> Bool) -> StackDecision<Route> {
    var found: Int?
    walkFromTop { distance, id, route in
      if matches(id, route) { found = distance }
      return found == nil
    }
    return .pop(toDistance: found)
  }
}
