// Leads from each verb to its decision, which lies in the file of the verb's name unless a comment names
// another one.

extension Draft {
  /// Drafts a verb of a coordinator.
  ///
  /// - Parameter entry: The entry of the navigator that was called; nil for the coordinator's own
  ///   verb.
  func decide(_ verb: Verb, of node: Node, from entry: Entry?) throws(Refusal) -> Outcome {
    switch verb {
    case .start: return try begin(node)
    case .restore(let order):
      // Applied when the draft is completed, because it needs coordinators to be made in between.
      guard node.level == 0 else { return .ignored(.notRoot) }
      makeExtras().restoreOrder = order
      return .performed
    case .travel(let travel): return prepare(travel)  // In Draft+Restore.swift.
    case .push(let route):
      try add(route, id: numberAwaited(), to: top(of: node))
      return .performed
    case .pushAll(let list):
      return try apply(.push(list.map(ComparedRoute.init)), to: top(of: node))
    case .pushIfNew(let route):
      return try apply(to: top(of: node)) { .pushIfNew(ComparedRoute(route), on: $0) }
    case .popOrPush(let route):
      return try apply(to: top(of: node)) { .popOrPush(ComparedRoute(route), in: $0) }
    case .replaceTop(let route):
      // The tabs that contain the entry may be on top. They are not what the caller wants replaced.
      let part = try top(of: node)
      if let tabs = entry.flatMap({ state.tabs(around: $0, of: node).last }),
        state.top(of: part) === tabs.entry
      {
        return .ignored(.atRoot)
      }
      return try apply(to: part) { .replaceTop(with: ComparedRoute(route), in: $0) }
    case .replaceRoot(let route): return try replaceRoot(with: route, of: node)
    case .setRoot(let route): return try setRoutes([route], of: node, reason: .rootChanged)
    case .setRoutes(let list): return try setRoutes(list, of: node)
    case .revise(let id, let route): return try revise(id, to: route, of: node, from: entry)
    case .update(let update): return try self.update(update, of: node, base(of: node))
    case .updated(let list, let revisions):
      return try repeatUpdate(to: list, revising: revisions, of: base(of: node))
    case .present(let route, let replaced, let style):
      try present(route, style, of: node, replacing: replaced, from: entry?.id)
      return .performed
    case .moveToTop(let route):
      return try moveToTop(in: top(of: node)) { $0.isEqual(to: route) }
    case .moveToTopWhere(let predicate):
      return try moveToTop(in: top(of: node), notes: true) { predicate.matches($0) }
    case .navigate(let route): return try navigate(to: route, of: node, from: entry)
    case .deliver(let route, let selecting):
      return try deliver(route, selecting: selecting, of: node)  // In Draft+Navigate.swift.
    case .select(let route, let isReselection):
      return try select(route, of: node, isReselection: isReselection)
    case .reloadTabs: return try reloadTabs(of: node)
    case .open(let route, let policy, let bare):
      return try open(route, over: policy, bare: bare, of: node)
    case .openLink(let link, let policy, let bare):
      return try open(link: link, from: entry, over: policy, bare: bare, of: node)
    case .popToFirst, .popToLast, .popTo, .pop, .popToRoot, .popToAppRoot, .remove, .removeAll,
      .trim, .dismiss, .dismissAll, .back, .backTo, .finish, .finishReturning, .revalidate, .end,
      .reconcile, .goBack, .dismissed, .request, .resize:
      return try decideRemoval(verb, of: node, from: entry)
    case .transaction, .replay:
      assertionFailure("\(verb) is run by the tree")
      return .ignored(.notFound)
    }
  }

  /// The same for verbs that only remove, and for reports of the platform.
  private func decideRemoval(
    _ verb: Verb, of node: Node, from entry: Entry?
  ) throws(Refusal) -> Outcome {
    switch verb {
    case .popToFirst(let route):
      return try apply(to: top(of: node)) { .pop(toFirst: ComparedRoute(route), in: $0) }
    case .popToLast(let predicate):
      // A verb of a navigator acts in the layer of its entry.
      if let layer = entry.flatMap({ state.layer(of: $0) }) {
        return try pop(toLast: predicate, in: Part(node: node, layer: layer))
      }
      return try pop(toLast: predicate, in: top(of: node))
    case .removeAll(let predicate): return try removeAll(where: predicate, of: node)
    case .popTo(let id):
      return try apply(to: top(of: node)) {
        .pop(toDistance: $0.distance { candidate, _ in candidate == id })
      }
    case .trim(let count):
      return try apply(to: top(of: node)) { .trim(keepingLast: count, of: $0) }
    case .revalidate: return try keepingReports { () throws(Refusal) in try revalidate(node) }
    case .finishReturning(let value, let policy):
      // In Draft+Results.swift.
      return try finish(returning: value.value, unawaited: policy, of: node, from: entry)
    case .pop(let count):
      if let entry { return try pop(entry) }
      return try pop(count, in: top(of: node))
    case .popToRoot: return try popToRoot(of: node)
    case .popToAppRoot:
      guard let root = state.node(state.root) else { throw Refusal(.left) }
      return try popToRoot(of: root)
    case .remove(let id): return try remove(id, of: node)
    case .dismiss: return entry.map { dismiss(from: $0) } ?? dismiss(all: false, of: node)
    case .dismissAll: return dismiss(all: true, of: node)
    case .back(let count): return try back(count, of: node)
    case .backTo(let route): return try back(to: route, of: node)
    case .finish: return try endPlace(of: base(of: node))
    case .end: return end(node)
    // What a platform reports is in Draft+Observation.swift.
    case .reconcile(let layers), .goBack(let layers): return try reconcile(layers)
    case .dismissed(let layer): return try dismissed(layer)
    case .request(let request): return try select(request)
    case .resize(let request, let isCollapsed): return try resize(request, isCollapsed: isCollapsed)
    default:
      assertionFailure("\(verb) shows something")
      return .ignored(.notFound)
    }
  }

  // The parts that verbs act on. Each verb looks for its own, because most need one part, and some
  // need none.

  private func top(of node: Node) throws(Refusal) -> Part {
    guard let top = state.topPart(of: node) else { throw Refusal(.left) }
    return top
  }

  private func base(of node: Node) throws(Refusal) -> Part {
    guard let base = state.base(of: node) else { throw Refusal(.left) }
    return base
  }

  func routes(of part: Part) -> PartRoutes { PartRoutes(state: state, part: part) }

  func begin(_ node: Node) throws(Refusal) -> Outcome {
    guard let host = node.host, let base = state.base(of: node) else { throw Refusal(.left) }
    let routes = [host.start] + host.rest
    note(.setRoutes(routes), of: node)
    for route in routes { try add(route, to: base) }
    return .performed
  }

  private func end(_ node: Node) -> Outcome {
    guard node.level == 0 else { return .ignored(.notRoot) }
    endModals(from: 0, reason: .ended)
    dropAll(state.base)
    drop(node)
    return .performed
  }
}
