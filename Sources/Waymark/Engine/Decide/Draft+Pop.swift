extension Draft {
  func pop(to id: EntryID, in part: Part) throws(Refusal) -> Outcome {
    try apply(to: part) { .pop(toDistance: $0.distance { candidate, _ in candidate == id }) }
  }

  func pop(toFirst route: AnyRoute, in part: Part) throws(Refusal) -> Outcome {
    try apply(to: part) { .pop(toFirst: ComparedRoute(route), in: $0) }
  }

  func popOrPush(_ route: AnyRoute, in part: Part) throws(Refusal) -> Outcome {
    try apply(to: part) { .popOrPush(ComparedRoute(route), in: $0) }
  }

  /// Pops to a route in the layer of the entry whose navigator was called; without one, in the
  /// coordinator's top own layer.
  func pop(
    toLast predicate: RoutePredicate, of node: Node, from entry: Entry?
  ) throws(Refusal) -> Outcome {
    let layer = entry.flatMap { state.layer(of: $0) }
    let part = if let layer { Part(node: node, layer: layer) } else { try top(of: node) }
    return try apply(to: part) {
      .pop(toDistance: $0.distance { _, route in predicate.matches(route.box) })
    }
  }

  /// Pops entries from the top, or the entry whose navigator was called.
  func pop(_ count: Int, of node: Node, from entry: Entry?) throws(Refusal) -> Outcome {
    if let entry { return try pop(entry) }
    return try pop(count, in: top(of: node))
  }

  func pop(_ count: Int, in part: Part) throws(Refusal) -> Outcome {
    let decision = StackDecision.pop(count, from: routes(of: part))
    if case .ignored(.atRoot) = decision { return try endPlace(of: part) }
    return try apply(decision, to: part)
  }

  /// Ends an entry and all entries above it in its layer. If it is the only one in its place, the
  /// place ends, too.
  func pop(_ entry: Entry) throws(Refusal) -> Outcome {
    guard let layer = state.layer(of: entry), let place = state.place(of: entry.id, in: layer),
      let owner = state.node(layer.owner)
    else { throw Refusal(.left) }
    let whole = Part(node: owner, layer: layer)
    // A placeholder does not give way to itself, whatever is above it.
    let isDeclared = state.tab(layer).map { state.isDeclared($0.position, in: $0.tabs) } ?? false
    guard place > 0 else { return try endPlace(of: whole, keepingColumn: isDeclared) }
    try drop(state.count(layer) - place, in: whole)
    return .performed
  }

  func popToRoot(of node: Node) throws(Refusal) -> Outcome {
    let ended = endLayers(of: node, .dismissed)
    guard let base = state.base(of: node) else { throw Refusal(.left) }
    let outcome = try apply(to: base) { .popToRoot(in: $0) }
    return ended ? .performed : outcome
  }

  func popToAppRoot() throws(Refusal) -> Outcome {
    guard let root = state.node(state.root) else { throw Refusal(.left) }
    return try popToRoot(of: root)
  }
}
