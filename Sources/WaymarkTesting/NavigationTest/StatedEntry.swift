import Waymark

/// One entry: of the tree, or one that a test states.
struct StatedEntry<Route: Waymark.Route>: Sendable {
  /// Nil for an entry that is to be new.
  var id: EntryID?
  var route: Route
  var tabs: StatedTabs<Route>?
  /// True for an entry of a path that was written down as a whole, which does not say which of equal entries stays.
  var isAnyEqual = false

  init(_ route: Route, id: EntryID? = nil, tabs: StatedTabs<Route>? = nil) {
    self.id = id
    self.route = route
    self.tabs = tabs
  }

  /// What is known of its tabs: of an entry that is new, that it may have any.
  var knownTabs: StatedTabs<Route>? {
    tabs ?? (id == nil ? StatedTabs(selected: -1, isPartial: true) : nil)
  }
}

/// The tabs or columns of an entry.
struct StatedTabs<Route: Waymark.Route>: Sendable {
  /// What the tabs are declared with.
  var declared: [Route] = []
  var initial = 0
  var selected = 0
  var areColumns = false
  var lists: [StatedList<Route>] = []
  /// True for tabs of which a test states some: all others are as they are declared.
  var isPartial = false
}

extension StatedTabs {
  /// The list that the user sees; of columns that of the selected one.
  var shown: StatedList<Route>? {
    get { lists.indices.contains(selected) ? lists[selected] : nil }
    set { if let newValue, lists.indices.contains(selected) { lists[selected] = newValue } }
  }

  /// Selects a tab; one that nobody has stated yet is as it is declared.
  mutating func select(_ route: Route) {
    selected = place(of: route)
  }

  /// Selects a tab here, or one in them: what the user sees comes first; says whether there is one.
  mutating func selectWithin(_ route: Route) -> Bool {
    if shown?.select(route) == true { return true }
    if declared.contains(route) {
      select(route)
      return true
    }
    return lists.indices.contains { $0 != selected && lists[$0].select(route) }
  }

  /// The place of a tab, which is added if nobody has stated it yet.
  mutating func place(of route: Route) -> Int {
    if let place = declared.firstIndex(of: route) { return place }
    declared.append(route)
    lists.append(StatedList([StatedEntry(route)]))
    return declared.count - 1
  }

  /// Makes them other tabs: those that stay keep their lists, and the selected one stays selected.
  mutating func declare(_ routes: [Route]) {
    let (old, before) = (zip(declared, lists).map { $0 }, declared)
    declared = routes
    lists = routes.map { route in
      old.first { $0.0 == route }?.1 ?? StatedList([StatedEntry(route)])
    }
    guard before.indices.contains(selected) else { return }
    selected = routes.firstIndex(of: before[selected]) ?? initial
  }

  /// The same tabs with all that is not stated, which is as it is declared.
  func completed(by actual: StatedTabs) -> StatedTabs {
    var whole = isPartial ? actual.with(self) : self
    for (place, list) in zip(whole.lists.indices, actual.lists) {
      whole.lists[place] = whole.lists[place].completed(by: list)
    }
    return whole
  }

  /// The same tabs when they came, but for what somebody states of them.
  private func with(_ stated: StatedTabs) -> StatedTabs {
    var whole = self
    whole.selected = initial
    whole.lists = declared.map { StatedList([StatedEntry($0)]) }
    for (route, list) in zip(stated.declared, stated.lists) {
      // A tab that is not there stays as stated, and so differs.
      guard let place = declared.firstIndex(of: route) else { return stated }
      whole.lists[place] = list
      if stated.declared.indices.contains(stated.selected),
        stated.declared[stated.selected] == route
      {
        whole.selected = place
      }
    }
    return whole
  }
}
