// From a position of a history to a draft.

extension Draft {
  /// Has a part show what it showed at a position: entries that are there still stay, with the routes that they had,
  /// and others are new.
  func show(_ rows: [TreeShape.Row], _ routes: [AnyRoute], in part: Part) throws(Refusal) {
    var living: [EntryID: Entry] = [:]
    _ = state.walk(part) { entry in
      living[entry.id] = entry
      return true
    }
    let entries = rows.map { row in row.mark.flatMap { living[$0.id] } }
    let count = state.end(of: part)
    var kept = 0
    while kept < min(count, rows.count), entries[kept] === state.row(kept, in: part.layer) {
      kept += 1
    }
    let items = rows.indices[kept...].map { place in
      entries[place].map(RunItem.kept) ?? .new(routes[place], id: nil)
    }
    if !items.isEmpty || kept < count { try replace(count - kept, with: items, in: part, .literal) }
    for (row, entry) in zip(rows, entries) {
      if let entry, !entry.life.isDropped { try revise(entry, to: row.route) }
    }
  }

  /// Gives an entry a route of the root again.
  private func revise(_ entry: Entry, to route: AnyRoute) throws(Refusal) {
    guard !state.route(of: entry).risen(by: entry.level).isEqual(to: route) else { return }
    guard let node = state.node(of: entry), let own = lower(route, to: node) else {
      throw Refusal(.notFound)
    }
    let outcome = revise(entry, to: own, of: node, isLiteral: true)
    if outcome.isRefusal { throw Refusal(outcome) }
  }
}
