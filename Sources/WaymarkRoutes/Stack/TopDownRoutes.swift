/// Routes with ids that can be walked from the top: a `RouteStack`, or a layer of a coordinator. In
/// a layer, the entries of children count as the coordinator's own.
///
/// The decisions of ``StackDecision`` need nothing else, so `RouteStack` and the tree share them.
@usableFromInline
package protocol TopDownRoutes<Route> {
  associatedtype Route: Equatable

  /// Walks from the top, where the distance is 0, until `body` returns false.
  func walkFromTop(_ body: (_ distance: Int, _ id: EntryID, _ route: Route) -> Bool)

  /// The number of entries, counted up to `limit`.
  func depth(upTo limit: Int) -> Int
}

extension TopDownRoutes {
  /// The distance from the top of the nearest entry that matches; `nil` if none does.
  @inlinable
  package func distance(where matches: (EntryID, Route) -> Bool) -> Int? {
    var found: Int?
    walkFromTop { distance, id, route in
      if matches(id, route) { found = distance }
      return found == nil
    }
    return found
  }

  /// The number of entries, counted up to `limit`.
  @inlinable
  package func depth(upTo limit: Int) -> Int {
    guard limit > 0 else { return 0 }
    var count = 0
    walkFromTop { _, _, _ in
      count += 1
      return count < limit
    }
    return count
  }

  /// All entries, the top first.
  @inlinable
  package func allFromTop() -> [(id: EntryID, route: Route)] {
    var entries: [(id: EntryID, route: Route)] = []
    walkFromTop { _, id, route in
      entries.append((id, route))
      return true
    }
    return entries
  }
}

extension RouteStack: TopDownRoutes {
  @inlinable
  package func walkFromTop(_ body: (_ distance: Int, _ id: EntryID, _ route: Route) -> Bool) {
    var position = storage.count - 1
    let top = position
    while position >= 0 {
      guard body(top - position, storage[position].id, storage[position].route) else { return }
      position -= 1
    }
  }
}
