/// The tabs or columns of a row.
final class HistoryTabs {
  let lists: [HistoryRows]
  /// The declared routes, in the type of the owner.
  let declared: [AnyRoute]
  let selected: Int
  let arrangement: Arrangement

  var areColumns: Bool { arrangement.areColumns }

  init(
    _ lists: [HistoryRows], declared: [AnyRoute], selected: Int, arrangement: Arrangement
  ) {
    self.lists = lists
    self.declared = declared
    self.selected = selected
    self.arrangement = arrangement
  }

  /// The layers that are in view.
  private var shown: ArraySlice<HistoryRows> {
    areColumns ? lists[...] : lists[selected...selected]
  }

  /// - Parameter two: What is shown now. Its arrangement counts: side by side, the user sees all
  ///   columns, whichever is selected.
  static func showSame(_ one: HistoryTabs?, _ two: HistoryTabs?) -> Bool {
    guard let one, let two, one !== two else { return one === two }
    // After a reload, the selected tab may be in another place.
    let isOneOf = two.arrangement == .columns(isCollapsed: true)
    return one.areColumns == two.areColumns && (!isOneOf || one.selected == two.selected)
      && one.shown.elementsEqual(two.shown) { $0.showsSame(as: $1) }
  }

  /// The same for what is in view beside entries above both: columns side by side, except the last one,
  /// in whose place those entries are.
  static func showSameBeside(_ one: HistoryTabs?, _ two: HistoryTabs?) -> Bool {
    guard one !== two else { return true }
    guard let one, let two, one.areColumns == two.areColumns else {
      return !showsColumns(one) && !showsColumns(two)
    }
    guard two.areColumns else {
      return showSameBeside(
        one.lists[one.selected].top?.topTabs, two.lists[two.selected].top?.topTabs)
    }
    guard showsColumns(two) else { return true }
    return one.lists.count == two.lists.count
      && zip(one.lists, two.lists).dropLast().allSatisfy { $0.showsSame(as: $1) }
      && showSameBeside(one.lists.last?.top?.topTabs, two.lists.last?.top?.topTabs)
  }

  /// True for columns side by side, also inside of selected tabs.
  private static func showsColumns(_ tabs: HistoryTabs?) -> Bool {
    guard let tabs else { return false }
    guard tabs.areColumns else { return showsColumns(tabs.lists[tabs.selected].top?.topTabs) }
    return tabs.arrangement == .columns(isCollapsed: false)
  }
}
