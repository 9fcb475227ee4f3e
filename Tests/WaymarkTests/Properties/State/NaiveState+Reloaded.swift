@testable import Waymark

// Tabs that have been reloaded since.
extension NaiveState {
  /// What a step to this state shows: the path of each tab, in the present tab that corresponds to it.
  ///
  /// A tab is identified by its declared route. If that is no longer declared, another tab that takes the routes of the
  /// tab corresponds to it. Tabs that the state does not know are set back.
  ///
  /// - Parameters:
  ///   - now: The present state. Tabs that stay are as they were last reloaded.
  ///   - variant: The variant of new tabs.
  /// - Returns: Nil if a path has no tab. Loose entries may stay or be replaced.
  func reloaded(in now: NaiveState, variant: Int) -> (state: NaiveState, loose: Set<Int>)? {
    var reload = Reload(now: now.rows, variant: variant)
    var state = self
    for index in layers.indices {
      guard let rows = reload.rows(layers[index].rows) else { return nil }
      state.layers[index].rows = rows
    }
    return (state, reload.loose)
  }

  private struct Reload {
    let now: [Row]
    let variant: Int
    var loose: Set<Int> = []

    mutating func rows(_ rows: [Row]) -> [Row]? {
      var found: [Row] = []
      for var row in rows {
        if let tabs = row.tabs {
          guard let tabs = self.tabs(tabs, of: row) else { return nil }
          row.tabs = tabs
        }
        found.append(row)
      }
      return found
    }

    private mutating func tabs(_ tabs: Tabs, of row: Row) -> Tabs? {
      var old = tabs
      for index in tabs.lists.indices {
        guard let list = rows(tabs.lists[index]) else { return nil }
        old.lists[index] = list
      }
      guard !tabs.areColumns else { return old }
      let living = now.first { $0.id == row.id }?.tabs
      let above = row.levels.dropLast().map { "\($0)/" }.joined()
      let declared =
        living?.declared
        ?? TreeRoute.tabs(level: row.levels.count - 1, variant: variant).map { above + $0.text }
      var places: [Int?] = old.declared.map { declared.firstIndex(of: $0) }
      for (index, list) in old.lists.enumerated() where places[index] == nil {
        guard let place = place(of: list[0], index, declared, row.levels.count - 1),
          !places.contains(place)
        else { return nil }
        places[index] = place
      }
      var lists: [[Row]] = []
      for (place, text) in declared.enumerated() {
        if let index = places.firstIndex(of: place) {
          lists.append(old.lists[index])
        } else {
          let first = Row(id: living?.lists[place][0].id ?? -1, text: text, tabs: nil)
          loose.insert(first.id)
          lists.append([first])
        }
      }
      return Tabs(
        lists: lists, selected: places[old.selected] ?? 0, areColumns: false, isCollapsed: false,
        declared: declared)
    }

    /// The tab that takes a route: a child with the same embedding, or, for a screen, the one at the same index, the
    /// one declared with it, or the first that is a screen.
    private func place(
      of row: Row, _ index: Int, _ declared: [String], _ level: Int
    ) -> Int? {
      guard row.levels.count > level + 1 else {
        let screens = declared.indices.filter {
          declared[$0].split(separator: "/").count == level + 1
        }
        if screens.contains(index) { return index }
        return declared.firstIndex(of: row.text) ?? screens.first
      }
      return declared.firstIndex {
        let levels = $0.split(separator: "/")
        return levels.count > level + 1 && levels[level] == row.levels[level]
      }
    }
  }
}
