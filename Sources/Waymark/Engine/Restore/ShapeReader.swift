/// Reads a snapshot into routes, text by text, and notes texts that cannot be read.
@MainActor
struct ShapeReader<Route: Waymark.Route> {
  /// The maximum number of entries. A longer list is treated as damaged.
  static var mostEntries: Int { 10_000 }

  private let coding: RouteCoding<Route>
  private let policy: RestorePolicy
  private let migrate: (String) -> String?
  private(set) var dropped: [RestoreDrop] = []
  /// How many more entries may be read.
  private var room = mostEntries
  private var depth = 0
  /// The first entry that exceeds the maximum, and how many exceed it.
  private var rest: (text: String, place: SnapshotPlace, count: Int)?

  /// - Parameter migrate: Turns each text into the current one; nil drops it.
  init(
    _ coding: RouteCoding<Route>, _ policy: RestorePolicy, migrate: @escaping (String) -> String?
  ) {
    self.coding = coding
    self.policy = policy
    self.migrate = migrate
  }

  mutating func read(_ snapshot: NavigationSnapshot) -> TreeShape {
    var layers: [TreeShape.ChainLayer] = []
    for (number, layer) in snapshot.layers.enumerated() {
      let rows = rows(layer.path, SnapshotPlace(layer: number))
      layers.append(
        TreeShape.ChainLayer(
          style: number == 0 ? nil : layer.style ?? .sheet, owner: layer.owner,
          presenter: layer.presenter, rows: rows))
    }
    if let rest {
      dropped.append(
        RestoreDrop(text: rest.text, place: rest.place.text, reason: .limit(rest.count)))
    }
    return TreeShape(layers: layers)
  }

  private mutating func rows(
    _ path: [NavigationSnapshot.Entry], _ place: SnapshotPlace
  ) -> [TreeShape.Row] {
    var rows: [TreeShape.Row] = []
    rows.reserveCapacity(min(path.count, room))
    var isCut = false
    for (number, entry) in path.enumerated() {
      guard takeRoom(for: entry, place, number) else {
        isCut = true
        continue
      }
      let route = isCut ? nil : migrate(entry.text).flatMap { coding.route(for: $0) }
      guard let route else {
        note(entry, place, number, isCut ? .below : .unreadable)
        if policy != .skip { isCut = true }
        continue
      }
      let tabs = entry.tabs.map { self.tabs($0, place[number]) }
      rows.append(
        TreeShape.Row(number: number, text: entry.text, route: RouteBox(route), tabs: tabs))
    }
    return rows
  }

  private mutating func tabs(_ tabs: NavigationSnapshot.Tabs, _ place: SnapshotPlace)
    -> TreeShape.Tabs
  {
    depth += 1
    defer { depth -= 1 }
    var lists: [[TreeShape.Row]] = []
    for (number, path) in tabs.paths.enumerated() {
      lists.append(rows(path, place[number]))
    }
    return TreeShape.Tabs(lists: lists, selected: tabs.selected)
  }

  /// Notes an entry, and everything in its tabs.
  private mutating func note(
    _ entry: NavigationSnapshot.Entry, _ place: SnapshotPlace, _ number: Int,
    _ reason: RestoreDropReason
  ) {
    depth += 1
    defer { depth -= 1 }
    let place = place[number]
    dropped.append(RestoreDrop(text: entry.text, place: place.text, reason: reason))
    for (number, path) in (entry.tabs?.paths ?? []).enumerated() {
      for (row, entry) in path.enumerated() {
        let tab = place[number]
        guard takeRoom(for: entry, tab, row) else { continue }
        note(entry, tab, row, .below)
      }
    }
  }

  /// False for an entry that may no longer be read, with everything in its tabs.
  private mutating func takeRoom(
    for entry: NavigationSnapshot.Entry, _ place: SnapshotPlace, _ number: Int
  ) -> Bool {
    guard room == 0 || depth > NavigationSnapshot.deepest else {
      room -= 1
      return true
    }
    let count = (rest?.count ?? 0) + entry.count
    let first = rest ?? (entry.text, place[number], 0)
    rest = (first.text, first.place, count)
    return false
  }
}

extension NavigationSnapshot.Entry {
  /// The number of entries, including those in its tabs.
  fileprivate var count: Int {
    var count = 0
    var open = [self]
    while let next = open.popLast() {
      count += 1
      for path in next.tabs?.paths ?? [] { open += path }
    }
    return count
  }
}
