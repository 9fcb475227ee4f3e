extension RouteStack {
  /// Drops the last entries, but never the first one.
  ///
  ///     before  [list, detail(id: 7), comments]
  ///     call    pop()
  ///     after   [list, detail(id: 7)]
  ///
  /// - Parameter count: How many entries to drop. If there are fewer above the first one, all of
  ///   them go.
  /// - Returns: `performed`; `ignored(atRoot)` if only the first is left; `unchanged` if `count` is
  ///   less than 1.
  /// - Complexity: Linear in the entries that go, at any depth; no allocation.
  @inlinable
  @discardableResult
  public mutating func pop(_ count: Int = 1) -> StackOutcome {
    guard count >= 1 else { return .unchanged }
    guard storage.count > 1 else { return .ignored(.atRoot) }
    // One entry is the common case, and an array drops it in half the time of a range.
    if count == 1 {
      storage.removeLast()
    } else {
      storage.removeLast(Swift.min(count, storage.count - 1))
    }
    return .performed
  }

  /// Drops everything above the topmost entry with this route.
  ///
  ///     before  [list, detail(id: 7), list, comments]
  ///     call    pop(toLast: .list)
  ///     after   [list, detail(id: 7), list]
  ///
  /// - Parameter route: The route to go back to.
  /// - Returns: `performed`; `unchanged` if it is on top already; `ignored(notFound)`.
  /// - Complexity: Linear in the entries passed; no allocation.
  @inlinable
  @discardableResult
  public mutating func pop(toLast route: Route) -> StackOutcome {
    pop(where: { $0 == route })
  }

  /// Drops everything above the lowest entry with this route.
  ///
  ///     before  [list, detail(id: 7), list, comments]
  ///     call    pop(toFirst: .list)
  ///     after   [list]
  ///
  /// - Parameter route: The route to go back to.
  /// - Returns: `performed`; `unchanged` if it is on top already; `ignored(notFound)`.
  /// - Complexity: Linear in the stack; no allocation.
  @inlinable
  @discardableResult
  public mutating func pop(toFirst route: Route) -> StackOutcome {
    guard let position = storage.firstIndex(where: { $0.route == route }) else {
      return .ignored(.notFound)
    }
    return truncate(after: position)
  }

  /// Drops everything above the entry with this id.
  ///
  ///     before  [list #1, detail(id: 7) #2, comments #3]
  ///     call    pop(to: stack[1].id)
  ///     after   [list #1, detail(id: 7) #2]
  ///
  /// - Parameter id: The entry to go back to.
  /// - Returns: `performed`; `unchanged` if it is on top already; `ignored(notFound)`.
  /// - Complexity: Linear in the entries passed; no allocation.
  @inlinable
  @discardableResult
  public mutating func pop(to id: EntryID) -> StackOutcome {
    guard let position = storage.lastIndex(where: { $0.id == id }) else {
      return .ignored(.notFound)
    }
    return truncate(after: position)
  }

  /// Drops everything above the topmost entry whose route matches.
  ///
  ///     before  [list, detail(id: 7), comments]
  ///     call    pop(where: { $0 == .list })
  ///     after   [list]
  ///
  /// - Parameter matches: Called from the top down until it returns true.
  /// - Returns: `performed`; `unchanged` if the top matches; `ignored(notFound)`.
  /// - Complexity: Linear in the entries passed; no allocation.
  @inlinable
  @discardableResult
  public mutating func pop(where matches: (Route) -> Bool) -> StackOutcome {
    guard let position = storage.lastIndex(where: { matches($0.route) }) else {
      return .ignored(.notFound)
    }
    return truncate(after: position)
  }

  /// Drops all but the first entry.
  ///
  ///     before  [list, detail(id: 7), comments]
  ///     call    popToRoot()
  ///     after   [list]
  ///
  /// - Returns: `performed`, or `unchanged` if only the first is left.
  /// - Complexity: Linear in the entries that go; no allocation.
  @inlinable
  @discardableResult
  public mutating func popToRoot() -> StackOutcome {
    truncate(after: 0)
  }

  @inlinable
  mutating func truncate(after position: Int) -> StackOutcome {
    let dropped = storage.count - 1 - position
    guard dropped > 0 else { return .unchanged }
    storage.removeLast(dropped)
    return .performed
  }
}
