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
  /// The tabs of this row, or else the nearest ones below it.
  let topTabs: HistoryTabs?

  init(_ route: AnyRoute, _ mark: HistoryMark, _ tabs: HistoryTabs?, above below: HistoryRow?) {
    self.route = route
    self.mark = mark
    self.tabs = tabs
    self.below = below
    topTabs = tabs ?? below?.topTabs
    number = (below?.number ?? 0) + 1
  }

  /// Releases one row after the other: if each row released the next, the calls would nest as deep
  /// as there are rows.
  deinit {
    var next = below.take()
    while isKnownUniquelyReferenced(&next) { next = next?.below.take() }
  }
}
