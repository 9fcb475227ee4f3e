// From a verb to its draft.

extension Flow {
  /// Drafts a verb of the coordinator.
  ///
  /// - Parameter entry: The entry whose navigator was called; nil for the coordinator's own verb.
  func decide(
    _ verb: Verb, from entry: Entry? = nil, _ draft: TreeDraft
  ) throws(Refusal) -> Outcome {
    let top = topOwnLayer(.alternate)
    switch verb {
    case .start: return try begin(draft)
    case .push(let box): return try add(box, to: top, draft)
    case .pushAll(let boxes): return try apply(.push(routes(in: boxes)), to: top, draft)
    case .pushIfNew(let box):
      return try apply(.pushIfNew(route(in: box), on: reader(of: top, .alternate)), to: top, draft)
    case .popOrPush(let box):
      return try apply(.popOrPush(route(in: box), in: reader(of: top, .alternate)), to: top, draft)
    case .replaceTop(let box): return try replaceTop(with: route(in: box), from: entry, draft)
    case .replaceRoot(let box): return try replaceRoot(with: route(in: box), draft)
    case .setRoot(let box): return try setRoutes([route(in: box)], reason: .rootChanged, draft)
    case .setRoutes(let boxes): return try setRoutes(routes(in: boxes), draft)
    case .update(let update): return try self.update(update, draft)
    case .updated(let boxes):
      return try apply(
        .setRoutes(routes(in: boxes), in: reader(of: base, .alternate)), to: base, draft)
    case .present(let box, let style):
      try present(route(in: box), style, draft)
      return .performed
    case .navigate(let box): return try navigate(to: route(in: box), draft)
    case .deliver(let box, let selecting):
      return try deliver(route(in: box), selecting: selecting, draft)
    case .select(let box): return try select(route(in: box), draft)
    case .open(let box, let policy, let bare):
      return try open(route(in: box), over: policy, bare: bare, draft)
    case .openLink(let link, let policy, let bare):
      return try open(link: link, from: entry, over: policy, bare: bare, draft)
    case .popToFirst(let box):
      return try apply(
        .pop(toFirst: route(in: box), in: reader(of: top, .alternate)), to: top, draft)
    case .popToLast(let predicate): return try pop(toLast: predicate, in: top, draft)
    case .removeAll(let predicate): return try removeAll(where: predicate, draft)
    case .popTo(let id):
      return try apply(
        .pop(toDistance: LayerIDs(top, .alternate).distance { candidate, _ in candidate == id }),
        to: top, draft)
    case .trim(let count):
      return try apply(.trim(keepingLast: count, of: LayerIDs(top, .alternate)), to: top, draft)
    case .revalidate: return try revalidate(draft)
    case .finishReturning(let value, let policy):
      return try finish(returning: value, unawaited: policy, from: entry, draft)
    case .pop, .popToRoot, .popToAppRoot, .remove, .dismiss, .dismissAll, .back, .finish, .end,
      .transaction, .replay, .reconcile, .dismissed, .request:
      return try decideUntyped(verb, from: entry, draft)
    }
  }

  private func begin(_ draft: TreeDraft) throws(Refusal) -> Outcome {
    draft.note(.setRoutes([RouteBox(start)]), of: self)
    try apply(.appending(CollectionOfOne(start)), to: base, draft)
    draft.makeExtras().attached.append(self)
    return .performed
  }

  /// Adds one route on top of a layer. Only that one can be waited for.
  private func add(
    _ box: any AnyRouteBox, to layer: FlowLayer, _ draft: TreeDraft
  ) throws(Refusal) -> Outcome {
    guard let box = box as? RouteBox<Route> else { throw Refusal(.notFound) }
    var builder = SlotBuilder(layer: layer, flow: self, draft: draft, arrival: .literal)
    builder.drop(0)
    try builder.add(box, id: draft.numberAwaited())
    try builder.finish()
    return .performed
  }

  private func replaceTop(
    with route: Route, from entry: Entry?, _ draft: TreeDraft
  ) throws(Refusal) -> Outcome {
    // A tab that is a screen keeps its entry; the top is the tabs, and those are not the entry's.
    guard entry?.tabsOfScreen == nil else { return .ignored(.atRoot) }
    let top = topOwnLayer(.alternate)
    return try apply(
      .replaceTop(with: route, in: reader(of: top, .alternate)), to: top, draft)
  }

  private func replaceRoot(with route: Route, _ draft: TreeDraft) throws(Refusal) -> Outcome {
    try apply(.replaceRoot(with: route, in: reader(of: base, .alternate)), to: base, draft)
  }

  private func pop(
    toLast predicate: any AnyRoutePredicate, in layer: FlowLayer, _ draft: TreeDraft
  ) throws(Refusal) -> Outcome {
    guard let predicate = predicate as? RoutePredicate<Route> else { throw Refusal(.notFound) }
    let decision = reader(of: layer, .alternate).pop(toLast: { predicate.matches($1) })
    return try apply(decision, to: layer, draft)
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
    _ routes: [Route], reason: LeaveReason = .dismissed, _ draft: TreeDraft
  ) throws(Refusal) -> Outcome {
    try reset(.setRoutes(routes, in: reader(of: base, .alternate)), reason: reason, draft)
  }
}
