/// A whole tree in a position of a history: routes, identities, layers and selections. Keeps no
/// coordinator, no screen and no task alive.
struct HistoryPicture {
  var layers: [HistoryLayer]

  /// True if both look the same to the user.
  func showsSame(as other: HistoryPicture) -> Bool {
    layers.elementsEqual(other.layers) { $0.style == $1.style && $0.rows.showsSame(as: $1.rows) }
  }
}

// Visibility.
extension HistoryPicture {
  /// The routes of each layer from the bottom to the visible leaf, through selected tabs.
  var visiblePath: [[AnyRoute]] { layers.map { Self.visiblePath($0.rows) } }

  private static func visiblePath(_ rows: HistoryRows) -> [AnyRoute] {
    let routes = rows.list.map(\.route)
    guard let tabs = rows.top?.tabs else { return routes }
    return routes + visiblePath(tabs.lists[tabs.selected])
  }

  /// The route of the visible leaf.
  var leaf: AnyRoute? {
    var row = layers.last?.rows.top
    while let tabs = row?.tabs { row = tabs.lists[tabs.selected].top }
    return row?.route
  }
}

// Look-up of entries.
extension HistoryPicture {
  /// The mark of an entry, searched from the top down.
  func mark(of id: EntryID) -> HistoryMark? {
    for layer in layers.reversed() {
      if let mark = Self.mark(of: id, in: layer.rows) { return mark }
    }
    return nil
  }

  private static func mark(of id: EntryID, in rows: HistoryRows) -> HistoryMark? {
    var next = rows.top
    while let row = next {
      if row.mark.id == id { return row.mark }
      for list in row.tabs?.lists ?? [] {
        if let mark = Self.mark(of: id, in: list) { return mark }
      }
      next = row.below
    }
    return nil
  }
}

/// One layer of the chain.
struct HistoryLayer {
  /// Nil for the base.
  let style: ModalStyle?
  /// How many coordinators are above the one that presented it.
  let owner: Int
  /// The entry that presented it.
  let presenter: HistoryMark?
  let rows: HistoryRows
}
