/// Turns routes into rows. A run of consecutive routes that one embedding takes is one child. An
/// entry keeps its identity only in the run of its own child. Two children that were separate stay
/// separate.
@MainActor
struct RunBuilder {
  enum Segment {
    case own(Entry)
    case fresh(EntryID, AnyRoute)
    /// Tabs, and the entries in them, which come after the entry of the tabs.
    case tabs(EntryID, AnyRoute, TabsState, [Entry])
    case child(Node, [RunItem])
  }

  let draft: Draft
  let run: Run
  private(set) var segments: [Segment] = []
  /// The child that the next route may join.
  private(set) var open: Node?
  /// The children with rows that stay or come back.
  private(set) var used: Set<NodeKey> = []
  /// The children that begin here, the lowest first.
  private(set) var begun: [NodeKey] = []

  private var state: TreeState { draft.state }

  init(_ draft: Draft, _ run: Run) {
    self.draft = draft
    self.run = run
    open = run.below.flatMap { draft.state.child(of: run.node, holding: $0) }
    if let open { used.insert(open.key) }
    if run.below == nil { open = draft.columnChild(of: run.node, in: run.layer) }
  }

  mutating func add(_ item: RunItem) throws(Refusal) {
    switch item {
    case .kept(let entry): try keep(entry)
    case .new(let route, let id):
      let recipe = run.node.host?.recipe(for: route)
      try add(draft.lift(route, of: run.node), recipe, id: id)
    case .asked(let route, let recipe, let id):
      try add(draft.lift(route, of: run.node), recipe, id: id)
    }
  }

  private mutating func keep(_ entry: Entry) throws(Refusal) {
    guard let child = state.child(of: run.node, holding: entry) else {
      open = nil
      return try begin(.own(entry), with: state.route(of: entry))
    }
    if open === child {
      used.insert(child.key)
      append(.kept(entry), to: child)
    } else if used.contains(child.key) {
      try add(.new(state.route(of: entry, for: run.node), id: nil))
    } else {
      used.insert(child.key)
      let lower = takeLowerPart(for: child)
      open = child
      try begin(.child(child, lower + [.kept(entry)]), with: state.route(of: entry))
    }
  }

  /// Takes the new run right below a child that comes back, as items of that child; none if the child
  /// does not take the whole run.
  private mutating func takeLowerPart(for child: Node) -> [RunItem] {
    guard let below = open, case .child(let node, let items) = segments.last, node === below,
      begun.last == below.key, let embedding = child.embedding
    else { return [] }
    var taken: [RunItem] = []
    for item in items {
      guard case .new(let route, let id) = item, let outer = route.outer,
        let own = embedding.take(route, for: outer)
      else { return [] }
      taken.append(.new(own, id: id))
    }
    segments.removeLast()
    begun.removeLast()
    below.life = .gone
    return taken
  }

  private mutating func append(_ item: RunItem, to child: Node) {
    guard case .child(let last, var items) = segments.last, last === child else {
      return segments.append(.child(child, [item]))
    }
    segments.removeLast()
    items.append(item)
    segments.append(.child(child, items))
  }

  /// Adds a route: to the child on top if that takes it, otherwise as an entry or a child of its
  /// own.
  private mutating func add(
    _ route: AnyRoute, _ recipe: Recipe?, id: EntryID?
  ) throws(Refusal) {
    switch recipe {
    case nil: throw Refusal(.left)
    case .screen:
      open = nil
      let id = id ?? state.makeID()
      try begin(.fresh(id, route), with: route)
    case .tabs(let recipe):
      open = nil
      let id = id ?? state.makeID()
      if isTab {
        throw draft.refusal(ofTabsInTab: route, of: run.node)
      }
      let (tabs, inner) = try draft.makingApart { () throws(Refusal) in
        try draft.makeTabs(recipe, for: route, of: run.node, in: run.layer)
      }
      segments.append(.tabs(id, route, tabs, inner))
    case .child(let recipe):
      let id = id ?? state.makeID()
      if let open, let own = open.embedding?.take(recipe, for: route) {
        // The child of a column shows what is written, whatever it was to show before.
        if used.insert(open.key).inserted { open.pending?.forgetVisits() }
        return append(.new(own, id: id), to: open)
      }
      guard let own = recipe.embedding.take(recipe, for: route) else {
        throw refusal(of: route, embeddedAs: recipe.embedded)
      }
      let child = draft.makeChild(recipe, of: run.node, in: run.layer)
      open = child
      begun.append(child.key)
      used.insert(child.key)
      try begin(.child(child, [.new(own, id: id)]), with: route)
    }
  }

  /// True in one of the coordinator's own tabs.
  private var isTab: Bool { run.layer.tab != nil && run.layer.owner == run.node.key }

  /// Begins a segment that does not join the run before it. A tab only shows one child or one
  /// screen. A destination may have changed since the tab was asked whether it takes the route.
  private mutating func begin(_ segment: Segment, with route: AnyRoute) throws(Refusal) {
    if isTab, run.below != nil || !segments.isEmpty {
      throw draft.refusal(ofTab: route, of: run.node)
    }
    segments.append(segment)
  }

  private func refusal(of route: AnyRoute, embeddedAs other: AnyRoute) -> Refusal {
    state.report(
      .wrongEmbedding,
      "\(run.node.name) composes a child for \(route.name), but the `as:` of that child makes"
        + " \(other.name). Pass the case of the route itself.")
    return Refusal(.wrongEmbedding)
  }
}

extension Draft {
  /// Makes the rows of a run, after dropping the rows that do not come back.
  func rows(of items: [RunItem], _ run: Run, _ arrival: Arrival) throws(Refusal) -> [Entry] {
    if let pending = run.node.pending { return self.rows(of: items, in: pending, run, arrival) }
    var builder = RunBuilder(self, run)
    for item in items { try builder.add(item) }
    var rows: [Entry] = []
    var filled: Set<NodeKey> = []
    let dropped = droppedByChild(of: run)
    for segment in builder.segments {
      switch segment {
      case .own(let entry): rows.append(entry)
      case .fresh(let id, let route):
        rows.append(makeEntry(id, route, of: run.node, in: run.layer))
      case .tabs(let id, let route, let tabs, let inner):
        let entry = makeEntry(id, route, of: run.node, in: run.layer, tabs: tabs.key)
        tabs.entry = entry
        noteMade(inner)
        rows.append(entry)
      case .child(let child, let items):
        // The opened route is the last of all, and only the first new child was asked for back
        // stacks.
        let last = child === builder.open ? arrival : arrival.withoutLeaf
        let way = child.key == builder.begun.first ? last : last.withoutBackStack
        filled.insert(child.key)
        rows += try self.rows(
          of: items,
          inner(of: run, for: child, below: rows.last ?? run.below, dropped[child.key]), way)
      }
    }
    try dropRest(of: run, builder, filled, kept: rows, dropped)
    return rows
  }

  /// The same place, as seen by a child of the coordinator.
  private func inner(
    of run: Run, for child: Node, below: Entry?, _ dropped: [Entry]?
  ) -> Run {
    Run(
      node: child, layer: run.layer, below: below.flatMap { state.isWithin($0, child) ? $0 : nil },
      dropped: dropped ?? [])
  }

  private func droppedByChild(of run: Run) -> [NodeKey: [Entry]] {
    var dropped: [NodeKey: [Entry]] = [:]
    for entry in run.dropped {
      guard let child = state.child(of: run.node, holding: entry) else { continue }
      dropped[child.key, default: []].append(entry)
    }
    return dropped
  }

  /// Drops entries that do not come back, and children without any rows left.
  private func dropRest(
    of run: Run, _ builder: RunBuilder, _ filled: Set<NodeKey>, kept: [Entry],
    _ dropped: [NodeKey: [Entry]]
  ) throws(Refusal) {
    guard !run.dropped.isEmpty else { return }
    let kept = kept.isEmpty ? [] : Set(kept.map { ObjectIdentifier($0) })
    var cut: Node?
    for entry in run.dropped {
      guard let child = state.child(of: run.node, holding: entry) else {
        if !kept.contains(ObjectIdentifier(entry)) { drop(entry) }
        continue
      }
      if !builder.used.contains(child.key) {
        drop(CollectionOfOne(entry), below: run.node)
      } else if !filled.contains(child.key) {
        cut = child
      }
    }
    // The child whose lower part stays, and which gets no new rows.
    if let cut {
      _ = try rows(of: [], inner(of: run, for: cut, below: run.below, dropped[cut.key]), .literal)
    }
  }

  /// Makes the rows of a pending child, which are just its routes.
  private func rows(
    of items: [RunItem], in pending: PendingChild, _ run: Run, _ arrival: Arrival
  ) -> [Entry] {
    var rows: [Entry] = []
    for item in items {
      switch item {
      case .kept(let entry): rows.append(entry)
      case .new(let route, let id), .asked(let route, _, let id):
        let entry = makeEntry(id ?? state.makeID(), route, of: run.node, in: run.layer)
        pending.arrivals[entry.id] = arrival
        rows.append(entry)
      }
    }
    let kept = Set(run.dropped.isEmpty ? [] : rows.map { ObjectIdentifier($0) })
    for entry in run.dropped where !kept.contains(ObjectIdentifier(entry)) { drop(entry) }
    return rows
  }
}
