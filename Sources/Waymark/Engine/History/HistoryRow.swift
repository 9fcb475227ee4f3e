/// One entry as a position of a history keeps it, with all that lies below it in its layer.
///
/// Rows are linked from the top down, so that positions share what they have in common: a push adds one row to
/// ten thousand, and to tell two positions apart looks at no more than what differs.
final class HistoryRow {
  /// In the type of the root.
  let route: AnyRoute
  let mark: HistoryMark
  let tabs: HistoryTabs?
  /// How many rows there are from the bottom up to this one.
  let number: Int
  private(set) var below: HistoryRow?

  init(_ route: AnyRoute, _ mark: HistoryMark, _ tabs: HistoryTabs?, above below: HistoryRow?) {
    self.route = route
    self.mark = mark
    self.tabs = tabs
    self.below = below
    number = (below?.number ?? 0) + 1
  }

  /// One row after the other: to let each let go of the next would nest as deep as there are rows.
  deinit {
    var next = below.take()
    while isKnownUniquelyReferenced(&next) { next = next?.below.take() }
  }
}

/// Who an entry is for all positions that have it.
///
/// An entry that left and comes back by way of the history has another id. Its mark is the same.
final class HistoryMark {
  var id: EntryID

  init(_ id: EntryID) {
    self.id = id
  }
}

/// What a layer or a tab shows.
struct HistoryRows {
  /// The number of the layer, which no other one of the tree has.
  let layer: Int
  let top: HistoryRow?

  /// From bottom to top.
  var list: [HistoryRow] {
    var list: [HistoryRow] = []
    var next = top
    while let row = next {
      list.append(row)
      next = row.below
    }
    return list.reversed()
  }

  /// True if a user sees the same: each row is the same entry, or has an equal route. Below the top no tabs are in
  /// view.
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
  /// The routes that they were declared with, in the type of their owner.
  let declared: [AnyRoute]
  let selected: Int
  let areColumns: Bool

  init(_ lists: [HistoryRows], declared: [AnyRoute], selected: Int, areColumns: Bool) {
    self.lists = lists
    self.declared = declared
    self.selected = selected
    self.areColumns = areColumns
  }

  /// Those that are in view.
  private var shown: ArraySlice<HistoryRows> {
    areColumns ? lists[...] : lists[selected...selected]
  }

  static func showSame(_ one: HistoryTabs?, _ two: HistoryTabs?) -> Bool {
    guard let one, let two, one !== two else { return one === two }
    // Tabs that were reloaded may have the selected one in another place.
    return one.areColumns == two.areColumns && (!one.areColumns || one.selected == two.selected)
      && one.shown.elementsEqual(two.shown) { $0.showsSame(as: $1) }
  }
}
