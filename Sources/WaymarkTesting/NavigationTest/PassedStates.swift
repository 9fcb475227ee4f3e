import Waymark

/// The states of a tree between two steps, in order.
struct PassedStates<Route: Waymark.Route>: Sendable {
  private var all: [NavigationState<Route>] = []

  var isEmpty: Bool { all.isEmpty }

  mutating func note(_ state: NavigationState<Route>) {
    all.append(state)
  }

  /// Adds a later state, and the states after it.
  mutating func note(_ state: NavigationState<Route>, then later: PassedStates) {
    all.append(state)
    all += later.all
  }

  /// Finds the states that show something that came and went: an entry that is neither in the first state nor in the
  /// last, a tab that was selected for a moment, or a layer that was away and came back. Plain steps from the first
  /// state to the last are not among them.
  func fleeting(
    from before: NavigationState<Route>, to after: NavigationState<Route>
  ) -> [NavigationState<Route>] {
    let (old, new) = (before.rows, after.rows)
    let known = RoutesOfEntries(old + new)
    var found: [(state: NavigationState<Route>, rows: [StateRow<Route>])] = []
    for state in all {
      let rows = state.rows
      let isAway = (old + rows).map(\.place).contains { place in
        let (one, other) = (old.first { $0.place == place }, new.first { $0.place == place })
        return one == other && one?.ids == other?.ids && one != rows.first { $0.place == place }
      }
      guard isAway || !known.holdAll(of: rows), found.last?.rows != rows else { continue }
      found.append((state, rows))
    }
    return found.map(\.state)
  }
}

/// The routes of entries, and the tabs that they have selected.
private struct RoutesOfEntries<Route: Waymark.Route> {
  private var routes: [EntryID: [Route]] = [:]

  init(_ rows: [StateRow<Route>]) {
    for row in rows {
      for case (let id?, let route) in zip(row.ids, row.routes) {
        routes[id, default: []].append(route)
      }
    }
  }

  func holdAll(of rows: [StateRow<Route>]) -> Bool {
    rows.allSatisfy { row in
      zip(row.ids, row.routes).allSatisfy { id, route in
        guard let id else { return true }
        return (routes[id] ?? []).contains { $0.isSame(as: route) }
      }
    }
  }
}
