/// A picture of a tree of features that ask: the layers from the base up, each from bottom to top.
struct ReplyShot: Equatable {
  struct Row: Equatable {
    let id: Int
    let name: String
    /// The coordinators around it, the app first.
    let owners: [Int]
    var tabs: Tabs?
  }

  /// The tabs of a row, or its columns.
  struct Tabs: Equatable {
    let layers: [Layer]
    /// The names of the routes that they were declared with.
    let declared: [String]
    let selected: Int
    /// Nil for tabs.
    let isCollapsed: Bool?
  }

  struct Layer: Equatable {
    let rows: [Row]
    /// The entry that presented it.
    let presenter: Int?

    /// All rows, also those in tabs.
    var all: [Row] { rows.flatMap { [$0] + ($0.tabs?.layers.flatMap(\.all) ?? []) } }
  }

  let layers: [Layer]
  /// All rows of all layers.
  let rows: [Row]

  init(_ layers: [Layer]) {
    self.layers = layers
    rows = layers.flatMap(\.all)
  }

  func row(_ id: Int) -> Row? { rows.first { $0.id == id } }
  func has(coordinator: Int) -> Bool { rows.contains { $0.owners.contains(coordinator) } }

  /// The rows on the way to the leaf, through the selected tabs.
  var leaves: [Row] {
    var leaves: [Row] = []
    var next = layers.last?.rows.last
    while let row = next {
      leaves.append(row)
      next = row.tabs.flatMap { $0.layers[$0.selected].rows.last }
    }
    return leaves
  }

  var leaf: Int? { leaves.last?.id }
}

// The rows that the user sees.
extension ReplyShot {
  /// The leaf, and side by side the top of each column.
  var seen: Set<Int> {
    guard let top = layers.last, let leaf else { return [] }
    return Set(Self.seen(in: top, isCovered: false) + [leaf])
  }

  /// The topmost tabs fill their layer. Rows above them cover the selected tab or, side by side,
  /// the last column.
  private static func seen(in layer: Layer, isCovered: Bool) -> [Int] {
    guard let place = layer.rows.lastIndex(where: { $0.tabs != nil }),
      let tabs = layer.rows[place].tabs
    else { return isCovered ? [] : layer.rows.suffix(1).map(\.id) }
    let isCovered = isCovered || place < layer.rows.count - 1
    guard tabs.isCollapsed == false else {
      return seen(in: tabs.layers[tabs.selected], isCovered: isCovered)
    }
    let last = tabs.layers.count - 1
    return tabs.layers.indices.flatMap {
      seen(in: tabs.layers[$0], isCovered: isCovered && $0 == last)
    }
  }
}

// The way outwards.
extension ReplyShot {
  /// The rows from one outwards: down through its layer, then from the row that presented the layer or has it as a tab.
  func way(from id: Int) -> [Row] {
    for layer in layers {
      guard let way = Self.way(from: id, in: layer) else { continue }
      return way + (layer.presenter.map { self.way(from: $0) } ?? [])
    }
    return []
  }

  private static func way(from id: Int, in layer: Layer) -> [Row]? {
    for (place, row) in layer.rows.enumerated() {
      let below = Array(layer.rows[...place].reversed())
      if row.id == id { return below }
      for tab in row.tabs?.layers ?? [] {
        if let way = way(from: id, in: tab) { return way + below }
      }
    }
    return nil
  }
}

// Columns.
extension ReplyShot {
  /// The names in the columns after the app's `navigate` to a route that one of them takes, from bottom to top.
  struct Columns: Equatable {
    let declared: [String]
    var paths: [[String]]
    var selected: Int
  }

  /// The columns of such a verb: those on top, or those that it comes from, whose cover then goes.
  /// Nil if there are none, or layers, whose rules are those of trees.
  ///
  /// - Parameter source: Who asked, while the app hears it; nil otherwise.
  func columns(for source: NaiveQuestion.Asker?) -> (columns: Columns, source: Int?)? {
    guard layers.count == 1 else { return nil }
    for row in layers[0].rows.reversed() {
      guard let tabs = row.tabs, tabs.isCollapsed != nil else { continue }
      let position = tabs.layers.firstIndex { layer in
        layer.all.contains { row in
          switch source {
          case .screen(let id)?: row.id == id
          case .coordinator(let number)?: row.owners.contains(number)
          case nil: false
          }
        }
      }
      guard position != nil || row == layers[0].rows.last else { continue }
      let paths = tabs.layers.map { $0.rows.map(\.name) }
      return (Columns(declared: tabs.declared, paths: paths, selected: tabs.selected), position)
    }
    return nil
  }
}

extension ReplyShot.Columns {
  /// Shows a route in the column of a feature. From inside the column it is pushed. Otherwise the column has
  /// it above its declared route, and the columns to its right are reset.
  ///
  /// - Returns: False if no column takes it.
  mutating func show(_ name: String, of feature: String, from source: Int?) -> Bool {
    guard let position = declared.firstIndex(where: { $0.hasPrefix(feature) }) else {
      return false
    }
    selected = position
    guard source != position else {
      paths[position].append(name)
      return true
    }
    for other in paths.indices where other >= position {
      paths[other] = declared[other].split(separator: ".").suffix(1).map(String.init)
    }
    paths[position].append(name)
    return true
  }
}
