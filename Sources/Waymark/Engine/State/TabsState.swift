/// The tabs or columns of one entry. Each is a layer of its own, and one of them is selected.
@MainActor
final class TabsState {
  let key: TabsKey
  /// The entry that shows the tabs, once it is made.
  var entry: Entry?
  let owner: NodeKey
  /// The layer that contains the entry.
  let home: LayerKey
  var content: TabsContent
  /// The new content in a draft. After the commit, the old content.
  var edit: TabsContent?

  init(_ key: TabsKey, of owner: NodeKey, in home: LayerKey, _ content: TabsContent) {
    self.key = key
    self.owner = owner
    self.home = home
    self.content = content
  }

  var isChanged: Bool { edit.map { !$0.isSame(as: content) } ?? false }

  /// True if tabs come, go or change places.
  var hasOtherTabs: Bool {
    edit.map { !$0.layers.elementsEqual(content.layers) { $0 === $1 } } ?? false
  }

  /// True if another tab is shown than before.
  var showsOther: Bool { edit.map { $0.selectedLayer !== content.selectedLayer } ?? false }

  func swap() {
    // If the same tab is selected at the end, it was never left, so nobody is notified of a new
    // revision.
    guard isChanged, let draft = edit else { return edit = nil }
    edit = content
    content = draft
  }
}

/// The tabs from left to right, and the selection.
@MainActor
struct TabsContent {
  let layers: [LayerState]
  let declaration: TabsDeclaration
  var arrangement: Arrangement
  let initial: Int
  var selection: TabSelection

  /// The routes that the tabs were declared with, in the type of their owner.
  var declared: [AnyRoute] { declaration.routes }

  var selectedLayer: LayerState { layers[selection.selected] }

  /// The layers that are in view if their entry is: the selected tab, or all columns, since a
  /// window may become wide at any time.
  var shownLayers: ArraySlice<LayerState> {
    // A slice, because a list of only the selected layer would allocate at each push in a tab.
    arrangement.areColumns ? layers[...] : layers[selection.selected...selection.selected]
  }

  /// True if both show the same tabs in the same way.
  func isSame(as other: TabsContent) -> Bool {
    selection.selected == other.selection.selected && arrangement == other.arrangement
      && initial == other.initial && layers.elementsEqual(other.layers) { $0 === $1 }
  }
}

/// The declaration of tabs. Values that return the names of the tabs keep it.
final class TabsDeclaration: Sendable {
  let routes: [AnyRoute]

  init(_ routes: [AnyRoute]) {
    self.routes = routes
  }

  var names: [String] { routes.map(\.name) }

  /// All routes, if they have this type.
  func routes<Route: Waymark.Route>(as type: Route.Type) -> [Route]? {
    let typed = routes.compactMap { ($0 as? RouteBox<Route>)?.route }
    return typed.count == routes.count ? typed : nil
  }
}

/// The selected tab, and the tabs that were selected before.
struct TabSelection: Equatable {
  var selected: Int
  /// Tabs in the order of their last selection, each once, the selected one last.
  var history: [Int]
  /// Grows with each selection, to tell late requests of the platform from new ones.
  var revision = 0

  init(selected: Int) {
    self.selected = selected
    history = [selected]
  }

  func selecting(_ position: Int, forgetting: Bool) -> TabSelection {
    var changed = self
    changed.history.removeAll { $0 == position || (forgetting && $0 == selected) }
    changed.history.append(position)
    changed.selected = position
    changed.revision += 1
    return changed
  }

  /// Returns the same selection with tabs in other places. Forgets tabs without a place.
  func moved(_ place: (Int) -> Int?, otherwise initial: Int) -> TabSelection {
    let next = place(selected) ?? initial
    var changed = self
    changed.history = history.compactMap(place)
    changed.revision += 1
    changed.selected = next
    changed.history.removeAll { $0 == next }
    changed.history.append(next)
    return changed
  }
}
