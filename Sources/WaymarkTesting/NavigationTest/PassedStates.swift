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
  /// state to the last are not among them, nor is the tab that new tabs begin with. A moment that something else changes
  /// is one moment; what comes and goes again is another one.
  func fleeting(
    from before: NavigationState<Route>, to after: NavigationState<Route>
  ) -> [NavigationState<Route>] {
    let (old, new) = (before.rows, after.rows)
    var plain = PlainSteps(from: old, to: new)
    var found: [NavigationState<Route>] = []
    /// The rows of the state before, if that is a moment, too.
    var last: [StateRow<Route>] = []
    for state in all {
      let rows = state.rows
      let isAway = (old + rows).map(\.place).contains { place in
        let (one, other) = (old.first { $0.place == place }, new.first { $0.place == place })
        return one == other && one?.ids == other?.ids && one != rows.first { $0.place == place }
      }
      let isPlain = plain.hold(rows)
      guard isAway || !isPlain else {
        last = []
        continue
      }
      if last != rows || last.map(\.ids) != rows.map(\.ids) { found.append(state) }
      last = rows
    }
    return found
  }
}

/// What the ways from one state to another one go through: the entries of both, and the tabs that they have selected.
private struct PlainSteps<Route: Waymark.Route> {
  /// The routes of entries.
  private var routes: [EntryID: [Route]] = [:]
  /// The selected tabs, by the entries that have the tabs.
  private var selections: [EntryID: [Route]] = [:]
  /// The entries whose tabs are no longer as they began.
  private var begun: Set<EntryID> = []
  /// The entries that have their last route, or their last tab. The first one is no longer on the way.
  private var revised: Set<EntryID> = []
  private var selected: Set<EntryID> = []

  init(from old: [StateRow<Route>], to new: [StateRow<Route>]) {
    for row in old + new {
      for case (let id?, let route) in zip(row.ids, row.routes) {
        switch row.kind {
        case .path: routes[id, default: []].append(route)
        case .selected: selections[id, default: []].append(route)
        case .declared: continue
        }
      }
    }
    begun = Set(old.flatMap(\.ids).compactMap(\.self))
  }

  /// Whether a state has nothing else. Takes the states in order, because new tabs begin only once.
  mutating func hold(_ rows: [StateRow<Route>]) -> Bool {
    var isPlain = true
    for row in rows {
      for case (let id?, let route) in zip(row.ids, row.routes) {
        switch row.kind {
        case .path: isPlain = Self.isOnTheWay(route, of: id, routes, &revised) && isPlain
        case .selected(isInitial: true) where !begun.contains(id): break
        case .selected:
          begun.insert(id)
          isPlain = Self.isOnTheWay(route, of: id, selections, &selected) && isPlain
        // New tabs have new entries.
        case .declared: break
        }
      }
    }
    return isPlain
  }

  /// Whether an entry has its first value, or its last one. Once it has the last one, the first one is a step back.
  private static func isOnTheWay(
    _ value: Route, of id: EntryID, _ values: [EntryID: [Route]], _ arrived: inout Set<EntryID>
  ) -> Bool {
    guard let own = values[id], let first = own.first, let last = own.last else { return false }
    guard own.count > 1, !first.isSame(as: last) else { return value.isSame(as: last) }
    if value.isSame(as: last) { arrived.insert(id) }
    return value.isSame(as: last) || value.isSame(as: first) && !arrived.contains(id)
  }
}
