import Waymark

// Works out the statement that would have been right.

extension NavigationState {
  /// The edits that turn this state into another one.
  func edits(to after: NavigationState) -> [StateEdit<Route>] {
    StateEditor(from: self, to: after).edits
  }
}

/// Writes the lines that turn one state into another. Applies each at once, to choose a name for the next that leads to
/// the right place.
private struct StateEditor<Route: Waymark.Route> {
  private let before: NavigationState<Route>
  private let after: NavigationState<Route>
  /// The state after the lines so far.
  private var made: NavigationState<Route>
  private(set) var edits: [StateEdit<Route>] = []

  init(from before: NavigationState<Route>, to after: NavigationState<Route>) {
    (self.before, self.after) = (before, after)
    made = before.becoming(after)
    let kept = zip(before.layers, after.layers).prefix { $0.id == $1.id }.count
    if kept < before.layers.count { make(.dismiss(before.layers.count - kept)) }
    for number in 0..<kept { change(number, from: before.layers[number].list) }
    for number in after.layers.indices.dropFirst(kept) { present(number) }
  }

  private mutating func make(_ edit: StateEdit<Route>) {
    edits.append(edit)
    edit.apply(to: &made)
  }

  /// - Parameters:
  ///   - edits: Lines that may do it, the best first.
  ///   - inside: Lines that may do it in a part of the state, whose visible path is that of the part.
  ///   - target: What the line must change.
  private mutating func make(
    _ edits: [StateEdit<Route>], inside: [StateEdit<Route>]? = nil, on target: StateTarget
  ) {
    let known = made.known
    let edit = known.edit(among: edits, inside: inside ?? edits, on: target) ?? edits.first
    if let edit { make(edit) }
  }
}

// Layers.
extension StateEditor {
  private mutating func change(_ number: Int, from old: StatedList<Route>) {
    let new = after.layers[number].list
    let place = ListPlace(layer: number)
    let (changes, renewed) = old.changes(to: new)
    for change in changes { make(.path(.layer(number), change)) }
    renew(renewed, at: place)
    changeTabs(from: old, at: place, isSeen: number == after.layers.count - 1)
  }

  private mutating func present(_ number: Int) {
    let layer = after.layers[number]
    guard let first = layer.list.entries.first else { return }
    make(.present(first.route, as: layer.statedStyle))
    let rest = Array(layer.list.routes.dropFirst())
    if !rest.isEmpty { make(.path(first.tabs == nil ? .path : .layer(number), .append(rest))) }
    changeTabs(
      from: StatedList(), at: ListPlace(layer: number), isSeen: number == after.layers.count - 1)
  }

  private mutating func renew(_ entries: [Int], at place: ListPlace) {
    for entry in entries {
      let route = after[listAt: place].entries[entry].route
      make([.renew(route)], on: .entry(EntryPlace(list: place, entry: entry)))
    }
  }
}

// Tabs.
extension StateEditor {
  /// Writes the changes in tabs that stay and in new tabs. Inner tabs are stated first while the user sees
  /// them.
  private mutating func changeTabs(
    from old: StatedList<Route>, at place: ListPlace, isSeen: Bool
  ) {
    let new = after[listAt: place].entries
    for (number, entry) in new.enumerated() where entry.tabs != nil {
      changeTabs(
        at: EntryPlace(list: place, entry: number), from: old.tabs(ofSame: entry, at: number),
        isOnTop: isSeen && number == new.count - 1)
    }
  }

  /// - Parameter known: The tabs that the entry had before; nil if it is new.
  private mutating func changeTabs(
    at place: EntryPlace, from known: StatedTabs<Route>?, isOnTop: Bool
  ) {
    guard let new = after[tabsAt: place] else { return }
    var old = known ?? new.asDeclared
    // The selection of a new entry is not known before it is stated.
    var isKnown = known != nil
    if old.declared != new.declared {
      let hasTabs = old.shown?.entries.last?.tabs != nil
      let named = StateEdit.tabs(
        new.declared, of: after[listAt: place.list].entries[place.entry].route)
      let inside = hasTabs ? [named] : [.tabs(new.declared, of: nil), named]
      make(isOnTop ? inside : [named], inside: inside, on: .entry(place))
      old.declare(new.declared)
    }
    if old.selected != new.selected, new.declared.indices.contains(new.selected) {
      make([.select(new.declared[new.selected])], on: .entry(place))
      isKnown = true
    }
    for (number, list) in new.lists.enumerated() where old.lists.indices.contains(number) {
      let isSeen = isOnTop && number == new.selected
      // `path` means the same list before and after only if neither has tabs on top.
      let isLeaf = [old.lists[number], list].allSatisfy { $0.entries.last?.tabs == nil }
      changeTab(
        new.declared[number], at: place.list(number), from: old.lists[number], isSeen: isSeen,
        isPath: isKnown && isLeaf)
      changeTabs(from: old.lists[number], at: place.list(number), isSeen: isSeen)
    }
  }

  /// - Parameter isPath: True if `$0.path` may name it.
  private mutating func changeTab(
    _ name: Route, at place: ListPlace, from old: StatedList<Route>, isSeen: Bool, isPath: Bool
  ) {
    let (changes, renewed) = old.changes(to: after[listAt: place])
    for change in changes {
      let named = StateEdit.path(.tab(name, layer: nil), change)
      let inside = isPath ? [.path(.path, change), named] : [named]
      make(
        (isSeen ? inside : [named]) + [.path(.tab(name, layer: place.layer), change)],
        inside: inside, on: .list(place))
    }
    renew(renewed, at: place)
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

extension StatedList {
  /// The changes of a path, and its entries that are new although equal ones were there.
  fileprivate func changes(
    to after: StatedList
  ) -> (changes: [StateEdit<Route>.Change], renewed: [Int]) {
    let (old, new) = (entries, after.entries)
    if old.map(\.id) == new.map(\.id) {
      let revised = zip(old, new).reversed().filter { !$0.route.isSame(as: $1.route) }
      return (revised.map { .revise($0.route, to: $1.route) }, [])
    }
    // The first entry of a new tab has no identity yet; stating the tab states it.
    let kept = zip(old, new).prefix { one, other in
      (one.id == nil || one.id == other.id) && one.route.isSame(as: other.route)
    }.count
    guard !old.isEmpty else { return ([.set(after.routes)], []) }
    let (gone, come) = (old.count - kept, new[kept...])
    let known = Set(old.compactMap(\.id))
    guard come.contains(where: { $0.id.map(known.contains) ?? false }) else {
      let routes = come.map(\.route)
      if gone == 1, routes.count == 1 { return ([.replaceLast(routes[0])], []) }
      return ((gone > 0 ? [.removeLast(gone)] : []) + (routes.isEmpty ? [] : [.append(routes)]), [])
    }
    var stated = self
    StatedPath(after.routes).replace(&stated)
    let renewed = new.indices.filter { place in
      stated.entries[place].id != nil && !(new[place].id.map(known.contains) ?? false)
    }
    return ([.set(after.routes)], renewed)
  }

  /// The tabs that an entry had before. States of two apps share no identities, so there the entry at the same place
  /// counts.
  fileprivate func tabs(ofSame entry: StatedEntry<Route>, at place: Int) -> StatedTabs<Route>? {
    guard entry.id == nil else { return entries.first { $0.id == entry.id }?.tabs }
    guard entries.indices.contains(place), entries[place].id == nil,
      entries[place].route.isSame(as: entry.route)
    else { return nil }
    return entries[place].tabs
  }
}
