// Setting a whole stack keeps as many identities as possible, in a predictable order: the common
// prefix, then the common suffix, then equal routes from the top.

extension StackDecision where Route: Hashable {
  @inlinable
  package static func setRoutes(
    _ routes: [Route], in stack: some TopDownRoutes<Route>
  ) -> StackDecision {
    guard !routes.isEmpty else { return .ignored(.empty) }
    let old = stack.allFromTop()
    let shared = Swift.min(old.count, routes.count)
    var prefix = 0
    while prefix < shared, old[old.count - 1 - prefix].route == routes[prefix] { prefix += 1 }
    if prefix == old.count, prefix == routes.count { return .unchanged }
    // The last step would find the same entries, but it hashes every route, and this step hashes
    // none.
    var suffix = 0
    while suffix < shared - prefix, old[suffix].route == routes[routes.count - 1 - suffix] {
      suffix += 1
    }
    let middle = keepingEqual(
      routes[prefix..<(routes.count - suffix)],
      among: (suffix..<(old.count - prefix)).map { (distance: $0, route: old[$0].route) })
    let tail = middle + (0..<suffix).reversed().map(StackEdit<Route>.Item.kept)
    return .edit(StackEdit(dropped: old.count - prefix, tail: tail))
  }

  /// Gives each route, from the top down, the topmost equal entry that is still free.
  @inlinable
  static func keepingEqual(
    _ routes: ArraySlice<Route>, among candidates: [(distance: Int, route: Route)]
  ) -> [StackEdit<Route>.Item] {
    guard !candidates.isEmpty else { return routes.map { .new($0, id: nil) } }
    var free = FreeEntries(candidates)
    var items: [StackEdit<Route>.Item] = []
    items.reserveCapacity(routes.count)
    for route in routes.reversed() {
      items.append(free.take(route).map { .kept($0) } ?? .new(route, id: nil))
    }
    return items.reversed()
  }
}

/// Entries that no route has taken yet, found by their routes.
///
/// A dictionary traps if two of its keys are equal but have different hashes, which routes of users
/// may do. Here a hash only says where to look, so at worst such a route misses its entry.
@usableFromInline
struct FreeEntries<Route: Hashable> {
  @usableFromInline let entries: [(distance: Int, route: Route)]
  /// The place of the topmost free entry for each hash. Only looked up by key, so its order decides
  /// nothing.
  @usableFromInline var first: [Int: Int] = [:]
  /// For each entry, the place of the next free entry with the same hash; -1 after the last.
  @usableFromInline var next: [Int]

  /// - Parameter entries: The topmost first.
  @inlinable
  init(_ entries: [(distance: Int, route: Route)]) {
    self.entries = entries
    next = Array(repeating: -1, count: entries.count)
    first.reserveCapacity(entries.count)
    for place in entries.indices.reversed() {
      next[place] = first.updateValue(place, forKey: entries[place].route.hashValue) ?? -1
    }
  }

  /// Takes the topmost entry that equals the route, and returns its distance.
  @inlinable
  mutating func take(_ route: Route) -> Int? {
    let hash = route.hashValue
    var last = -1
    var place = first[hash] ?? -1
    while place >= 0, entries[place].route != route {
      last = place
      place = next[place]
    }
    guard place >= 0 else { return nil }
    if last >= 0 { next[last] = next[place] } else { first[hash] = next[place] }
    return entries[place].distance
  }
}
