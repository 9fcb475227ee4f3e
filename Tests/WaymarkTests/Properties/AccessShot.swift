import Waymark

/// What a platform shows of a guarded app, and which entries may wait hidden.
@MainActor
struct AccessShot: Equatable {
  struct Place: Equatable {
    let id: EntryID
    /// True for the first entry of an unselected tab, or of a tab inside an unselected one.
    let isFirstUnseen: Bool
    /// The entries around it whose selected tab is another one.
    let unselecting: [EntryID]

    /// True if it came in an unselected tab of new tabs.
    func cameUnseen(_ old: Set<EntryID>) -> Bool {
      unselecting.contains { !old.contains($0) }
    }
  }

  struct Selection: Equatable {
    let tabs: EntryID
    let areColumns: Bool
    /// The layer of the selected tab, because its index may change.
    let selected: LayerID?
    let revision: Int
    /// The entries in the selected tab or column, and in visible tabs inside them.
    let path: [EntryID]
  }

  private(set) var places: [Place] = []
  private(set) var selections: [Selection] = []
  private(set) var layers: [LayerID] = []
  /// The lists of all layers and columns.
  private var columns: [[EntryID]] = []
  let leaf: EntryID?
  /// The visible entries: the leaf, the tabs on the way to it, and the content of all columns.
  private(set) var view: [EntryID] = []
  /// The tops of all columns and tabs that the user sees in a wide window, also beside what covers the last column, each
  /// with its list.
  private(set) var sights: [EntryID: [EntryID]] = [:]
  /// What is left if everything else goes: the first entry of the app, and that of its selected tab, or of each column.
  private(set) var bottoms: [[EntryID]] = []

  /// The state of an app that has not begun.
  init() {
    leaf = nil
  }

  init(_ app: GuardedApp) {
    leaf = app.projection.leaf?.id
    for layer in app.projection.layers { add(layer, []) }
    if let top = app.projection.layers.last?.entries.last {
      view = Self.ways(down: top, \.entries.last).flatMap { $0 }
    }
    if let top = app.projection.layers.last { look(into: top, isCovered: false) }
    if let first = app.projection.base.entries.first {
      bottoms = Self.ways(down: first, \.entries.first)
    }
  }

  /// An entry with the visible entries of its selected tab, or of each of its columns.
  private static func ways(
    down entry: LayerEntry<TestScreen>, _ inner: (Layer<TestScreen>) -> LayerEntry<TestScreen>?
  ) -> [[EntryID]] {
    let layers = shownLayers(of: entry)
    guard !layers.isEmpty else { return [[entry.id]] }
    return layers.compactMap(inner).flatMap { ways(down: $0, inner) }.map { [entry.id] + $0 }
  }

  /// What is above columns only covers the last one, unless it shows tabs or columns itself.
  private mutating func look(into layer: Layer<TestScreen>, isCovered: Bool) {
    guard let top = layer.entries.last else { return }
    if !isCovered { sights[top.id] = layer.entries.map(\.id) }
    guard let holder = layer.entries.last(where: { $0.tabs != nil }), let tabs = holder.tabs else {
      return
    }
    let isCovered = isCovered || holder.id != top.id
    for (position, inner) in tabs.layers.enumerated() {
      guard tabs.areColumns || position == tabs.selectedIndex else { continue }
      let isBeside = tabs.areColumns && position < tabs.layers.count - 1
      look(into: inner, isCovered: isCovered && !isBeside)
    }
  }

  /// The tops of columns beside what covers them, if the column has changed.
  private func uncoveredBeside(since before: AccessShot) -> [EntryID] {
    sights.keys.filter { id in
      guard !view.contains(id), before.sights[id] == nil, let list = sights[id] else {
        return false
      }
      return before.columns.contains { $0.first == list.first && $0 != list }
    }
  }

  /// The entries that came into view: the leaf, the tabs on the way to it, and the paths of selected tabs.
  func cameIntoView(since before: AccessShot) -> [EntryID] {
    view.filter { !before.view.contains($0) } + newlySelected(since: before)
      + uncoveredBeside(since: before)
  }

  private mutating func add(_ layer: Layer<TestScreen>, _ unselecting: [EntryID]) {
    layers.append(layer.id)
    columns.append(layer.entries.map(\.id))
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

  /// The visible lists of an entry: its selected tab, or all its columns.
  private static func shownLayers(of entry: LayerEntry<TestScreen>) -> [Layer<TestScreen>] {
    guard let tabs = entry.tabs else { return [] }
    return tabs.areColumns ? tabs.layers : tabs.selected.map { [$0] } ?? []
  }

  var hasColumns: Bool { selections.contains(where: \.areColumns) }

  var ids: [EntryID] { places.map(\.id) }

  /// The existing entries with tabs or columns whose selection has changed.
  func newlySelected(since before: AccessShot) -> [EntryID] {
    selections.filter { selection in
      let old = before.selections.first { $0.tabs == selection.tabs }
      return old.map { $0.selected != selection.selected } ?? false
    }
    .flatMap(\.path)
  }
}
