// Asks `access`: the app first, then down to the owner of the route.

extension TreeState {
  /// The objection to a route of a coordinator, which those above know in their types; nil if it
  /// may be shown.
  func refusal(of route: AnyRoute, at node: Node) -> AccessRefusal? {
    if let outer = parent(of: node),
      let refusal = refusal(of: route.outer ?? route, at: outer)
    {
      return refusal
    }
    guard let host = node.host else { return nil }
    let verdict = host.access(to: route)
    if case .allow = verdict { return nil }
    return refusal(of: route, by: node, verdict)
  }

  /// The objection to an entry. For an entry of a pending child, only the coordinators above are
  /// asked.
  func refusal(of entry: Entry) -> AccessRefusal? {
    guard let node = node(of: entry), let refusal = refusal(of: route(of: entry), at: node) else {
      return nil
    }
    refusal.entry = entry
    return refusal
  }

  private func refusal(of route: AnyRoute, by node: Node, _ verdict: Verdict) -> AccessRefusal? {
    let said: AccessRefusal.Verdict
    switch verdict {
    case .allow: return nil
    case .deny(let reason): said = .deny(reason)
    case .redirect(let routes): said = .redirect(AccessRefusal.Redirect(node: node, routes: routes))
    case .hold(let gate, _) where gate.isReleased:
      // A rule that names no gate by mistake must not allow the route.
      said = .deny("\(node.name) holds \(route.name) until no gate; name one")
    case .hold(let gate, let showing):
      let place = showing.map { self.showing($0, by: node) }
      said = .hold(AccessRefusal.Wait(gate: gate, showing: place, said: (route.name, node.name)))
    }
    return AccessRefusal(said, node.level, name: route.name, coordinatorName: node.name)
  }

  /// A child that the refused change would make is dropped with it, so its parent shows the route.
  private func showing(_ route: AnyRoute, by node: Node) -> AccessRefusal.Showing {
    var (route, shower) = (route, node)
    while shower.life != .settled, let parent = parent(of: shower), let embedding = shower.embedding
    {
      (route, shower) = (embedding.embed(route), parent)
    }
    return AccessRefusal.Showing(node: shower, route: route)
  }

  /// A route of a coordinator in a box that also knows it in the types of those above.
  func lift(_ route: AnyRoute, of node: Node) -> AnyRoute {
    guard route.outer == nil, let parent = parent(of: node), let embedding = node.embedding
    else { return route }
    return embedding.wrap(route, in: lift(embedding.embed(route), of: parent))
  }

  /// The final target of a redirect after a number of further ones, as far as it is known before
  /// coordinators are made.
  func end(of redirect: AccessRefusal.Redirect, _ redirects: Int) -> AccessRefusal.Redirect.End {
    // In a layer for one entry, a removal that follows the redirect would be refused for lack of
    // room.
    let hasRoom = layer(redirect.node.base)?.style.allowsStack ?? true
    if redirect.routes.count > 1, !hasRoom { return .refused }
    for route in redirect.routes {
      switch refusal(of: lift(route, of: redirect.node), at: redirect.node)?.verdict {
      case nil: continue
      case .deny, .hold: return .refused
      case .redirect(let next):
        guard redirects > 0 else { return .endless }
        let end = end(of: next, redirects - 1)
        if end != .shown { return end }
      }
    }
    return redirect.routes.isEmpty ? .refused : .shown
  }

  /// True if an entry already shows the route that is shown while a target waits.
  func shows(_ entry: Entry, _ showing: AccessRefusal.Showing) -> Bool {
    isWithin(entry, showing.node)
      && route(of: entry, for: showing.node).isEqual(to: showing.route)
  }

  /// True if a coordinator has a fallback that may be shown.
  func mayShowFallback(_ node: Node) -> Bool {
    guard let route = node.host?.fallback else { return false }
    return refusal(of: lift(route, of: node), at: node) == nil
  }
}

// Whether a tab may be seen. The target of back depends on it.
extension TreeState {
  /// True if an entry waits in its tab as the tab declares it: alone, or below others. So must all
  /// tabs around it, up to those that match.
  func waitsDeclared(
    _ entry: Entry, until matches: (Entry, TabsState, _ position: Int) -> Bool
  ) -> Bool {
    var next = entry
    while let layer = layer(of: next), let (tabs, position) = tab(layer), let holder = tabs.entry {
      guard bottom(of: layer) === next,
        isDeclared(position, in: tabs) || presentsDeclared(next, position, in: tabs)
      else { return false }
      if matches(next, tabs, position) { return true }
      next = holder
    }
    return false
  }

  /// True if the declared route of a tab is one that a child presents, and the entry is the child's
  /// first one, which is shown below it.
  private func presentsDeclared(_ entry: Entry, _ position: Int, in tabs: TabsState) -> Bool {
    guard let owner = node(tabs.owner), let presenter = node(of: entry),
      let start = presenter.host?.start, start.isEqual(to: route(of: entry)),
      let route = route(declared(tabs)[position], of: owner, takenDownTo: presenter)
    else { return false }
    return route.presentation.modalStyle != nil
  }

  /// The own route of a coordinator for a route of one above it; nil if another one takes it.
  private func route(
    _ route: AnyRoute, of node: Node, takenDownTo descendant: Node
  ) -> AnyRoute? {
    if descendant === node { return route }
    guard let parent = parent(of: descendant),
      let outer = self.route(route, of: node, takenDownTo: parent),
      let recipe = parent.host?.recipe(for: outer)?.child
    else { return nil }
    return descendant.embedding?.take(recipe, for: outer)
  }

  /// True if `access` refuses none of the entries that the tab would show.
  func mayBeSelected(_ tab: LayerState) -> Bool {
    walk(tab) { entry in
      guard refusal(of: entry) == nil else { return false }
      return tabs(of: entry).map { content(of: $0).shownLayers.allSatisfy(mayBeSelected) } ?? true
    }
  }

  /// True if an entry of the tab is left once all refused entries have gone.
  func hasSomethingToSee(_ tab: LayerState) -> Bool {
    guard let owner = node(tab.owner) else { return false }
    return hasSomethingToSee(Part(node: owner, layer: tab))
  }

  private func hasSomethingToSee(_ part: Part) -> Bool { hasSomethingToSee(rows(of: part)) }

  private func hasSomethingToSee(_ rows: PartRows) -> Bool {
    steps(of: rows).reversed().contains { step in
      switch step {
      case .own(let entry):
        return refusal(of: entry) == nil && tabs(of: entry).map(hasSomethingToSee) ?? true
      case .child(let child, let base):
        guard let pending = child.pending else {
          return hasSomethingToSee(base) || mayShowFallback(child)
        }
        return pendingRefusals(of: child, pending, base.part).isEmpty
      }
    }
  }

  /// True if the selected tab has something to see, or another tab can replace it. For columns,
  /// true if each one has something to see, or can be reset.
  private func hasSomethingToSee(_ tabs: TabsState) -> Bool {
    let content = content(of: tabs)
    if content.arrangement.areColumns {
      return content.layers.indices.allSatisfy { position in
        hasSomethingToSee(content.layers[position]) || mayBeSetBack(position, in: tabs)
      }
    }
    let selected = selectedLayer(tabs)
    return hasSomethingToSee(selected)
      || layers(of: tabs).contains { $0 !== selected && mayBeSelected($0) }
  }

  /// True if `access` allows the declared route of a tab or column, and it shows another one.
  func mayBeSetBack(_ position: Int, in tabs: TabsState) -> Bool {
    guard let owner = node(tabs.owner), !isDeclared(position, in: tabs) else { return false }
    return refusal(of: declared(tabs)[position], at: owner) == nil
  }

  /// The objections to routes that a pending child will certainly show.
  private func pendingRefusals(
    of child: Node, _ pending: PendingChild, _ part: Part
  ) -> [AccessRefusal] {
    var refusals: [AccessRefusal] = []
    if pending.keepsRows {
      _ = walk(part) { entry in
        if pending.keeps(entry), let refusal = refusal(of: entry) { refusals.append(refusal) }
        return true
      }
    }
    if let last = lastJourneyRefusal(of: child, pending) { refusals.append(last) }
    return refusals
  }

  /// The objection to the last route that a pending child navigates to.
  func lastJourneyRefusal(of child: Node, _ pending: PendingChild) -> AccessRefusal? {
    guard let last = pending.lastJourney,
      let refusal = refusal(of: lift(last, of: child), at: child)
    else { return nil }
    refusal.entry = bottom(of: child)
    return refusal
  }
}

extension PendingChild {
  /// False if steps on the way to the last one may be gone by then. `access` is asked about them
  /// once that is known.
  var keepsRows: Bool {
    !journeys.contains { visit in
      if case .navigate(let route, _) = visit { route.presentation == .root } else { false }
    }
  }

  /// False if the row may be gone by the last step.
  func keeps(_ row: Entry) -> Bool { keepsRows && !(endsLayers && presents(row)) }

  /// The route of its last step; nil if that is over by then.
  fileprivate var lastJourney: AnyRoute? {
    var isEnded = false
    for visit in journeys.reversed() {
      guard case .navigate(let route, _) = visit else {
        isEnded = true
        continue
      }
      return isEnded && route.presentation.modalStyle != nil ? nil : route
    }
    return nil
  }

  private var endsLayers: Bool {
    journeys.contains { if case .endLayers = $0 { true } else { false } }
  }
}
