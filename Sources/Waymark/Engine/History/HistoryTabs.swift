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
