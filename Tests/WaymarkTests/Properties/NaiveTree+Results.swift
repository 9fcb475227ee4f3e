import Waymark

// Results.
extension NaiveTree {
  /// The nearest row that is waited for: from a row down through its layer, then from the row that
  /// presented the layer or has it as a tab, only among rows of the coordinators around the first.
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

  /// Ends the nearest row that is waited for, with all above it in its layer.
  mutating func finishAwaited(from id: Int) throws(Stop) -> Outcome {
    guard let wanted = nearestAwaited(from: id),
      let number = ordered.first(where: { $0.row.id == wanted })?.layer
    else { throw .ignored(.notAwaited) }
    let ids = layer(number).rows.map(\.id)
    guard let position = ids.firstIndex(of: wanted), position > 0 else {
      guard case .modal = layer(number).kind else { throw .ignored(.atRoot) }
      endModals(from: chain.firstIndex(of: number) ?? 0, reason)
      return .performed
    }
    try removeRows(Array(ids[position...]), from: number)
    return .performed
  }

  /// The row that a verb made which is waited for; nil if it made none.
  func made(by command: TreeCommand, on owner: Int, since old: NaiveTree) -> Int? {
    let before = Set(old.ordered.map(\.row.id))
    let row: Row?
    switch command {
    case .push: row = places(of: owner).last.flatMap { rows(at: $0).last }
    case .present: row = layer(topNumber).rows.last
    default:
      row = leafLayer.rows.last
      guard let leaf = row, !before.contains(leaf.id) else { return nil }
      // New tabs, not the root of one of them.
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
