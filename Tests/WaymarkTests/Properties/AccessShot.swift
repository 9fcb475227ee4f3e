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
    /// The entries in the selected tab or column, and in what those show.
    let path: [EntryID]
  }

  private(set) var places: [Place] = []
  private(set) var selections: [Selection] = []
  private(set) var layers: [LayerID] = []
  let leaf: EntryID?
  /// What is in view: the leaf, and the tabs on the way to it, and what all columns show.
  private(set) var view: [EntryID] = []
  /// What is left if all else goes: the first entry of the app, and of tabs that of the selected tab. With columns
  /// there is a way down to each.
  private(set) var bottoms: [[EntryID]] = []

  /// Of an app that has not begun.
  init() {
    leaf = nil
  }

  init(_ app: GuardedApp) {
    leaf = app.projection.leaf?.id
    for layer in app.projection.layers { add(layer, []) }
    if let top = app.projection.layers.last?.entries.last {
      view = Self.ways(down: top, \.entries.last).flatMap { $0 }
    }
    if let first = app.projection.base.entries.first {
      bottoms = Self.ways(down: first, \.entries.first)
    }
  }

  /// An entry with what its selected tab, or each of its columns, shows of itself.
  private static func ways(
    down entry: LayerEntry<TestScreen>, _ inner: (Layer<TestScreen>) -> LayerEntry<TestScreen>?
  ) -> [[EntryID]] {
    let layers = shownLayers(of: entry)
    guard !layers.isEmpty else { return [[entry.id]] }
    return layers.compactMap(inner).flatMap { ways(down: $0, inner) }.map { [entry.id] + $0 }
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
    layer.entries.flatMap { entry in [entry.id] + shownLayers(of: entry).flatMap(path) }
  }

  /// What an entry shows of itself: its selected tab, or all its columns.
  private static func shownLayers(of entry: LayerEntry<TestScreen>) -> [Layer<TestScreen>] {
    guard let tabs = entry.tabs else { return [] }
    return tabs.areColumns ? tabs.layers : tabs.selected.map { [$0] } ?? []
  }

  var hasColumns: Bool { selections.contains(where: \.areColumns) }

  var ids: [EntryID] { places.map(\.id) }

  /// The entries of tabs and columns that were there before and another of which is selected now.
  func newlySelected(since before: AccessShot) -> [EntryID] {
    reselections(since: before).flatMap(\.path)
  }

  /// Those of tabs alone.
  func newlySelectedTab(since before: AccessShot) -> [EntryID] {
    reselections(since: before).filter { !$0.areColumns }.flatMap(\.path)
  }

  private func reselections(since before: AccessShot) -> [Selection] {
    selections.filter { selection in
      let old = before.selections.first { $0.tabs == selection.tabs }
      return old.map { $0.selected != selection.selected } ?? false
    }
  }
}
