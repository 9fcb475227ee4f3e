import Waymark

// Works out the statement that would have been right.

extension NavigationState {
  /// The edits that turn this state into another one.
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
  /// The style to state, if it is not the route's own.
  fileprivate var statedStyle: ModalStyle? {
    guard case .modal(let style) = style, style != list.entries.first?.route.modalStyle else {
      return nil
    }
    return style
  }
}

// Tabs that have the same name as others above them.
extension StatedList {
  /// The changes in the tabs of a layer.
  ///
  /// - Parameter names: The names of tabs in the layers above that stay.
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
  /// True if the edit changes tabs or their selection by a name that other tabs have, too.
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
    // The first entry of a new tab has no identity yet; stating the tab states it.
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

  /// The tabs that an entry had before. States of two apps share no identities, so there the entry at the same place
  /// counts.
  private func tabs(ofSame entry: StatedEntry<Route>, at place: Int) -> StatedTabs<Route>? {
    guard entry.id == nil else { return entries.first { $0.id == entry.id }?.tabs }
    guard entries.indices.contains(place), entries[place].id == nil,
      entries[place].route.isSame(as: entry.route)
    else { return nil }
    return entries[place].tabs
  }

  /// The changes in tabs that stay and in new tabs. Inner tabs are stated first while the user sees them.
  ///
  /// - Parameter tab: How an edit names the path of a tab.
  fileprivate func tabEdits(
    to after: StatedList, isSeen: Bool, tab: (Route) -> StateEdit<Route>.Place
  ) -> [StateEdit<Route>] {
    after.entries.indices.flatMap { place in
      let isOnTop = isSeen && place == after.entries.count - 1
      return tabEdits(of: place, to: after, isOnTop: isOnTop, tab: tab)
    }
  }

  /// The changes in the tabs of one entry.
  private func tabEdits(
    of place: Int, to after: StatedList, isOnTop: Bool, tab: (Route) -> StateEdit<Route>.Place
  ) -> [StateEdit<Route>] {
    let entry = after.entries[place]
    guard let new = entry.tabs else { return [] }
    var edits: [StateEdit<Route>] = []
    let known = tabs(ofSame: entry, at: place)
    var old = known ?? new.asDeclared
    // The selection of a new entry is not known before it is stated.
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
      // `path` means the same list before and after only if neither has tabs on top.
      let lists = [old.lists[number], list]
      let isLeaf = isShown && isKnown && lists.allSatisfy { $0.entries.last?.tabs == nil }
      let place: StateEdit<Route>.Place = isLeaf ? .path : tab(new.declared[number])
      edits += old.lists[number].pathEdits(to: list, at: place)
      edits += old.lists[number].tabEdits(to: list, isSeen: isShown, tab: tab)
    }
    return edits
  }
}
