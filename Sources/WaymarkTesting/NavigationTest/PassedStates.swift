import Waymark

/// What a tree has shown between two states, in order.
struct PassedStates<Route: Waymark.Route>: Sendable {
  private var all: [NavigationState<Route>] = []

  mutating func note(_ state: NavigationState<Route>) {
    all.append(state)
  }

  /// Adds what was shown later: that state, and what came after it.
  mutating func note(_ state: NavigationState<Route>, then later: PassedStates) {
    all.append(state)
    all += later.all
  }

  /// Those that show what was there neither before nor after: a sheet that came and went, a tab that was selected for a
  /// moment. What is only on the way from one to the other is not among them.
  func fleeting(
    from before: NavigationState<Route>, to after: NavigationState<Route>
  ) -> [NavigationState<Route>] {
    let (old, new) = (before.rows, after.rows)
    var found: [(state: NavigationState<Route>, rows: [StateRow<Route>])] = []
    for state in all {
      let rows = state.rows
      let isFleeting = (old + rows).map(\.place).contains { place in
        let (one, other) = (old.first { $0.place == place }, new.first { $0.place == place })
        return one == other && one?.ids == other?.ids && one != rows.first { $0.place == place }
      }
      if isFleeting, found.last?.rows != rows { found.append((state, rows)) }
    }
    return found.map(\.state)
  }
}
