extension Coordinator {
  /// Every route may be shown.
  public func access(to route: Route) -> Access<Route> { .allow }

  /// None: a child of which nothing may be seen ends.
  public var fallback: Route? { nil }

  /// Asks `access` for everything that is there, and removes what may no longer be seen.
  ///
  ///     before  App[home, Todos[list, add]], and somebody signs out
  ///     call    app.revalidate()
  ///     after   App[home, Todos[list]]
  ///
  /// Leave policies do not apply. A tab that is not selected and whose root may not be seen is set
  /// back to its declared route, and waits there unseen. In a transaction that is denied, held or
  /// ignored, or that has to ask, it is done all the same: alone, as a change of its own.
  ///
  /// - Returns: `performed`; `redirected`; `unchanged` if everything may be seen.
  /// - Complexity: Linear in the entries of the coordinator's subtree, times their nesting.
  @discardableResult
  public func revalidate() -> Outcome { adopted.perform(.revalidate) }
}
