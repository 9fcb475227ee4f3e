// Leads from each verb to its decision, in the file of the verb's name, or in the one that a comment names.

extension Draft {
  /// Drafts the verb of an action.
  ///
  /// - Parameters:
  ///   - entry: The entry of the navigator that was called; nil for the coordinator's own verb.
  ///   - caller: What runs the verbs that call others.
  func decide(
    _ action: borrowing Action, from entry: Entry?, by caller: any VerbCaller
  ) throws(Refusal) -> Outcome {
    let node = action.node
    switch action.verb {
    case .start: return try begin(node)
    case .restore(let order): return prepare(order, of: node)
    case .travel(let travel): return prepare(travel)  // In Draft+Restore.swift.
    case .push(let route): return try push(route, onto: top(of: node))
    case .pushAll(let list): return try push(list, onto: top(of: node))
    case .pushIfNew(let route): return try pushIfNew(route, onto: top(of: node))
    case .popOrPush(let route): return try popOrPush(route, in: top(of: node))
    case .replaceTop(let route): return try replaceTop(with: route, of: node, from: entry)
    case .replaceRoot(let route): return try replaceRoot(with: route, of: node)
    case .setRoot(let route): return try setRoutes([route], of: node, reason: .rootChanged)
    case .setRoutes(let list): return try setRoutes(list, of: node)
    case .revise(let id, let route): return try revise(id, to: route, of: node, from: entry)
    case .present(let route, let replaced, let style):
      return try present(route, style, of: node, replacing: replaced, from: entry?.id)
    case .moveToTop(let route): return try moveToTop(in: top(of: node)) { $0.isEqual(to: route) }
    case .moveToTopWhere(let predicate): return try moveToTop(where: predicate, in: top(of: node))
    case .navigate(let route): return try navigate(to: route, of: node, from: entry)
    // In Draft+Navigate.swift.
    case .deliver(let route, let selects): return try deliver(route, selecting: selects, of: node)
    case .select(let route, let again): return try select(route, of: node, isReselection: again)
    case .reloadTabs: return try reloadTabs(of: node)
    case .open(let route, let policy, let bare):
      return try openRoute(route, over: policy, bare: bare, of: node)
    case .openLink(let link, let policy, let bare):  // In Draft+Links.swift.
      return try openLink(link, from: entry, over: policy, bare: bare, of: node)
    // In Draft+Set.swift.
    case .update(let update): return try self.update(update, of: node, base(of: node))
    case .updated(let list, let revised): return try repeatUpdate(list, revised, of: base(of: node))
    case .transaction(let force, let body): return try caller.run(body, force, of: action, self)
    case .replay(let replay): return try caller.call(replay, self)
    case .pop(let count): return try pop(count, of: node, from: entry)
    case .popTo(let id): return try pop(to: id, in: top(of: node))
    case .popToFirst(let route): return try pop(toFirst: route, in: top(of: node))
    case .popToLast(let predicate): return try pop(toLast: predicate, of: node, from: entry)
    case .popToRoot: return try popToRoot(of: node)
    case .popToAppRoot: return try popToAppRoot()
    case .remove(let id): return try remove(id, of: node)
    case .removeAll(let predicate): return try removeAll(where: predicate, of: node)
    case .trim(let count): return try trim(keepingLast: count, of: top(of: node))
    case .dismiss: return entry.map { dismiss(from: $0) } ?? dismiss(all: false, of: node)
    case .dismissAll: return dismiss(all: true, of: node)
    case .back(let count): return try back(count, of: node)
    case .backTo(let route): return try back(to: route, of: node)
    case .finish: return try endPlace(of: base(of: node))
    case .finishReturning(let value, let policy):  // In Draft+Results.swift.
      return try finish(returning: value.value, unawaited: policy, of: node, from: entry)
    case .revalidate: return try revalidate(node)  // In Draft+Unseen.swift.
    case .end: return end(node)
    // What a platform reports is in Draft+Observation.swift.
    case .reconcile(let layers), .goBack(let layers): return try reconcile(layers)
    case .dismissed(let layer): return try dismissed(layer)
    case .request(let request): return try select(request)
    case .resize(let request, let isCollapsed): return try resize(request, isCollapsed: isCollapsed)
    }
  }

  // The parts that verbs act on. Each verb looks for its own, because most need one part, and some
  // need none.

  func top(of node: Node) throws(Refusal) -> Part {
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
