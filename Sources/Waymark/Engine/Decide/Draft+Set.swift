// Sets a base, or changes it by user code.

extension Draft {
  func setRoutes(
    _ routes: [AnyRoute], of node: Node, reason: LeaveReason = .dismissed
  ) throws(Refusal) -> Outcome {
    try reset(node, to: routes, reason: reason, .literal)
  }

  /// Sets the base, and ends every layer of the subtree.
  func reset(
    _ node: Node, to routes: [AnyRoute], reason: LeaveReason, _ arrival: Arrival
  ) throws(Refusal) -> Outcome {
    guard !routes.isEmpty else { return .ignored(.empty) }
    guard let base = state.base(of: node) else { throw Refusal(.left) }
    // User code compares routes before anything changes.
    let decision = StackDecision.setRoutes(
      routes.map(ComparedRoute.init), in: self.routes(of: base))
    let ended = endLayers(of: node, reason)
    let outcome = try settingRoutes(of: node) { () throws(Refusal) in
      try apply(decision, to: base, arrival)
    }
    return ended ? .performed : outcome
  }

  /// Sets the base. The layers stay.
  func setBase(_ routes: [AnyRoute], _ base: Part) throws(Refusal) -> Outcome {
    try apply(to: base) { .setRoutes(routes.map(ComparedRoute.init), in: $0) }
  }

  /// Revises entries and sets the base.
  func repeatUpdate(
    _ routes: [AnyRoute], _ revisions: [EntryRevision], of base: Part
  ) throws(Refusal) -> Outcome {
    let revised = try revise(revisions, in: base)
    return try setBase(routes, base).following(!revised.isEmpty)
  }

  func update(
    _ update: StackUpdate, of node: Node, _ base: Part
  ) throws(Refusal) -> Outcome {
    let old = routes(of: base).allFromTop()
    let before = old.reversed().map { (id: $0.id, route: $0.route.box) }
    let after = update.run(before, state.nextNumber)
    let revisions = after.filter { $0.revised != nil }
    let revised = try revise(revisions.map { EntryRevision(id: $0.id, route: $0.route) }, in: base)
    let prefix = zip(before, after).prefix { $0.id == $1.id && $1.stays(as: $0.route) }.count
    let differs = prefix < max(before.count, after.count)
    guard differs || !revised.isEmpty else { return .unchanged }
    // If the update has to wait, the entries are revised again, so that its routes find them.
    note(.updated(after.map(\.route), revising: revised), of: node)
    guard differs else { return .performed }
    // Only looked up by key, so the order of the dictionary decides nothing.
    var places: [EntryID: Int] = [:]
    for (distance, entry) in old.prefix(before.count - prefix).enumerated() {
      places[entry.id] = distance
    }
    let tail = after[prefix...].map { entry -> StackEdit<ComparedRoute>.Item in
      guard let place = places[entry.id], entry.stays(as: old[place].route.box) else {
        return .new(ComparedRoute(entry.route), id: nil)
      }
      places[entry.id] = nil
      return .kept(place)
    }
    try apply(StackEdit(dropped: before.count - prefix, tail: tail), to: base)
    return .performed
  }

  /// Gives entries their new routes, and returns those that changed. What has left has no route to
  /// revise.
  private func revise(
    _ revisions: [EntryRevision], in base: Part
  ) throws(Refusal) -> [EntryRevision] {
    // Most updates revise nothing.
    guard !revisions.isEmpty else { return [] }
    let (node, entries) = (base.node, state.entries(of: base))
    var revised: [EntryRevision] = []
    for revision in revisions {
      guard let entry = entries[revision.id] else { continue }
      guard entry.node == node.key else { throw Refusal(.notFound) }
      let route = lift(revision.route, of: node)
      let outcome = revise(entry, to: route, of: node, isLiteral: true)
      if outcome.isRefusal { throw Refusal(outcome) }
      if outcome == .performed { revised.append(revision) }
    }
    return revised
  }
}

extension UpdatedRoute {
  /// True if the entry was there before, with this route.
  func stays(as old: AnyRoute) -> Bool {
    route.isEqual(to: old) || revised?.isEqual(to: old) ?? false
  }
}
