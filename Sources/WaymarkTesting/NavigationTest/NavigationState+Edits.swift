import Waymark

// The statement that would have been right.

extension NavigationState {
  /// What makes of this state another one.
  func edits(to after: NavigationState) -> [StateEdit<Route>] {
    var edits: [StateEdit<Route>] = []
    let kept = zip(layers, after.layers).prefix { $0.id == $1.id }.count
    if kept < layers.count { edits.append(.dismiss(layers.count - kept)) }
    for number in 0..<kept {
      let (old, new) = (layers[number].list, after.layers[number].list)
      edits += old.pathEdits(to: new, at: .layer(number))
      let isSeen = number == after.layers.count - 1
      let above = layers[..<kept].dropFirst(number + 1).flatMap(\.list.tabNames)
      edits += old.tabEdits(to: new, in: number, isSeen: isSeen, below: above)
    }
    for (number, layer) in after.layers.enumerated().dropFirst(kept) {
      guard let first = layer.list.entries.first else { continue }
      edits.append(.present(first.route, as: layer.statedStyle))
      let rest = layer.list.routes.dropFirst()
      let place: StateEdit<Route>.Place = first.tabs == nil ? .path : .layer(number)
      if !rest.isEmpty { edits.append(.path(place, .append(Array(rest)))) }
      let isSeen = number == after.layers.count - 1
      edits += StatedList().tabEdits(to: layer.list, isSeen: isSeen) { .tab($0, layer: nil) }
    }
    return edits
  }
}

extension NavigationState.Layer {
  /// How it is presented, if that has to be said.
  fileprivate var statedStyle: ModalStyle? {
    guard case .modal(let style) = style, style != list.entries.first?.route.modalStyle else {
      return nil
    }
    return style
  }
}

// Tabs that are called as others above them.
extension StatedList {
  /// What changes in the tabs of a layer.
  ///
  /// - Parameter names: How tabs in layers above that stay are called.
  fileprivate func tabEdits(
    to after: StatedList, in layer: Int, isSeen: Bool, below names: [Route]
  ) -> [StateEdit<Route>] {
    after.entries.indices.flatMap { place -> [StateEdit<Route>] in
      if after.isShadowed(place) {
        return tabEdits(of: place, to: after, isOnTop: true) { .tab($0, layer: nil) }
          .map { .below(layer: layer, entry: place, $0) }
      }
      let isOnTop = isSeen && place == after.entries.count - 1
      return tabEdits(of: place, to: after, isOnTop: isOnTop) { route in
        .tab(route, layer: names.contains(route) ? layer : nil)
      }.map { edit in
        edit.names(anyOf: names) ? .below(layer: layer, entry: place, edit) : edit
      }
    }
  }
}

extension StateEdit {
  /// True if it changes which tabs there are or which one is selected, by a name that others have.
  fileprivate func names(anyOf names: [Route]) -> Bool {
    switch self {
    case .select(let route), .tabs(_, of: let route?): names.contains(route)
    default: false
    }
  }
}

extension StatedList {
  fileprivate func pathEdits(
    to after: StatedList, at place: StateEdit<Route>.Place
  ) -> [StateEdit<Route>] {
    let (old, new) = (entries, after.entries)
    if old.map(\.id) == new.map(\.id) {
      return zip(old, new).reversed().filter { !$0.route.isSame(as: $1.route) }
        .map { .path(place, .revise($0.route, to: $1.route)) }
    }
    // The first entry of a tab that comes has no identity yet, and is stated with the tab.
    let kept = zip(old, new).prefix { one, other in
      (one.id == nil || one.id == other.id) && one.route.isSame(as: other.route)
    }.count
    guard !old.isEmpty else { return [.path(place, .set(after.routes))] }
    let (gone, come) = (old.count - kept, new[kept...])
    let known = Set(old.compactMap(\.id))
    guard come.contains(where: { $0.id.map(known.contains) ?? false }) else {
      let routes = come.map(\.route)
      if gone == 1, routes.count == 1 { return [.path(place, .replaceLast(routes[0]))] }
      return (gone > 0 ? [.path(place, .removeLast(gone))] : [])
        + (routes.isEmpty ? [] : [.path(place, .append(routes))])
    }
    var stated = self
    StatedPath(after.routes).replace(&stated)
    let anew = zip(stated.entries, new).filter { stated, entry in
      stated.id != nil && !(entry.id.map(known.contains) ?? false)
    }
    return [.path(place, .set(after.routes))] + anew.map { .renew($1.route) }
  }

  /// The tabs of an entry that stays. States of two apps have no identities: there it is the one at the same place.
  private func tabs(ofSame entry: StatedEntry<Route>, at place: Int) -> StatedTabs<Route>? {
    guard entry.id == nil else { return entries.first { $0.id == entry.id }?.tabs }
    guard entries.indices.contains(place), entries[place].id == nil,
      entries[place].route.isSame(as: entry.route)
    else { return nil }
    return entries[place].tabs
  }

  /// What changes in tabs that stay, and in those that come. What lies inside is stated first, as long as it is seen.
  ///
  /// - Parameter tab: How the path of a tab is called.
  fileprivate func tabEdits(
    to after: StatedList, isSeen: Bool, tab: (Route) -> StateEdit<Route>.Place
  ) -> [StateEdit<Route>] {
    after.entries.indices.flatMap { place in
      let isOnTop = isSeen && place == after.entries.count - 1
      return tabEdits(of: place, to: after, isOnTop: isOnTop, tab: tab)
    }
  }

  /// The same of one entry.
  private func tabEdits(
    of place: Int, to after: StatedList, isOnTop: Bool, tab: (Route) -> StateEdit<Route>.Place
  ) -> [StateEdit<Route>] {
    let entry = after.entries[place]
    guard let new = entry.tabs else { return [] }
    var edits: [StateEdit<Route>] = []
    let known = tabs(ofSame: entry, at: place)
    var old = known ?? new.asDeclared
    // What is selected in an entry that has just come is not known before it is stated.
    var isKnown = known != nil
    if old.declared != new.declared {
      let isInnermost = isOnTop && old.shown?.entries.last?.tabs == nil
      edits.append(.tabs(new.declared, of: isInnermost ? nil : entry.route))
      old.declare(new.declared)
    }
    if old.selected != new.selected, new.declared.indices.contains(new.selected) {
      edits.append(.select(new.declared[new.selected]))
      isKnown = true
    }
    for (number, list) in new.lists.enumerated() where old.lists.indices.contains(number) {
      let isShown = isOnTop && number == new.selected
      // What is seen is the same list before and after only if neither has tabs on top.
      let lists = [old.lists[number], list]
      let isLeaf = isShown && isKnown && lists.allSatisfy { $0.entries.last?.tabs == nil }
      let place: StateEdit<Route>.Place = isLeaf ? .path : tab(new.declared[number])
      edits += old.lists[number].pathEdits(to: list, at: place)
      edits += old.lists[number].tabEdits(to: list, isSeen: isShown, tab: tab)
    }
    return edits
  }
}
