import Waymark

// A test does not state how new tabs are declared. So their declarations are taken from the tree.

extension NavigationState {
  /// The same state, for a test to turn into a statement.
  ///
  /// - Parameter there: The state of the tree after the step.
  func becoming(_ there: NavigationState) -> NavigationState {
    var state = self
    state.there = there.layers
    return state
  }

  /// The same state with the tabs of all entries that are stated to be new.
  ///
  /// An entry may not be at its final place before the statement is complete. Then it gets the tabs of an entry with an
  /// equal route.
  var known: NavigationState {
    guard !there.isEmpty else { return self }
    var whole = completed(by: there)
    let come = there.reversed().flatMap(\.list.allTabs)
    for place in layers.indices {
      whole.layers[place].list.complete { route in
        come.first { $0.route.isSame(as: route) }?.tabs.asTheyCame
      }
    }
    return whole
  }

  /// The same state with the tabs of new entries that are at their final places.
  func completed(by there: [Layer]) -> NavigationState {
    var whole = self
    for (number, layer) in zip(layers.indices, there) {
      whole.layers[number].list = layers[number].list.completed(by: layer.list)
    }
    return whole
  }
}

extension StatedList {
  fileprivate func completed(by actual: StatedList) -> StatedList {
    var whole = self
    for (place, there) in zip(entries.indices, actual.entries) {
      guard let tabs = there.tabs, entries[place].route.isSame(as: there.route) else { continue }
      let known = entries[place].tabs ?? (entries[place].id == nil ? tabs.asTheyCame : nil)
      whole.entries[place].tabs = known?.completed(by: tabs)
    }
    return whole
  }

  /// Gives tabs to new entries that have none.
  fileprivate mutating func complete(_ tabs: (Route) -> StatedTabs<Route>?) {
    for place in entries.indices {
      if entries[place].id == nil, entries[place].tabs == nil {
        entries[place].tabs = tabs(entries[place].route)
      }
      for list in entries[place].tabs?.lists.indices ?? 0..<0 {
        entries[place].tabs?.lists[list].complete(tabs)
      }
    }
  }

  /// The entries that have tabs, from the top down, including entries in tabs.
  fileprivate var allTabs: [(route: Route, tabs: StatedTabs<Route>)] {
    entries.reversed().flatMap { entry in
      entry.tabs.map { [(entry.route, $0)] + $0.lists.flatMap(\.allTabs) } ?? []
    }
  }

  /// Makes all entries new.
  mutating func forgetIDs() {
    for place in entries.indices {
      entries[place].id = nil
      for list in entries[place].tabs?.lists.indices ?? 0..<0 {
        entries[place].tabs?.lists[list].forgetIDs()
      }
    }
  }
}

extension StatedTabs {
  fileprivate func completed(by actual: StatedTabs) -> StatedTabs {
    var whole = self
    for (place, route) in zip(lists.indices, declared) {
      guard let there = actual.declared.firstIndex(of: route) else { continue }
      whole.lists[place] = lists[place].completed(by: actual.lists[there])
    }
    return whole
  }

  /// The same tabs as they began, with new entries.
  fileprivate var asTheyCame: StatedTabs {
    var tabs = asDeclared
    for place in tabs.lists.indices { tabs.lists[place].forgetIDs() }
    return tabs
  }

  /// The same tabs as they began, with the first entries of their present paths.
  var asDeclared: StatedTabs {
    var tabs = self
    tabs.selected = initial
    for place in lists.indices where declared.indices.contains(place) {
      guard let first = lists[place].entries.first, first.route == declared[place]
      else {
        tabs.lists[place] = StatedList([StatedEntry(declared[place])])
        continue
      }
      tabs.lists[place].entries = [
        StatedEntry(first.route, id: first.id, tabs: first.tabs?.asDeclared)
      ]
    }
    return tabs
  }
}
