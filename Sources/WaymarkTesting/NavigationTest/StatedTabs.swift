import Waymark

/// The tabs or columns of an entry.
struct StatedTabs<Route: Waymark.Route>: Sendable {
  /// The declared routes of the tabs.
  var declared: [Route] = []
  var initial = 0
  var selected = 0
  var areColumns = false
  var lists: [StatedList<Route>] = []
}

extension StatedTabs {
  /// The list of the selected tab or column.
  var shown: StatedList<Route>? {
    get { lists.indices.contains(selected) ? lists[selected] : nil }
    set { if let newValue, lists.indices.contains(selected) { lists[selected] = newValue } }
  }

  /// Replaces the tabs. Tabs that stay keep their lists, and the selected one stays selected.
  mutating func declare(_ routes: [Route]) {
    let (old, before) = (zip(declared, lists).map { $0 }, declared)
    declared = routes
    lists = routes.map { route in
      old.first { $0.0 == route }?.1 ?? StatedList([StatedEntry(route)])
    }
    guard before.indices.contains(selected) else { return }
    selected = routes.firstIndex(of: before[selected]) ?? initial
  }
}
