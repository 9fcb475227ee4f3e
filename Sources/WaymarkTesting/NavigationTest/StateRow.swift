import Waymark

/// One path, or what some tabs declare or have selected, and where it lies.
struct StateRow<Route: Waymark.Route>: Equatable {
  enum Kind {
    case path, declared
    /// - Parameter isInitial: True for the tab that the tabs began with.
    case selected(isInitial: Bool)
  }

  let place: String
  var kind = Kind.path
  let routes: [Route]
  /// The identities of its entries, or of the entry with these tabs. Equality ignores them.
  var ids: [EntryID?] = []

  static func == (one: StateRow, other: StateRow) -> Bool {
    one.place == other.place && one.routes.elementsEqual(other.routes) { $0.isSame(as: $1) }
  }
}

extension NavigationState {
  /// All paths and selections of the state.
  var rows: [StateRow<Route>] {
    let rows = layers.enumerated().flatMap { number, layer in
      layer.list.rows(at: number == 0 ? "base" : "layer \(number)")
    }
    // Tabs above other tabs may have the same name.
    var counts: [String: Int] = [:]
    return rows.map { row in
      let count = (counts[row.place] ?? 0) + 1
      counts[row.place] = count
      return count == 1
        ? row
        : StateRow(
          place: "\(row.place) (\(count))", kind: row.kind, routes: row.routes, ids: row.ids)
    }
  }
}

extension StatedList {
  fileprivate func rows(at place: String) -> [StateRow<Route>] {
    [StateRow(place: place, routes: routes, ids: entries.map(\.id))]
      + entries.flatMap { entry -> [StateRow<Route>] in
        guard let tabs = entry.tabs else { return [] }
        let name = place == "base" ? "" : "\(place), "
        let kind = tabs.areColumns ? "column" : "tab"
        let selected =
          tabs.declared.indices.contains(tabs.selected)
          ? [tabs.declared[tabs.selected]] : []
        return [
          StateRow(
            place: "\(name)\(kind)s", kind: .declared, routes: tabs.declared, ids: [entry.id]),
          StateRow(
            place: "\(name)selected", kind: .selected(isInitial: tabs.selected == tabs.initial),
            routes: selected, ids: [entry.id]),
        ]
          + zip(tabs.declared, tabs.lists).flatMap { $1.rows(at: "\(name)\(kind) \($0.name)") }
      }
  }
}
