extension RouteStack {
  /// Removes one entry from the stack. Entries above it stay.
  ///
  ///     before  [list #1, detail(id: 7) #2, comments #3]
  ///     call    remove(stack[1].id)
  ///     after   [list #1, comments #3]
  ///
  /// - Parameter id: The entry to remove.
  /// - Returns: `performed`; `ignored(atRoot)` for the first entry; `ignored(notFound)`.
  /// - Complexity: Linear in the entries from the top to the one that goes.
  @inlinable
  @discardableResult
  public mutating func remove(_ id: EntryID) -> StackOutcome {
    apply(.remove(id, from: self))
  }

  /// Removes every entry whose route matches, except the first entry of the stack.
  ///
  ///     before  [list, detail(id: 7), comments, detail(id: 8)]
  ///     call    removeAll(where: { $0 != .comments })
  ///     after   [list, comments]
  ///
  /// - Parameter matches: Called once for each entry, from the top down.
  /// - Returns: `performed`; `ignored(atRoot)` if only the first entry matches; `unchanged` if none
  ///   does.
  /// - Complexity: Linear in the stack.
  @inlinable
  @discardableResult
  public mutating func removeAll(where matches: (Route) -> Bool) -> StackOutcome {
    apply(.removeAll(from: self, where: matches))
  }

  /// Keeps the first entry and the newest `count` entries above it.
  ///
  ///     before  [list, detail(id: 7), comments, detail(id: 8)]
  ///     call    trim(keepingLast: 1)
  ///     after   [list, detail(id: 8)]
  ///
  /// - Parameter count: How many entries above the first one may stay. Less than 0 counts as 0.
  /// - Returns: `performed`, or `unchanged` if there are no more than that.
  /// - Complexity: Linear in the stack.
  @inlinable
  @discardableResult
  public mutating func trim(keepingLast count: Int) -> StackOutcome {
    apply(.trim(keepingLast: count, of: self))
  }
}
