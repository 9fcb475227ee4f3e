import Waymark

/// What a stack should do, written from its rules alone, with two plain arrays.
///
/// Each rule says which entries the new stack has. The outcome follows from that.
struct NaiveStack: Equatable {
  var routes: [Letter]
  var ids: [Int]
  /// The highest number that was ever used.
  var lastID: Int

  init(_ routes: [Letter]) {
    self.routes = routes
    ids = Array(1...routes.count)
    lastID = routes.count
  }

  /// Performs the operation, and returns its outcome.
  mutating func perform(_ operation: StackOperation) -> StackOutcome {
    switch operation {
    case .push(let route): add([route])
    case .pushAll(let routes): add(routes)
    case .pushIfNew(let route): routes.last == route ? .unchanged : add([route])
    case .pop(let count): pop(count ?? 1)
    case .popToLast(let route): keep(through: positions { $0 == route }.last)
    case .popToFirst(let route): keep(through: positions { $0 == route }.first)
    case .popToID(let id): keep(through: ids.firstIndex(of: id))
    case .popWhere(let wanted): keep(through: positions { wanted.contains($0) }.last)
    case .popToRoot: keep(through: 0)
    case .replaceTop(let route): replace(routes.count - 1, with: route)
    case .setRoot(let route): set([route])
    case .setRootKeepingStack(let route): replace(0, with: route)
    case .setRoutes(let routes): set(routes)
    case .popOrPush(let route):
      routes.contains(route) ? keep(through: positions { $0 == route }.last) : add([route])
    case .remove(let id): remove(id)
    case .removeAll(let unwanted): removeAll(unwanted)
    case .trim(let count): trim(count)
    }
  }

  private func positions(where matches: (Letter) -> Bool) -> [Int] {
    routes.indices.filter { matches(routes[$0]) }
  }

  private mutating func keep(_ positions: [Int]) -> StackOutcome {
    if positions.count == routes.count { return .unchanged }
    routes = positions.map { routes[$0] }
    ids = positions.map { ids[$0] }
    return .performed
  }

  private mutating func keep(through position: Int?) -> StackOutcome {
    guard let position else { return .ignored(.notFound) }
    return keep(Array(0...position))
  }

  private mutating func add(_ added: [Letter]) -> StackOutcome {
    if added.isEmpty { return .unchanged }
    for route in added {
      lastID += 1
      routes = routes + [route]
      ids = ids + [lastID]
    }
    return .performed
  }

  private mutating func pop(_ count: Int) -> StackOutcome {
    if count < 1 { return .unchanged }
    if routes.count == 1 { return .ignored(.atRoot) }
    return keep(Array(0...(count >= routes.count ? 0 : routes.count - 1 - count)))
  }

  private mutating func replace(_ position: Int, with route: Letter) -> StackOutcome {
    if routes[position] == route { return .unchanged }
    lastID += 1
    routes[position] = route
    ids[position] = lastID
    return .performed
  }

  private mutating func remove(_ id: Int) -> StackOutcome {
    if !ids.contains(id) { return .ignored(.notFound) }
    if ids[0] == id { return .ignored(.atRoot) }
    return keep(ids.indices.filter { ids[$0] != id })
  }

  private mutating func removeAll(_ unwanted: [Letter]) -> StackOutcome {
    let all = positions { unwanted.contains($0) }
    if all == [0] { return .ignored(.atRoot) }
    return keep(routes.indices.filter { $0 == 0 || !all.contains($0) })
  }

  private mutating func trim(_ count: Int) -> StackOutcome {
    keep(routes.indices.filter { $0 == 0 || routes.count - $0 <= count })
  }
}

extension NaiveStack {
  private mutating func set(_ wanted: [Letter]) -> StackOutcome {
    if wanted.isEmpty { return .ignored(.empty) }
    if wanted == routes { return .unchanged }
    // For each wanted route the position of the entry that it keeps.
    var sources = [Int?](repeating: nil, count: wanted.count)
    func isFree(_ old: Int) -> Bool { routes.indices.contains(old) && !sources.contains(old) }
    for position in wanted.indices {
      guard isFree(position), routes[position] == wanted[position] else { break }
      sources[position] = position
    }
    for position in wanted.indices.reversed() {
      let old = position - wanted.count + routes.count
      guard sources[position] == nil, isFree(old), routes[old] == wanted[position] else { break }
      sources[position] = old
    }
    for position in wanted.indices.reversed() where sources[position] == nil {
      sources[position] = routes.indices.last { isFree($0) && routes[$0] == wanted[position] }
    }
    ids = sources.map { source in
      if let source { return ids[source] }
      lastID += 1
      return lastID
    }
    routes = wanted
    return .performed
  }
}
