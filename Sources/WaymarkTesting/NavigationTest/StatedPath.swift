public import Waymark

/// The routes of one layer or tab, as a test states them.
///
/// ```swift
/// $0.base.append(.detail(id: 7))
/// $0.base.removeLast()
/// $0.base = [.list, .author(userId: 1)]  // .list stays, if it was there
/// ```
///
/// Removing too many entries fails the step and does not trap.
public struct StatedPath<Route: Waymark.Route>: Sendable {
  private var list: StatedList<Route>
  /// True for a path that was written as a literal. Then entries stay if their routes match.
  private var isLiteral = false
  private(set) var faults: [String] = []

  init(_ list: StatedList<Route>) {
    self.list = list
  }

  private var entries: [StatedEntry<Route>] {
    get { list.entries }
    set { list.entries = newValue }
  }

  /// The routes from bottom to top.
  public var routes: [Route] { entries.map(\.route) }

  /// States that a new entry is on top.
  ///
  ///     before  [list]
  ///     call    $0.base.append(.detail(id: 7))
  ///     after   [list, detail(id: 7)]
  ///
  /// - Parameter route: The route of the new entry.
  public mutating func append(_ route: Route) {
    entries.append(StatedEntry(route))
  }

  /// States that new entries are on top, in this order.
  ///
  ///     before  [list]
  ///     call    $0.base.append(contentsOf: [.detail(id: 7), .comments])
  ///     after   [list, detail(id: 7), comments]
  ///
  /// - Parameter routes: The routes from bottom to top.
  public mutating func append(contentsOf routes: some Sequence<Route>) {
    entries += routes.map { StatedEntry($0) }
  }

  /// States that the uppermost entries leave.
  ///
  ///     before  [list, detail(id: 7)]
  ///     call    $0.base.removeLast()
  ///     after   [list]
  ///
  /// - Parameter count: How many.
  public mutating func removeLast(_ count: Int = 1) {
    let possible = min(max(count, 0), entries.count)
    entries.removeLast(possible)
    if count != possible {
      faults.append(
        "  removeLast(\(count)) was stated of a path with \(possible == 1 ? "1 entry" : "\(possible) entries")."
      )
    }
  }

  /// States that a new entry replaced the uppermost one.
  ///
  ///     before  [list #1, detail(id: 7) #2]
  ///     call    $0.base.replaceLast(with: .detail(id: 8))
  ///     after   [list #1, detail(id: 8) #3]
  ///
  /// - Parameter route: The route of the new entry.
  public mutating func replaceLast(with route: Route) {
    removeLast()
    append(route)
  }

  /// States that all entries with a route leave.
  ///
  ///     before  [list, detail(id: 7), comments]
  ///     call    $0.base.remove(.detail(id: 7))
  ///     after   [list, comments]
  ///
  /// - Parameter route: The route of the entries.
  public mutating func remove(_ route: Route) {
    guard entries.contains(where: { $0.route.isSame(as: route) }) else {
      faults.append("  remove(\(route.source)) was stated, but no entry has that route.")
      return
    }
    entries.removeAll { $0.route.isSame(as: route) }
  }

  /// States that the uppermost entry with a route stays and has another route.
  ///
  ///     before  [list #1, detail(id: 7) #2]
  ///     call    $0.base.revise(.detail(id: 7), to: .detail(id: 8))
  ///     after   [list #1, detail(id: 8) #2]
  public mutating func revise(_ route: Route, to other: Route) {
    guard let place = entries.lastIndex(where: { $0.route.isSame(as: route) }) else {
      faults.append("  revise(\(route.source)) was stated, but no entry has that route.")
      return
    }
    entries[place].route = other
  }

  /// Replaces a list. Entries that are in both stay, as `setRoutes` keeps them: the common beginning first, then the
  /// common end, then equal routes from the top.
  func replace(_ before: inout StatedList<Route>) {
    guard isLiteral else {
      before = list
      return
    }
    var rest = before.entries
    let kept = zip(rest, routes).prefix { $0.route.isSame(as: $1) }.count
    let first = rest.prefix(kept)
    rest.removeFirst(kept)
    let new = routes[kept...]
    let ending = zip(rest.reversed(), new.reversed()).prefix { $0.route.isSame(as: $1) }.count
    let last = rest.suffix(ending)
    rest.removeLast(ending)
    let between = new.dropLast(ending).reversed().map { route in
      rest.lastIndex { $0.route.isSame(as: route) }.map { rest.remove(at: $0) }
        ?? StatedEntry(route)
    }
    before.entries = (first + between.reversed() + last).map { entry in
      var entry = entry
      entry.isAnyEqual = entry.id != nil
      return entry
    }
  }
}

extension StatedPath: ExpressibleByArrayLiteral {
  /// States all routes of a path, from bottom to top.
  public init(arrayLiteral routes: Route...) {
    self.init(routes)
  }

  /// States all routes of a path.
  ///
  /// - Parameter routes: The routes from bottom to top.
  public init(_ routes: some Sequence<Route>) {
    list = StatedList(routes.map { StatedEntry($0) })
    isLiteral = true
  }
}
