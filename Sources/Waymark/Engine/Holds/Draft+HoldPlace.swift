// The place of what is shown while a target waits.

extension TreeState {
  /// The place of an entry that already shows the wanted route: its layer if the entry begins it,
  /// otherwise the child that it begins, otherwise the entry itself.
  func holdPlace(around entry: Entry) -> HoldPlace {
    if let layer = layer(of: entry), bottom(of: layer) === entry {
      if layer.isModal { return .layer(layer.key) }
      if layer.tab != nil { return .entry(entry.id) }
    }
    let child = nodes(beginningWith: entry).last { $0.level > 0 }
    return child.map { .coordinator($0.key) } ?? .entry(entry.id)
  }

  /// The entry, and the coordinators that begin with it, as places.
  func holdPlaces(beginningWith entry: Entry) -> [HoldPlace] {
    [.entry(entry.id)] + nodes(beginningWith: entry).map { .coordinator($0.key) }
  }

  /// True if the place is the first entry of the app, or the child that begins with it.
  func isFirst(_ place: HoldPlace) -> Bool {
    bottom(of: base).map { holdPlaces(beginningWith: $0).contains(place) } ?? false
  }

  /// True if an entry of the place's layer lies in the place above its first entry. Whatever is pushed
  /// above a single entry is something else.
  func isFurther(_ entry: Entry, in place: HoldPlace) -> Bool {
    switch place {
    case .layer: true
    case .coordinator(let key): node(key).map { isWithin(entry, $0) } ?? false
    case .entry: false
    }
  }

  /// The places in which an entry may be a later screen.
  func holdPlaces(furtherAt entry: Entry) -> [HoldPlace] {
    var places: [HoldPlace] = []
    var next = node(of: entry)
    while let node = next {
      places.append(.coordinator(node.key))
      next = parent(of: node)
    }
    if let layer = layer(of: entry) { places.append(.layer(layer.key)) }
    return places
  }

  /// The coordinators that begin with the entry, the innermost first.
  func nodes(beginningWith entry: Entry) -> [Node] {
    var found: [Node] = []
    var next = node(of: entry)
    while let node = next, bottom(of: node) === entry {
      found.append(node)
      next = parent(of: node)
    }
    return found
  }
}

extension Draft {
  /// The place that the draft shows: the layer that it makes, otherwise the child that it starts,
  /// otherwise the entry.
  func holdPlace(for showing: AccessRefusal.Showing) -> HoldPlace? {
    if let made = state.firstNewModal { return .layer(made.key) }
    guard let leaf = state.leaf else { return nil }
    guard leaf.life.isFresh else {
      // Nothing was made, because a tab was selected. The entry is the tab's leaf or below it.
      var shown: Entry?
      if let layer = state.layer(of: leaf) {
        _ = state.walk(layer) { entry in
          if state.shows(entry, showing) { shown = entry }
          return shown == nil
        }
      }
      return state.reading(.settled) { state.holdPlace(around: shown ?? leaf) }
    }
    var entry = leaf
    while let layer = state.layer(of: entry), let (tabs, _) = state.tab(layer),
      let outer = tabs.entry, outer.life.isFresh
    {
      entry = outer
    }
    var fresh: Node?
    var next = state.node(of: entry)
    while let node = next, node.life.isFresh, node.level > 0 {
      fresh = node
      next = state.parent(of: node)
    }
    return fresh.map { .coordinator($0.key) } ?? .entry(entry.id)
  }
}
