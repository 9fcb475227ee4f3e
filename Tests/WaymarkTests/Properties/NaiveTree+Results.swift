import Waymark

// Results.
extension NaiveTree {
  /// The nearest awaited row: from a row down through its layer, then from the row that presented the layer or has it
  /// as a tab. Only rows of coordinators around the first row count.
  func nearestAwaited(from id: Int) -> Int? {
    guard let sender = ordered.first(where: { $0.row.id == id })?.row else { return nil }
    var start = id
    while let number = ordered.first(where: { $0.row.id == start })?.layer {
      let rows = layer(number).rows
      let end = rows.firstIndex { $0.id == start } ?? 0
      let found = rows[...end].last { row in
        awaited.contains(row.id) && row.owners.last.map(sender.owners.contains) == true
      }
      if let found { return found.id }
      switch layer(number).kind {
      case .base: return nil
      case .modal(let presenter, _): start = presenter
      case .tab:
        guard let tabs = ordered.first(where: { $0.row.tabs?.layers.contains(number) == true })
        else { return nil }
        start = tabs.row.id
      }
    }
    return nil
  }

  /// Ends the nearest awaited row. If there is none, ends what the policy says.
  mutating func succeed(from id: Int, _ policy: UnawaitedPolicy) throws(Stop) -> Outcome {
    if let awaited = nearestAwaited(from: id) { return try end(awaited) }
    switch policy {
    case .stay: throw .ignored(.notAwaited)
    case .pop: return try end(id)
    case .finish:
      guard let flow = endingFlow(of: id) else { return try end(id) }
      return try endPlace(flow)
    }
  }

  /// Ends a row with everything above it in its layer.
  mutating func end(_ id: Int) throws(Stop) -> Outcome {
    guard let number = ordered.first(where: { $0.row.id == id })?.layer else {
      throw .ignored(.left)
    }
    let ids = layer(number).rows.map(\.id)
    guard let position = ids.firstIndex(of: id), position > 0 else {
      guard case .modal = layer(number).kind else { return try showPlaceholder(in: number) }
      endModal(number)
      return .performed
    }
    try removeRows(Array(ids[position...]), from: number)
    return .performed
  }

  /// The coordinator of a row, unless it fills the app's base or a tab, which stay.
  private func endingFlow(of id: Int) -> Int? {
    guard let owner = ordered.first(where: { $0.row.id == id })?.row.owners.last,
      let place = base(of: owner)
    else { return nil }
    let layer = layer(place.layer)
    if case .modal = layer.kind { return owner }
    return place.range.count < layer.rows.count ? owner : nil
  }

  /// The rows that a result ends without asking: from the one that it ends up to the caller's own. Tabs include
  /// everything in them, unless the caller is in them.
  func unasked(from id: Int, _ policy: UnawaitedPolicy) -> Set<Int> {
    var lowest = nearestAwaited(from: id)
    if lowest == nil, policy == .finish {
      lowest = endingFlow(of: id).flatMap(base).flatMap { rows(at: $0).first?.id }
    }
    var unasked: Set<Int> = []
    func add(_ row: Row) {
      unasked.insert(row.id)
      for tab in row.tabs?.layers ?? [] { layer(tab).rows.forEach(add) }
    }
    var (start, isHolder) = (id, false)
    while let number = ordered.first(where: { $0.row.id == start })?.layer {
      let rows = layer(number).rows
      for row in rows.reversed().drop(while: { $0.id != start }) {
        if isHolder, row.id == start { unasked.insert(row.id) } else { add(row) }
        if row.id == lowest ?? id { return unasked }
      }
      switch layer(number).kind {
      case .base: return unasked
      case .modal(let presenter, _): (start, isHolder) = (presenter, false)
      case .tab:
        let tabs = ordered.first { $0.row.tabs?.layers.contains(number) == true }
        guard let tabs else { return unasked }
        (start, isHolder) = (tabs.row.id, true)
      }
    }
    return unasked
  }

  /// The awaited row that a verb made; nil if it made none.
  func made(by command: TreeCommand, on owner: Int, since old: NaiveTree) -> Int? {
    let before = Set(old.ordered.map(\.row.id))
    let row: Row?
    switch command {
    case .push: row = places(of: owner).last.flatMap { rows(at: $0).last }
    case .present, .presentReplacing: row = layer(topNumber).rows.last
    default:
      row = leafLayer.rows.last
      guard let leaf = row, !before.contains(leaf.id) else { return nil }
      // The new tabs are awaited, not the root of one of them.
      var made = leaf.id
      while let number = ordered.first(where: { $0.row.id == made })?.layer,
        let tabs = ordered.first(where: { $0.row.tabs?.layers.contains(number) == true })?.row,
        !before.contains(tabs.id)
      {
        made = tabs.id
      }
      return made
    }
    return row.flatMap { before.contains($0.id) ? nil : $0.id }
  }
}
