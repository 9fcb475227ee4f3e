import Waymark

// The verbs of stacks.
extension NaiveTree {
  func level(of owner: Int) -> Int { (path(of: owner)?.owners.count ?? 1) - 1 }

  mutating func keep(
    _ positions: [Int], _ owner: Int, _ place: Place
  ) throws(Stop) -> Outcome {
    let rows = rows(at: place)
    if positions.count == rows.count { return .unchanged }
    try edit(owner, place, positions.map { .kept(rows[$0]) })
    return .performed
  }

  mutating func keep(
    through position: Int?, _ owner: Int, _ place: Place
  ) throws(Stop) -> Outcome {
    guard let position else { throw .ignored(.notFound) }
    return try keep(Array(0...position), owner, place)
  }

  /// Moves the nearest step from the top with one of some routes to the top.
  mutating func moveToTop(
    _ wanted: [TreeRoute], _ owner: Int, _ place: Place
  ) throws(Stop) -> Outcome {
    let level = level(of: owner)
    let rows = rows(at: place)
    guard let row = rows.lastIndex(where: { wanted.contains(route(of: $0, level: level)) }) else {
      throw .ignored(.notFound)
    }
    func child(_ row: Row) -> Int? { row.owners.count > level + 1 ? row.owners[level + 1] : nil }
    let moved = rows.indices.filter { other in
      child(rows[row]).map { $0 == child(rows[other]) } ?? (other == row)
    }
    if moved.last == rows.count - 1 { return .unchanged }
    if moved.first == 0 { throw .ignored(.atRoot) }
    let order = rows.indices.filter { !moved.contains($0) } + moved
    try edit(owner, place, order.map { .kept(rows[$0]) })
    return .performed
  }

  mutating func add(
    _ routes: [TreeRoute], _ owner: Int, _ place: Place
  ) throws(Stop) -> Outcome {
    if routes.isEmpty { return .unchanged }
    try edit(owner, place, rows(at: place).map(Item.kept) + routes.map(Item.new))
    return .performed
  }

  mutating func replace(
    _ position: Int, with route: TreeRoute, _ owner: Int, _ place: Place, isRoot: Bool = false
  ) throws(Stop) -> Outcome {
    let rows = rows(at: place)
    if self.route(of: rows[position], level: level(of: owner)) == route { return .unchanged }
    var items = rows.map(Item.kept)
    items[position] = .new(route)
    if isRoot { try set(owner, place, items) } else { try edit(owner, place, items) }
    return .performed
  }

  mutating func pop(_ count: Int, _ owner: Int, _ place: Place) throws(Stop) -> Outcome {
    let rows = rows(at: place)
    if count < 1 { return .unchanged }
    if rows.count > 1 {
      return try keep(Array(0..<max(1, rows.count - count)), owner, place)
    }
    if case .modal = layer(place.layer).kind, layer(place.layer).owners.last == owner {
      endModal(place.layer)
      return .performed
    }
    return try endPlace(owner)
  }

  /// Removes a coordinator's base, with every place that has nothing else.
  mutating func endPlace(_ owner: Int) throws(Stop) -> Outcome {
    guard let place = base(of: owner) else { throw .ignored(.left) }
    let layer = layer(place.layer)
    guard place.range.count == layer.rows.count else {
      try removeRows(layer.rows[place.range].map(\.id), from: layer.number)
      return .performed
    }
    guard case .modal = layer.kind else {
      return try showPlaceholder(in: layer.number, endingAbove: true)
    }
    endModal(layer.number)
    return .performed
  }

  mutating func removeRows(_ ids: [Int], from number: Int) throws(Stop) {
    guard let position = position(of: number) else { return }
    let gone = layers[position].rows.filter { ids.contains($0.id) }
    layers[position].rows.removeAll { ids.contains($0.id) }
    for row in gone { leave(row) }
    try settle()
  }

  mutating func popToRoot(_ owner: Int) throws(Stop) -> Outcome {
    let ended = endSubtreeModals(of: owner, .dismissed)
    guard let base = base(of: owner) else { throw .ignored(.left) }
    let outcome = try keep([0], owner, base)
    return ended ? .performed : outcome
  }

  private mutating func endSubtreeModals(of owner: Int, _ reason: LeaveReason) -> Bool {
    let first = chain.firstIndex { layer($0).owners.contains(owner) }
    if let first { endModals(from: first, reason) }
    return first != nil
  }

  mutating func reset(
    _ owner: Int, _ routes: [TreeRoute], _ reason: LeaveReason
  ) throws(Stop) -> Outcome {
    if routes.isEmpty { throw .ignored(.empty) }
    let ended = endSubtreeModals(of: owner, reason)
    guard let base = base(of: owner) else { throw .ignored(.left) }
    let rows = rows(at: base)
    let old = self.routes(at: base, level: level(of: owner))
    if old == routes { return ended ? .performed : .unchanged }
    try set(
      owner, base,
      zip(routes, Self.sources(of: routes, in: old)).map { route, source in
        source.map { .kept(rows[$0]) } ?? .new(route)
      })
    return .performed
  }

  /// For each wanted route the position of the entry that it keeps: the common prefix first, then
  /// the common suffix, then equal routes from the top.
  static func sources(of wanted: [TreeRoute], in old: [TreeRoute]) -> [Int?] {
    var sources = [Int?](repeating: nil, count: wanted.count)
    func isFree(_ position: Int) -> Bool {
      old.indices.contains(position) && !sources.contains(position)
    }
    for position in wanted.indices {
      guard isFree(position), old[position] == wanted[position] else { break }
      sources[position] = position
    }
    for position in wanted.indices.reversed() {
      let match = position - wanted.count + old.count
      guard sources[position] == nil, isFree(match), old[match] == wanted[position] else { break }
      sources[position] = match
    }
    for position in wanted.indices.reversed() where sources[position] == nil {
      sources[position] = old.indices.last { isFree($0) && old[$0] == wanted[position] }
    }
    return sources
  }

  mutating func remove(_ id: Int, _ owner: Int) throws(Stop) -> Outcome {
    for (index, place) in places(of: owner).enumerated() {
      let rows = rows(at: place)
      guard let position = rows.firstIndex(where: { $0.id == id }) else { continue }
      if index == 0, position == 0 { throw .ignored(.atRoot) }
      if rows.count == 1 {
        endModal(place.layer)
        return .performed
      }
      return try keep(rows.indices.filter { $0 != position }, owner, place)
    }
    throw .ignored(.notFound)
  }

  mutating func removeAll(_ routes: [TreeRoute], _ owner: Int) throws(Stop) -> Outcome {
    let level = level(of: owner)
    let matched = Set(
      places(of: owner).flatMap { rows(at: $0) }
        .filter { routes.contains(route(of: $0, level: level)) }.map(\.id))
    var outcome = Outcome.unchanged
    for (index, place) in places(of: owner).enumerated().reversed() {
      let rows = rows(at: place)
      let isRootMatched = index == 0 && matched.contains(rows[0].id)
      let kept = rows.indices.filter {
        !matched.contains(rows[$0].id) || (index == 0 && $0 == 0)
      }
      if kept.isEmpty {
        endModal(place.layer)
        outcome = .performed
      } else if kept.count < rows.count {
        // A removed entry may have presented a layer above, which goes with it.
        outcome = try keep(kept, owner, place)
      } else if isRootMatched, outcome == .unchanged {
        throw .ignored(.atRoot)
      }
    }
    return outcome
  }

  mutating func update(
    _ changes: [TreeCommand.Change], _ owner: Int, _ base: Place
  ) throws(Stop) -> Outcome {
    let rows = rows(at: base)
    let level = level(of: owner)
    if rows.contains(where: { $0.id < 0 }) { throw .unpredicted }
    var stack = rows.map { (id: $0.id, route: route(of: $0, level: level), old: TreeRoute?.none) }
    for change in changes {
      switch change {
      case .push(let route): stack.append((0, route, nil))
      case .reviseTop(let route):
        let top = stack.count - 1
        guard stack[top].route.isSameCase(as: route), stack[top].route != route else { continue }
        stack[top].old = stack[top].old ?? stack[top].route
        stack[top].route = route
      case .pop, .removeTop: if stack.count > 1 { stack.removeLast() }
      case .popToRoot: stack = [stack[0]]
      case .removeSecond: if stack.count > 1 { stack.remove(at: 1) }
      case .replace(let routes):
        if !routes.isEmpty { stack = routes.enumerated().map { ($0.offset + 1, $0.element, nil) } }
      }
    }
    if stack.map(\.id) == rows.map(\.id),
      stack.map(\.route) == rows.map({ route(of: $0, level: level) })
    {
      return .unchanged
    }
    var items: [Item] = []
    for (id, wanted, old) in stack {
      let there = rows.first { row in
        let route = route(of: row, level: level)
        return row.id == id && (route == wanted || route == old)
      }
      guard var row = there else {
        items.append(.new(wanted))
        continue
      }
      if route(of: row, level: level) != wanted {
        if row.owners.last != owner { throw .ignored(.notFound) }
        row.route = wanted
      }
      items.append(.kept(row))
    }
    try edit(owner, base, items)
    return .performed
  }
}
