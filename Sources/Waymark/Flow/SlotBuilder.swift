/// Turns an edit of routes into slots: a run of consecutive routes that one embedding takes is one
/// child, an entry keeps its identity only in the run of its own child, and two children that
/// were apart stay apart.
@MainActor
struct SlotBuilder<Route: Waymark.Route, Screen> {
  private typealias Link = ChildLink<Route, Screen>

  private let layer: FlowLayer
  private let flow: Flow<Route, Screen>
  private let draft: TreeDraft
  private let arrival: Arrival
  /// How many slots stay untouched below.
  private var kept: Int
  private var dropped: [DroppedSlot] = []
  private var tail: [Slot] = []
  /// The child that the next route may join, if its edit has begun.
  private var open: Link?
  private var edited: [Link] = []
  /// The lowest of the children that begin here.
  private var firstNew: Link?

  init(
    layer: FlowLayer, flow: Flow<Route, Screen>, draft: TreeDraft, arrival: Arrival
  ) {
    self.layer = layer
    self.flow = flow
    self.draft = draft
    self.arrival = arrival
    kept = layer.slotCount(.alternate)
  }

  /// Drops entries from the top; the lowest of them may be the upper part of a child.
  mutating func drop(_ count: Int) {
    var start = 0
    let remaining = layer.walkWholeSlots(ofTop: count) { slot, size in
      dropped.append(DroppedSlot(slot: slot, distances: start..<start + size))
      start += size
      kept -= 1
    }
    guard kept > 0, let child = layer.slot(kept - 1, .alternate).link,
      let link = flow.typed(child)
    else { return }
    open(link, dropping: remaining)
    // The part that goes can be named by what follows, like a slot that is dropped whole.
    partStart = count - remaining
    hasPart = true
  }

  private var partStart = 0
  private var hasPart = false

  /// Brings back an entry that was dropped, by its distance from the old top.
  mutating func keep(_ distance: Int) throws(Refusal) {
    guard let found = position(of: distance) else {
      // It lies in the child whose lower part stays.
      return try keepInPart(distance - partStart)
    }
    let place = dropped[found]
    switch place.slot {
    case .entry:
      open = nil
      dropped[found].isUsed = true
      tail.append(place.slot)
    case .child(let child):
      guard let link = flow.typed(child) else { throw Refusal(.notFound) }
      let local = distance - place.distances.lowerBound
      if open === link {
        link.body.keep(local)
      } else if place.isUsed {
        try add(route(at: local, in: link), id: nil)
      } else {
        dropped[found].isUsed = true
        try start(link, with: local, dropping: place.distances.count)
      }
    }
  }

  private mutating func keepInPart(_ local: Int) throws(Refusal) {
    guard hasPart, let link = layer.slot(kept - 1, .alternate).link.flatMap(flow.typed) else {
      throw Refusal(.notFound)
    }
    if open === link {
      link.body.keep(local)
    } else {
      try add(route(at: local, in: link), id: nil)
    }
  }

  /// The old route of a child at a distance from its old top.
  private func route(at distance: Int, in link: Link) throws(Refusal) -> Route {
    var remaining = distance
    var found: Route?
    _ = link.body.walk(.alternate) { _, route in
      if remaining == 0 { found = route }
      remaining -= 1
      return found == nil
    }
    guard let found else { throw Refusal(.notFound) }
    return found
  }

  /// A dropped child comes back; a new run right below it becomes its lower part.
  private mutating func start(_ link: Link, with local: Int, dropping count: Int) throws(Refusal) {
    if let below = open, below.mark == .fresh, below.body.node == nil,
      edited.last === below, tail.last?.link === below, link.body.canTakeRun(of: below.body)
    {
      tail.removeLast()
      edited.removeLast()
      open(link, dropping: count)
      link.body.takeRun(of: below.body)
      below.mark = .gone
    } else {
      open(link, dropping: count)
    }
    tail.append(.child(link))
    link.body.keep(local)
  }

  private mutating func open(_ link: Link, dropping count: Int) {
    link.body.beginEdit(dropping: count)
    edited.append(link)
    open = link
  }

  /// Adds a route: to the child on top if that takes it, else as an entry or a child of its own.
  mutating func add(_ route: Route, id: EntryID?) throws(Refusal) {
    try add(RouteBox(route), id: id)
  }

  mutating func add(_ box: RouteBox<Route>, id: EntryID?) throws(Refusal) {
    try add(box, flow.recipe(for: box.route), id: id)
  }

  /// Adds a route whose destination was asked for already. One answer counts: another one might differ.
  mutating func add(
    _ box: RouteBox<Route>, _ recipe: Recipe<Route, Screen>?, id: EntryID?
  ) throws(Refusal) {
    let route = box.route
    let id = id ?? draft.tree.makeID()
    switch recipe {
    case nil: throw Refusal(.left)
    case .screen:
      open = nil
      tail.append(.entry(Entry(id: id, route: box, of: flow)))
    case .tabs(let recipe):
      open = nil
      if case .tab = layer.kind { throw flow.refusal(ofTabsInTab: route, draft) }
      let tabs = try TabSet(recipe, for: route, of: flow, in: layer, draft)
      let entry = Entry(id: id, route: box, of: flow, tabSet: tabs)
      tabs.entry = entry
      tail.append(.entry(entry))
    case .child(let recipe):
      if let open, open.body.take(recipe, for: route, id: id) { return }
      let link = ChildLink(recipe.makeBody(), of: flow, in: layer)
      open(link, dropping: 0)
      guard link.body.take(recipe, for: route, id: id) else {
        throw refusal(of: route, embeddedAs: recipe.embedded)
      }
      tail.append(.child(link))
      draft.makeExtras().pending.append(link)
      firstNew = firstNew ?? link
    }
  }

  private func refusal(of route: Route, embeddedAs other: Route) -> Refusal {
    draft.tree.report(
      .wrongEmbedding,
      "\(flow.coordinatorName) composes a child for \(route.name), but the `as:` of that child makes"
        + " \(other.name). Pass the case of the route itself.")
    return Refusal(.wrongEmbedding)
  }

  mutating func finish() throws(Refusal) {
    for link in edited {
      // The opened route is the last of all; back stacks were asked for the first new child only.
      let last = link === open ? arrival : arrival.withoutLeaf
      try link.body.finishEdit(draft, link === firstNew ? last : last.unasked)
    }
    for place in dropped where !place.isUsed { layer.drop(place.slot, draft) }
    layer.write(keeping: kept, tail: tail, draft)
  }

  private func position(of distance: Int) -> Int? {
    var range = 0..<dropped.count
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      if dropped[middle].distances.contains(distance) { return middle }
      if distance < dropped[middle].distances.lowerBound {
        range = range.lowerBound..<middle
      } else {
        range = middle + 1..<range.upperBound
      }
    }
    return nil
  }
}

/// A slot that an edit drops, with the place of its routes in the old layer.
private struct DroppedSlot {
  let slot: Slot
  let distances: Range<Int>
  var isUsed = false
}
