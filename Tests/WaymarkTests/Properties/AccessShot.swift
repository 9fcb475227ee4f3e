import Waymark

/// What a platform shows of a guarded app, and what of it may wait unseen.
@MainActor
struct AccessShot: Equatable {
  struct Place: Equatable {
    let id: EntryID
    /// True for the first entry of a tab that is not selected, or lies in one that is not.
    let isFirstUnseen: Bool
    /// The entries of tabs around it of which another tab is selected.
    let unselecting: [EntryID]

    /// True if it came in a tab of new tabs that is not selected.
    func cameUnseen(_ old: Set<EntryID>) -> Bool {
      unselecting.contains { !old.contains($0) }
    }
  }

  struct Selection: Equatable {
    let tabs: EntryID
    let areColumns: Bool
    /// The layer of the selected tab: its place may change.
    let selected: LayerID?
    let revision: Int
    /// The entries in the selected tab, and in the selected tabs in it.
    let path: [EntryID]
  }

  private(set) var places: [Place] = []
  private(set) var selections: [Selection] = []
  private(set) var layers: [LayerID] = []
  let leaf: EntryID?
  /// What is in view: the leaf, and the tabs on the way to it, and what all columns show.
  private(set) var view: [EntryID] = []
  /// What is left if all else goes: the first entry of the app, and of tabs that of the selected tab, of
  /// columns those of all.
  private(set) var bottom: [EntryID] = []

  /// Of an app that has not begun.
  init() {
    leaf = nil
  }

  init(_ app: GuardedApp) {
    leaf = app.projection.leaf?.id
    for layer in app.projection.layers { add(layer, []) }
    if let top = app.projection.layers.last?.entries.last {
      view = Self.shown(top, \.entries.last)
    }
    if let first = app.projection.base.entries.first {
      bottom = Self.shown(first, \.entries.first)
    }
  }

  /// An entry with what its selected tab, or all its columns, show of themselves.
  private static func shown(
    _ entry: LayerEntry<TestScreen>, _ inner: (Layer<TestScreen>) -> LayerEntry<TestScreen>?
  ) -> [EntryID] {
    guard let tabs = entry.tabs else { return [entry.id] }
    let layers = tabs.areColumns ? tabs.layers : tabs.selected.map { [$0] } ?? []
    return [entry.id] + layers.compactMap(inner).flatMap { shown($0, inner) }
  }

  /// What has come into view: the leaf, the tabs on the way to it, and the paths of selected tabs.
  func cameIntoView(since before: AccessShot) -> [EntryID] {
    view.filter { !before.view.contains($0) } + newlySelected(since: before)
  }

  private mutating func add(_ layer: Layer<TestScreen>, _ unselecting: [EntryID]) {
    layers.append(layer.id)
    for entry in layer.entries {
      places.append(
        Place(
          id: entry.id,
          isFirstUnseen: !unselecting.isEmpty && layer.style == .tab
            && entry.id == layer.entries.first?.id,
          unselecting: unselecting))
      guard let tabs = entry.tabs else { continue }
      let path = tabs.selected.map(AccessShot.path) ?? []
      selections.append(
        Selection(
          tabs: entry.id, areColumns: tabs.areColumns, selected: tabs.selected?.id,
          revision: tabs.revision, path: path))
      for (position, inner) in tabs.layers.enumerated() {
        let isShown = tabs.areColumns || position == tabs.selectedIndex
        add(inner, unselecting + (isShown ? [] : [entry.id]))
      }
    }
  }

  private static func path(of layer: Layer<TestScreen>) -> [EntryID] {
    layer.entries.flatMap { entry in [entry.id] + (entry.tabs?.selected.map(path) ?? []) }
  }

  var hasColumns: Bool { selections.contains(where: \.areColumns) }

  var ids: [EntryID] { places.map(\.id) }

  /// The entries of tabs that were there before and another of which is selected now.
  func newlySelected(since before: AccessShot) -> [EntryID] {
    selections.filter { !$0.areColumns }.flatMap { selection in
      let old = before.selections.first { $0.tabs == selection.tabs }
      return old.map { $0.selected != selection.selected } ?? false ? selection.path : []
    }
  }
}
