// Showing verbs: from the value to its draft.

extension Flow {
  /// Calls a verb of the coordinator itself.
  func show(_ verb: ShowingVerb) -> Outcome {
    perform(verb.cause) { node, draft throws(Refusal) in try node.show(verb, draft) }
  }

  /// Drafts a verb, and remembers it: if the change has to wait, its verbs do.
  func show(_ verb: ShowingVerb, _ draft: TreeDraft) throws(Refusal) -> Outcome {
    draft.note(verb, of: self)
    let top = topOwnLayer(.alternate)
    switch verb {
    case .push(let boxes):
      guard boxes.count == 1 else {
        return try apply(.push(routes(in: boxes)), to: top, draft)
      }
      try add(boxes[0], to: top, draft)
      return .performed
    case .pushIfNew(let box):
      return try apply(.pushIfNew(route(in: box), on: reader(of: top, .alternate)), to: top, draft)
    case .popOrPush(let box):
      return try apply(.popOrPush(route(in: box), in: reader(of: top, .alternate)), to: top, draft)
    case .replaceTop(let box):
      let decision = try StackDecision.replaceTop(
        with: route(in: box), in: reader(of: top, .alternate))
      return try apply(decision, to: top, draft)
    case .replaceRoot(let box):
      let decision = try StackDecision.replaceRoot(
        with: route(in: box), in: reader(of: base, .alternate))
      return try apply(decision, to: base, draft)
    case .setRoot(let box): return try setRoutes([route(in: box)], .setRoot, draft)
    case .setRoutes(let boxes): return try setRoutes(routes(in: boxes), .setRoutes, draft)
    case .update(let boxes):
      let decision = try StackDecision.setRoutes(
        routes(in: boxes), in: reader(of: base, .alternate))
      return try apply(decision, to: base, draft)
    case .present(let box, let style):
      try present(route(in: box), style, draft)
      return .performed
    case .navigate(let box): return try navigate(to: route(in: box), draft)
    case .deliver(let box, let selecting):
      return try deliver(route(in: box), selecting: selecting, draft)
    case .select(let box): return try select(route(in: box), draft)
    case .open(let box, let policy, let bare):
      return try open(route(in: box), over: policy, bare: bare, draft)
    }
  }

  /// Adds one route on top of a layer. Only that one can be waited for.
  private func add(
    _ box: any AnyRouteBox, to layer: FlowLayer, _ draft: TreeDraft
  ) throws(Refusal) {
    guard let box = box as? RouteBox<Route> else { throw Refusal(.notFound) }
    var builder = SlotBuilder(layer: layer, flow: self, draft: draft, arrival: .literal)
    builder.drop(0)
    try builder.add(box, id: draft.numberAwaited())
    try builder.finish()
  }

  private func route(in box: any AnyRouteBox) throws(Refusal) -> Route {
    guard let box = box as? RouteBox<Route> else { throw Refusal(.notFound) }
    return box.route
  }

  private func routes(in boxes: [any AnyRouteBox]) throws(Refusal) -> [Route] {
    var routes: [Route] = []
    for box in boxes { routes.append(try route(in: box)) }
    return routes
  }

  func setRoutes(
    _ routes: [Route], _ cause: NavigationCause, _ draft: TreeDraft
  ) throws(Refusal) -> Outcome {
    try reset(.setRoutes(routes, in: reader(of: base, .alternate)), cause, draft)
  }
}
