// Routes that change in place.

extension Draft {
  /// Gives an entry of the coordinator itself another route of its case.
  ///
  /// - Parameter id: The entry; nil for the entry of the navigator that was called, which may be one
  ///   of a child.
  func revise(
    _ id: EntryID?, to route: AnyRoute, of node: Node, from entry: Entry?
  ) throws(Refusal) -> Outcome {
    guard let entry = id.map({ state.ownEntry($0, of: node) }) ?? entry, entry.node == node.key
    else { return .ignored(.notFound) }
    return revise(entry, to: lift(route, of: node), of: node, isLiteral: true)
  }

  /// - Parameter isLiteral: False if a route is shown by revising an entry. Then `access` may hold
  ///   the route or lead elsewhere.
  func revise(_ entry: Entry, to route: AnyRoute, of node: Node, isLiteral: Bool) -> Outcome {
    let old = state.route(of: entry)
    guard !old.isEqual(to: route) else { return .unchanged }
    guard old.isSameCase(as: route), showsAlike(entry, route, of: node) else {
      return .ignored(.notSameCase)
    }
    makeExtras().note(DraftExtras.Revised(entry: entry, isLiteral: isLiteral))
    // It was spared with its old route.
    access.spareNoLonger(entry.id)
    entry.edit = route
    return .performed
  }

  /// True if the destination of the route is of the same kind as the entry: a screen, or tabs.
  private func showsAlike(_ entry: Entry, _ route: AnyRoute, of node: Node) -> Bool {
    switch node.host?.recipe(for: route) {
    case .screen: entry.tabs == nil
    case .tabs(let recipe):
      state.tabs(of: entry).map { state.areColumns($0) == recipe.arrangement.areColumns } ?? false
    case .child, nil: false
    }
  }
}

// Tabs that are screens.
extension Draft {
  /// The entry of a tab that is a screen; nil for a tab with a child.
  func screenEntry(_ tab: LayerState, of tabs: TabsState) -> Entry? {
    state.bottom(of: tab).flatMap { $0.node == tabs.owner ? $0 : nil }
  }

  /// The tab that is a screen, and already shows a route or is the only one of its case.
  func screenTab(for route: AnyRoute, _ recipe: Recipe?, in tabs: TabsState) -> Int? {
    guard case .screen = recipe else { return nil }
    let content = state.content(of: tabs)
    var alike: [Int] = []
    for (position, tab) in content.layers.enumerated() {
      guard let entry = screenEntry(tab, of: tabs) else { continue }
      if state.route(of: entry).isEqual(to: route) { return position }
      if content.declared[position].isSameCase(as: route) { alike.append(position) }
    }
    return alike.count == 1 ? alike[0] : nil
  }

  /// True if a tab is a screen that shows another route.
  func wouldRevise(_ position: Int, to route: AnyRoute, in tabs: TabsState) -> Bool {
    guard let entry = screenEntry(state.layers(of: tabs)[position], of: tabs) else { return false }
    return !state.route(of: entry).isEqual(to: route)
  }

  /// Shows a route in a tab that is a screen. Returns true if it showed another route.
  func reviseScreen(_ position: Int, to route: AnyRoute, in tabs: TabsState) -> Bool {
    guard let node = state.node(tabs.owner),
      let entry = screenEntry(state.layers(of: tabs)[position], of: tabs)
    else { return false }
    return revise(entry, to: route, of: node, isLiteral: false) == .performed
  }
}

extension TreeState {
  /// An entry of the coordinator itself, in its own layers and its own tabs.
  func ownEntry(_ id: EntryID, of node: Node) -> Entry? {
    var found: Entry?
    func look(_ entry: Entry) -> Bool {
      guard entry.node == node.key else { return true }
      if entry.id == id { found = entry }
      for tab in tabLayers(of: entry) where found == nil { _ = walk(tab, look) }
      return found == nil
    }
    for part in ownLayers(of: node) where found == nil { _ = walk(part, look) }
    return found
  }
}

extension DraftExtras {
  /// The entries whose routes change.
  var revisedEntries: [Entry] { revised.map(\.entry).filter(\.isRevised) }

  /// True if `revise` was the last verb that has revised an entry.
  func isLiteral(_ entry: Entry) -> Bool {
    revised.last { $0.entry === entry }?.isLiteral ?? false
  }

  /// Notes that an entry is about to be revised. The last verb that revises it counts.
  fileprivate func note(_ revision: Revised) {
    // Only entries with an edit are already noted, so revising many entries needs no search.
    guard revision.entry.edit != nil,
      let place = revised.lastIndex(where: { $0.entry === revision.entry })
    else { return revised.append(revision) }
    revised[place] = revision
  }
}
