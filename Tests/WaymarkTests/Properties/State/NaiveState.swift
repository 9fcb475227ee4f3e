@testable import Waymark

/// A whole state of a tree, read from its snapshot and its projection.
struct NaiveState: Equatable {
  struct Row: Equatable {
    var id: Int
    /// The route in the type of the root.
    let text: String
    var tabs: Tabs?

    var levels: [Substring] { text.split(separator: "/") }
  }

  struct Tabs: Equatable {
    var lists: [[Row]]
    var selected: Int
    let areColumns: Bool
    let isCollapsed: Bool
    /// Their declared routes.
    var declared: [String]
  }

  struct Layer: Equatable {
    let style: String
    let owner: Int
    let presenter: [Int]
    var rows: [Row]
  }

  var layers: [Layer] = []
  /// The visible names of each layer, through selected tabs.
  private(set) var path: [[String]] = []

  init() {}

  /// Nil if snapshot and projection differ.
  @MainActor
  init?(_ root: TreeCoordinator) {
    let (saved, shown) = (root.snapshot().layers, root.projection.layers)
    guard saved.count == shown.count else { return nil }
    for (layer, seen) in zip(saved, shown) {
      guard let rows = Self.rows(layer.path, seen) else { return nil }
      let style = layer.style.map { "\($0)" } ?? "base"
      layers.append(
        Layer(style: style, owner: layer.owner, presenter: layer.presenter, rows: rows))
      path.append(Self.inView(rows).map { Self.name(of: $0.text) })
    }
  }

  @MainActor
  private static func rows(
    _ path: [NavigationSnapshot.Entry], _ layer: Waymark.Layer<TreeScreen>
  ) -> [Row]? {
    guard path.count == layer.entries.count else { return nil }
    var rows: [Row] = []
    for (saved, entry) in zip(path, layer.entries) {
      var tabs: Tabs?
      if let found = entry.tabs, let inner = saved.tabs {
        let lists = zip(inner.paths, found.layers).compactMap { Self.rows($0, $1) }
        guard lists.count == found.layers.count, inner.selected == found.selectedIndex else {
          return nil
        }
        let above = saved.text.split(separator: "/").dropLast().map { "\($0)/" }.joined()
        let declared = found.routes(as: TreeRoute.self) ?? []
        tabs = Tabs(
          lists: lists, selected: inner.selected, areColumns: found.areColumns,
          isCollapsed: found.isCollapsed,
          declared: declared.map { above + $0.text })
      } else if entry.tabs != nil || saved.tabs != nil {
        return nil
      }
      rows.append(Row(id: entry.id.number, text: saved.text, tabs: tabs))
    }
    return rows
  }
}

// Queries.
extension NaiveState {
  /// All rows, with rows in tabs after their entry.
  var rows: [Row] { layers.flatMap { Self.all($0.rows) } }

  var ids: Set<Int> { Set(rows.map(\.id)) }

  private static func all(_ rows: [Row]) -> [Row] {
    rows.flatMap { row in [row] + (row.tabs?.lists.flatMap(all) ?? []) }
  }

  /// The selections of all tabs.
  var selections: [Int: Int] {
    let tabs = rows.compactMap { row in row.tabs.map { (row.id, $0.selected) } }
    return Dictionary(tabs) { first, _ in first }
  }

  /// The selected tab of all tabs, by its declared route.
  var selectedTabs: [Int: String] {
    let tabs = rows.compactMap { row in row.tabs.map { (row.id, $0.declared[$0.selected]) } }
    return Dictionary(tabs) { first, _ in first }
  }

  private static func inView(_ rows: [Row]) -> [Row] {
    rows + (rows.last?.tabs.map { inView($0.lists[$0.selected]) } ?? [])
  }

  static func name(of text: String) -> String { TreeRoute(text: text[...])?.name ?? "no route" }

  /// Returns whether the same is visible: the same entries, or entries with equal routes.
  func showsTheSame(as other: NaiveState) -> Bool {
    layers.count == other.layers.count
      && zip(layers, other.layers).allSatisfy {
        $0.style == $1.style && Self.same($0.rows, $1.rows)
      }
  }

  private static func same(_ one: [Row], _ other: [Row]) -> Bool {
    guard one.count == other.count,
      zip(one, other).allSatisfy({ $0.id == $1.id || $0.text == $1.text })
    else { return false }
    switch (one.last?.tabs, other.last?.tabs) {
    case (nil, nil): return sameBeside(one, other)
    case (let one?, let other?):
      // The selected tab is visible, whatever its index is.
      guard one.areColumns, other.areColumns else {
        return one.areColumns == other.areColumns
          && same(one.lists[one.selected], other.lists[other.selected])
      }
      // Side by side, all columns are visible, whichever is selected.
      return (one.selected == other.selected || !other.isCollapsed)
        && one.lists.count == other.lists.count
        && zip(one.lists, other.lists).allSatisfy(same)
    default: return false
    }
  }

  /// Returns whether the same is visible beside entries above both.
  private static func sameBeside(_ one: [Row], _ other: [Row]) -> Bool {
    // The present width counts for both, since turning a window is no step.
    let width = width(beside: other)
    let (before, now) = (lists(beside: one, width), lists(beside: other, width))
    return before.count == now.count && zip(before, now).allSatisfy(same)
  }

  /// The lists that are visible beside what covers the rows: all columns but the last, which the cover hides.
  private static func lists(beside rows: [Row], _ isWide: Bool?) -> [[Row]] {
    guard let tabs = rows.last(where: { $0.tabs != nil })?.tabs else { return [] }
    guard tabs.areColumns else { return lists(beside: tabs.lists[tabs.selected], isWide) }
    guard isWide ?? !tabs.isCollapsed else { return [] }
    return tabs.lists.dropLast() + lists(beside: tabs.lists.last ?? [], isWide)
  }

  /// Whether the window has room for columns that lie beside what covers the rows; nil if there are none.
  private static func width(beside rows: [Row]) -> Bool? {
    guard let tabs = rows.last(where: { $0.tabs != nil })?.tabs else { return nil }
    return tabs.areColumns ? !tabs.isCollapsed : width(beside: tabs.lists[tabs.selected])
  }

  /// The same state with other ids for some entries.
  func renamed(_ names: [Int: Int]) -> NaiveState {
    var state = self
    for index in state.layers.indices {
      state.layers[index].rows = Self.renamed(state.layers[index].rows, names)
    }
    return state
  }

  private static func renamed(_ rows: [Row], _ names: [Int: Int]) -> [Row] {
    rows.map { row in
      var row = row
      row.id = names[row.id] ?? row.id
      if let tabs = row.tabs { row.tabs?.lists = tabs.lists.map { renamed($0, names) } }
      return row
    }
  }

  /// Returns whether something in it is refused. The declared route of a hidden tab may be refused.
  func isRefused(_ refused: Set<TreeRoute>) -> Bool {
    layers.contains { Self.isRefused($0.rows, refused, isSeen: true) }
  }

  private static func isRefused(
    _ rows: [Row], _ refused: Set<TreeRoute>, waiting: String? = nil, isSeen: Bool
  ) -> Bool {
    for (index, row) in rows.enumerated() {
      let waits = index == 0 && row.text == waiting
      if !waits, TreeRoute(text: row.text[...]).map(refused.contains) ?? false { return true }
      guard let tabs = row.tabs else { continue }
      for (position, list) in tabs.lists.enumerated() {
        let isSeen = isSeen && (position == tabs.selected || tabs.areColumns)
        let waiting = isSeen ? nil : tabs.declared[position]
        if isRefused(list, refused, waiting: waiting, isSeen: isSeen) { return true }
      }
    }
    return false
  }
}
