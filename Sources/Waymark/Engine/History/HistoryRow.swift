/// One entry in a position of a history, with all entries below it in its layer.
///
/// Rows are linked from the top down, so that positions share common rows: a push adds one row to
/// ten thousand, and comparing two positions only reads the rows that differ.
final class HistoryRow {
  /// The route in the type of the root.
  let route: AnyRoute
  let mark: HistoryMark
  let tabs: HistoryTabs?
  /// The number of rows from the bottom up to this one.
  let number: Int
  private(set) var below: HistoryRow?

  init(_ route: AnyRoute, _ mark: HistoryMark, _ tabs: HistoryTabs?, above below: HistoryRow?) {
    self.route = route
    self.mark = mark
    self.tabs = tabs
    self.below = below
    number = (below?.number ?? 0) + 1
  }

  /// Releases one row after the other: if each row released the next, the calls would nest as deep
  /// as there are rows.
  deinit {
    var next = below.take()
    while isKnownUniquelyReferenced(&next) { next = next?.below.take() }
  }
}

/// The identity of an entry in all positions that contain it.
///
/// An entry that comes back through the history has a new id, but the same mark.
final class HistoryMark {
  var id: EntryID

  init(_ id: EntryID) {
    self.id = id
  }
}

/// The rows of a layer or a tab.
struct HistoryRows {
  /// The number of the layer, unique in the tree.
  let layer: Int
  let top: HistoryRow?

  /// The rows, bottom first.
  var list: [HistoryRow] {
    var list: [HistoryRow] = []
    var next = top
    while let row = next {
      list.append(row)
      next = row.below
    }
    return list.reversed()
  }

  /// True if both look the same to the user: each row is the same entry, or has an equal route.
  /// Tabs below the top are not in view.
  func showsSame(as other: HistoryRows) -> Bool {
    guard top?.number == other.top?.number, HistoryTabs.showSame(top?.tabs, other.top?.tabs) else {
      return false
    }
    var (one, two) = (top, other.top)
    while let row = one, let match = two, row !== match {
      guard row.mark.id == match.mark.id || row.route.isEqual(to: match.route) else { return false }
      (one, two) = (row.below, match.below)
    }
    return true
  }
}

/// The tabs or columns of a row.
final class HistoryTabs {
  let lists: [HistoryRows]
  /// The declared routes, in the type of the owner.
  let declared: [AnyRoute]
  let selected: Int
  let areColumns: Bool

  init(_ lists: [HistoryRows], declared: [AnyRoute], selected: Int, areColumns: Bool) {
    self.lists = lists
    self.declared = declared
    self.selected = selected
    self.areColumns = areColumns
  }

  /// The layers that are in view.
  private var shown: ArraySlice<HistoryRows> {
    areColumns ? lists[...] : lists[selected...selected]
  }

  static func showSame(_ one: HistoryTabs?, _ two: HistoryTabs?) -> Bool {
    guard let one, let two, one !== two else { return one === two }
    // After a reload, the selected tab may be in another place.
    return one.areColumns == two.areColumns && (!one.areColumns || one.selected == two.selected)
      && one.shown.elementsEqual(two.shown) { $0.showsSame(as: $1) }
  }
}
