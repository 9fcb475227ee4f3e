// Turns an edit of routes into rows.

/// One item of the new rows above those that stay in a part.
enum RunItem {
  /// A row comes back.
  case kept(Entry)
  case new(AnyRoute, id: EntryID?)
  /// A new route whose destination was already asked for. The first answer counts, because another
  /// one might differ.
  case asked(AnyRoute, Recipe?, id: EntryID?)
}

extension Draft {
  func lift(_ route: AnyRoute, of node: Node) -> AnyRoute { state.lift(route, of: node) }

  func apply(
    _ decision: StackDecision<ComparedRoute>, to part: Part, _ arrival: Arrival = .literal
  ) throws(Refusal) -> Outcome {
    switch decision {
    case .unchanged: return .unchanged
    case .ignored(let reason): return .ignored(IgnoredReason(reason))
    case .edit(let edit):
      try apply(edit, to: part, arrival)
      return .performed
    }
  }

  /// Drafts what is decided about the routes of a part.
  func apply(
    to part: Part, _ decide: (PartRoutes) -> StackDecision<ComparedRoute>
  ) throws(Refusal) -> Outcome {
    try apply(decide(routes(of: part)), to: part)
  }

  /// Drafts an edit of the routes of a part.
  ///
  /// - Parameter arrival: The arrival of the new routes, for children that they start.
  func apply(
    _ edit: StackEdit<ComparedRoute>, to part: Part, _ arrival: Arrival = .literal
  ) throws(Refusal) {
    guard !edit.tail.isEmpty else { return try drop(edit.dropped, in: part) }
    let end = state.end(of: part)
    let items = edit.tail.map { item in
      switch item {
      case .kept(let distance): RunItem.kept(state.row(end - 1 - distance, in: part.layer))
      case .new(let route, let id): RunItem.new(route.box, id: id)
      }
    }
    try replace(edit.dropped, with: items, in: part, arrival)
  }

  /// Shows a route on top of a part, which needs no decision.
  func push(_ route: AnyRoute, onto part: Part) throws(Refusal) -> Outcome {
    try add(route, id: numberAwaited(), to: part)
    return .performed
  }

  /// Adds one route on top of a part.
  func add(_ route: AnyRoute, id: EntryID? = nil, to part: Part) throws(Refusal) {
    let end = state.end(of: part)
    // Most pushes add one entry and need no list.
    guard end == state.count(part.layer), let host = part.node.host else {
      return try replace(0, with: [.new(route, id: id)], in: part, .literal)
    }
    let route = lift(route, of: part.node)
    let recipe = host.recipe(for: route)
    guard case .screen = recipe else {
      return try replace(0, with: [.asked(route, recipe, id: id)], in: part, .literal)
    }
    let entry = makeEntry(id ?? state.makeID(), route, of: part.node, in: part.layer)
    write(part.layer, keeping: end, adding: entry)
  }

  /// Drops rows from the top, and brings back those at `kept`, which are distances from the old
  /// top.
  func drop(_ count: Int, keeping kept: [Int] = [], in part: Part) throws(Refusal) {
    let end = state.end(of: part)
    // Most pops need no list.
    if kept.isEmpty, dropOwn(end - count..<end, of: part) { return }
    let items = kept.map { RunItem.kept(state.row(end - 1 - $0, in: part.layer)) }
    try replace(count, with: items, in: part, .literal)
  }

  /// Replaces the uppermost rows of a part with items.
  func replace(
    _ count: Int, with items: [RunItem], in part: Part, _ arrival: Arrival
  ) throws(Refusal) {
    let end = state.end(of: part)
    let start = end - count
    var dropped: [Entry] = []
    for position in start..<end { dropped.append(state.row(position, in: part.layer)) }
    var below: Entry?
    if start > 0 {
      let entry = state.row(start - 1, in: part.layer)
      if part.isWhole || state.isWithin(entry, part.node) { below = entry }
    }
    let run = Run(node: part.node, layer: part.layer, below: below, dropped: dropped)
    var tail = try rows(of: items, run, arrival)
    for position in end..<state.count(part.layer) {
      tail.append(state.row(position, in: part.layer))
    }
    write(part.layer, keeping: start, tail: tail)
  }
}

extension Draft {
  /// Drops the uppermost rows of a layer, if all of them are the coordinator's own.
  private func dropOwn(_ range: Range<Int>, of part: Part) -> Bool {
    guard range.upperBound == state.count(part.layer) else { return false }
    for position in range where state.row(position, in: part.layer).node != part.node.key {
      return false
    }
    for position in range.reversed() { drop(state.row(position, in: part.layer)) }
    write(part.layer, keeping: range.lowerBound, tail: [])
    return true
  }
}
