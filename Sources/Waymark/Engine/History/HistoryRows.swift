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
  /// Tabs below the top are not in view, except columns beside what covers them.
  func showsSame(as other: HistoryRows) -> Bool {
    guard top?.number == other.top?.number, HistoryTabs.showSame(top?.tabs, other.top?.tabs),
      other.top?.tabs != nil || HistoryTabs.showSameBeside(top?.topTabs, other.top?.topTabs)
    else { return false }
    var (one, two) = (top, other.top)
    while let row = one, let match = two, row !== match {
      guard row.mark.id == match.mark.id || row.route.isEqual(to: match.route) else { return false }
      (one, two) = (row.below, match.below)
    }
    return true
  }
}
