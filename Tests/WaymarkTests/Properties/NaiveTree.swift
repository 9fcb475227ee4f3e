import Waymark

/// A tree of coordinators, written from its rules alone, with flat arrays of rows.
///
/// A layer is what a platform shows: the rows of all coordinators in it, each with the numbers of its coordinators from
/// the root down. The rows of a coordinator are found by its number.
struct NaiveTree {
  /// An entry. Its id is negative until the tree under test has made one.
  struct Row {
    var id: Int
    var owners: [Int]
    var sides: [Side]
    var route: TreeRoute
    var tabs: Tabs?
  }

  struct Tabs {
    /// The numbers of the layers.
    var layers: [Int]
    var declared: [TreeRoute]
    /// The columns that begin with a placeholder.
    var placeholders: Set<Int> = []
    var selected = 1
    var history = [1]
    var revision = 0
    /// Nil for tabs: only columns can be narrow.
    var isCollapsed: Bool?
  }

  /// The role of a layer for its coordinators.
  enum Kind {
    case base
    case modal(presenter: Int, ModalStyle)
    case tab(Int)
  }

  struct Layer {
    var number: Int
    var kind: Kind
    /// The coordinators around it: the one that presented it or owns the tabs, and those above.
    var owners: [Int]
    var sides: [Side]
    var rows: [Row]
  }

  /// Why a verb is refused.
  enum Stop: Error {
    case ignored(IgnoredReason)
    /// The rules for drafts do not define the result.
    case unpredicted
  }

  let back: TabBackPolicy
  /// The variant of tabs from now on.
  var variant = 0
  var layers: [Layer] = []
  /// The numbers of the modal layers from the bottom up.
  var chain: [Int] = []
  /// The leave reasons of the rows that the present step removed.
  var reasons: [Int: LeaveReason] = [:]
  var reason = LeaveReason.replaced
  /// The rows that have been the visible leaf.
  var wasVisible: Set<Int> = []
  /// The columns and tabs that the present verb comes from.
  var origin: [Column] = []
  /// The layer that the present verb comes from.
  var source: Int?
  /// The row whose navigator the present verb is called on.
  var caller: Int?
  /// What the present step did with columns.
  var marks: Set<Mark> = []
  /// The awaited rows.
  var awaited: Set<Int> = []
  /// What the present step has replaced by set routes.
  var replacements: [Replacement] = []
  /// The tabs that the present step has selected by going back, unless it has selected others since.
  var wentBack: Set<Int> = []
  var isInTransaction = false
  /// The tabs and columns that were covered when the transaction of a navigator began.
  var coveredBefore: Set<Int> = []
  /// What each verb of a transaction comes to.
  var drafts: [Drafted] = []
  /// The reports of misuse by the present step.
  var reports: [MisuseReport.Code] = []
  /// True after the transaction has opened into a new child, because the child's back stack is known only at the end.
  var hasOpenedChild = false
  /// True if the last verb of the transaction that has changed something shows something by its name.
  var endsWithShowing = false
  /// Coordinators with greater numbers are not made yet.
  var made = 0
  private var lastNumber = 0
  private var lastRow = 0

  init(back: TabBackPolicy) {
    self.back = back
    layers = [Layer(number: 0, kind: .base, owners: [], sides: [], rows: [])]
    layers[0].rows = [makeRow(.page(0), owners: [0], sides: [])]
  }

  mutating func makeNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  mutating func makeRow(_ route: TreeRoute, owners: [Int], sides: [Side]) -> Row {
    lastRow -= 1
    var row = Row(id: lastRow, owners: owners, sides: sides, route: route, tabs: nil)
    guard let tabs = newTabs(for: route, level: owners.count - 1) else { return row }
    row.tabs = tabs
    for (position, route) in tabs.declared.enumerated() {
      row.tabs?.layers.append(makeTab(position, route, owners: owners, sides: sides))
    }
    return row
  }

  /// The tabs or columns of a route; nil if it has none.
  func newTabs(for route: TreeRoute, level: Int) -> Tabs? {
    switch route {
    case .tabs: return Tabs(layers: [], declared: TreeRoute.tabs(level: level, variant: variant))
    case .split(let variant):
      let (columns, selected) = TreeRoute.split(level: level, variant: variant)
      return Tabs(
        layers: [], declared: columns,
        placeholders: TreeRoute.placeholders(level: level, variant: variant), selected: selected,
        history: [selected], isCollapsed: true)
    default: return nil
    }
  }

  /// A new layer for a tab.
  mutating func makeTab(
    _ position: Int, _ route: TreeRoute, owners: [Int], sides: [Side]
  ) -> Int {
    let number = makeNumber()
    let rows = regroup([.new(route)], owners: owners, sides: sides)
    layers.append(
      Layer(number: number, kind: .tab(position), owners: owners, sides: sides, rows: rows))
    return number
  }
}

// Reading.
extension NaiveTree {
  func position(of number: Int) -> Int? { layers.firstIndex { $0.number == number } }

  /// A layer that must exist.
  func layer(_ number: Int) -> Layer {
    layers[position(of: number) ?? 0]
  }

  var topNumber: Int { chain.last ?? 0 }

  /// The layer of the visible leaf.
  var leafLayer: Layer {
    var top = layer(topNumber)
    while let tabs = top.rows.last?.tabs { top = layer(tabs.layers[tabs.selected]) }
    return top
  }

  func isActive(_ owner: Int) -> Bool { leafLayer.rows.last?.owners.contains(owner) ?? false }

  /// A coordinator's part of a layer.
  struct Place {
    var layer: Int
    var range: Range<Int>
  }

  /// The coordinators and embeddings from the root down to one; nil if it is not in the tree.
  func path(of owner: Int) -> (owners: [Int], sides: [Side])? {
    for layer in layers {
      for row in layer.rows {
        guard let level = row.owners.firstIndex(of: owner) else { continue }
        return (Array(row.owners[...level]), Array(row.sides[..<level]))
      }
    }
    return nil
  }

  func base(of owner: Int) -> Place? {
    for layer in layers where !layer.owners.contains(owner) {
      let mine = layer.rows.indices.filter { layer.rows[$0].owners.contains(owner) }
      guard let first = mine.first else { continue }
      return Place(layer: layer.number, range: first..<first + mine.count)
    }
    return nil
  }

  /// The base and the layers that a coordinator presented.
  func places(of owner: Int) -> [Place] {
    let modals = chain.map(layer).filter { $0.owners.last == owner }
    return (base(of: owner).map { [$0] } ?? [])
      + modals.map { Place(layer: $0.number, range: 0..<$0.rows.count) }
  }

  func rows(at place: Place) -> [Row] { Array(layer(place.layer).rows[place.range]) }

  /// A row's route as the coordinator at a level sees it.
  func route(of row: Row, level: Int) -> TreeRoute {
    row.sides[level...].reversed().reduce(row.route) { TreeRoute($1, $0) }
  }

  func routes(at place: Place, level: Int) -> [TreeRoute] {
    rows(at: place).map { route(of: $0, level: level) }
  }

  /// What is visible of a layer from a row upwards, through tabs.
  func visibleRoutes(of rows: [Row], level: Int) -> [TreeRoute] {
    let inner = rows.last?.tabs.map { layer($0.layers[$0.selected]).rows }
    return rows.map { route(of: $0, level: level) }
      + (inner.map { visibleRoutes(of: $0, level: level) } ?? [])
  }

  func visiblePath(of owner: Int) -> [[TreeRoute]] {
    guard let path = path(of: owner), let base = base(of: owner) else { return [] }
    let level = path.owners.count - 1
    let modals = chain.map(layer).filter { $0.owners.contains(owner) }
    return ([rows(at: base)] + modals.map(\.rows)).map { visibleRoutes(of: $0, level: level) }
  }

  /// The children of a coordinator in the order of its own layers.
  func children(of owner: Int) -> [Int] {
    guard let level = path(of: owner)?.owners.count else { return [] }
    var children: [Int] = []
    func collect(_ rows: [Row]) {
      for row in rows {
        if row.owners.count > level {
          if children.last != row.owners[level] { children.append(row.owners[level]) }
        } else {
          for number in row.tabs?.layers ?? [] { collect(layer(number).rows) }
        }
      }
    }
    for place in places(of: owner) { collect(rows(at: place)) }
    return children
  }

  /// All rows: layers from the base up, tabs before their content.
  var ordered: [(row: Row, layer: Int)] {
    var ordered: [(Row, Int)] = []
    func collect(_ number: Int) {
      for row in layer(number).rows {
        ordered.append((row, number))
        for tab in row.tabs?.layers ?? [] { collect(tab) }
      }
    }
    for number in [0] + chain { collect(number) }
    return ordered
  }

  /// All coordinators, each after its parent.
  var owners: [Int] {
    var owners: [Int] = []
    for (row, _) in ordered {
      for owner in row.owners where !owners.contains(owner) { owners.append(owner) }
    }
    return owners
  }
}
