import Waymark

// Reads and changes what is at a place.
extension NavigationState {
  subscript(listAt place: ListPlace) -> StatedList<Route> {
    get { layers[place.layer].list[place.steps[...]] }
    set { layers[place.layer].list[place.steps[...]] = newValue }
  }

  subscript(tabsAt place: EntryPlace) -> StatedTabs<Route>? {
    get { self[listAt: place.list].entries[place.entry].tabs }
    set { self[listAt: place.list].entries[place.entry].tabs = newValue }
  }
}

extension StatedList {
  fileprivate subscript(steps: ArraySlice<ListPlace.Step>) -> StatedList {
    get {
      guard let first = steps.first, let tabs = entries[first.entry].tabs else { return self }
      return tabs.lists[first.list][steps.dropFirst()]
    }
    set {
      guard let first = steps.first else {
        self = newValue
        return
      }
      entries[first.entry].tabs?.lists[first.list][steps.dropFirst()] = newValue
    }
  }
}

// Finds places. The uppermost comes first, outer tabs before inner ones, and selected tabs before
// others.
extension NavigationState {
  /// The place of the first entry that matches.
  ///
  /// - Parameter layer: The layer to search; nil for all.
  func place(
    in layer: Int? = nil, where isMeant: (StatedEntry<Route>) -> Bool
  ) -> EntryPlace? {
    for number in layers.indices.reversed() where layer == nil || layer == number {
      let list = layers[number].list
      if let place = list.place(at: ListPlace(layer: number), where: isMeant) { return place }
    }
    return nil
  }

  /// The place of the tabs that declare a route.
  func placeOfTabs(declaring route: Route, in layer: Int? = nil) -> EntryPlace? {
    place(in: layer) { $0.tabs?.declared.contains(route) ?? false }
  }

  /// The place of the tabs of an entry with a route.
  func placeOfTabs(of route: Route) -> EntryPlace? {
    place { $0.tabs != nil && $0.route == route }
  }

  /// The place of the path of a tab with a declared route.
  func placeOfPath(ofTab route: Route, in layer: Int? = nil) -> ListPlace? {
    guard let place = placeOfTabs(declaring: route, in: layer), let tabs = self[tabsAt: place],
      let number = tabs.declared.firstIndex(of: route), tabs.lists.indices.contains(number)
    else { return nil }
    return place.list(number)
  }

  /// The place of an entry with a route that is not stated to be new.
  func placeOfEntry(_ route: Route) -> EntryPlace? {
    place { $0.id != nil && $0.route.isSame(as: route) }
  }

  /// The place of the visible path: in the uppermost layer, through the selected tabs on top.
  var placeOfVisiblePath: ListPlace {
    var place = ListPlace(layer: layers.count - 1)
    while let step = self[listAt: place].stepOn { place.steps.append(step) }
    return place
  }

  /// The place of the innermost tabs that the user sees.
  var placeOfVisibleTabs: EntryPlace? {
    var list = placeOfVisiblePath
    let entries = self[listAt: list].entries
    if entries.last?.tabs != nil { return EntryPlace(list: list, entry: entries.count - 1) }
    return list.steps.popLast().map { EntryPlace(list: list, entry: $0.entry) }
  }
}

extension StatedList {
  /// The step into the selected tab on top; nil without one.
  fileprivate var stepOn: ListPlace.Step? {
    guard let tabs = entries.last?.tabs, tabs.shown != nil else { return nil }
    return ListPlace.Step(entry: entries.count - 1, list: tabs.selected)
  }

  fileprivate func place(
    at place: ListPlace, where isMeant: (StatedEntry<Route>) -> Bool
  ) -> EntryPlace? {
    for number in entries.indices.reversed() {
      let entry = EntryPlace(list: place, entry: number)
      if isMeant(entries[number]) { return entry }
      guard let tabs = entries[number].tabs else { continue }
      for list in tabs.seenFirst {
        let found = tabs.lists[list].place(at: entry.list(list), where: isMeant)
        if let found { return found }
      }
    }
    return nil
  }
}

extension StatedTabs {
  fileprivate var seenFirst: [Int] {
    lists.indices.filter { $0 == selected } + lists.indices.filter { $0 != selected }
  }
}
