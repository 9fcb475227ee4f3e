extension Coordinator {
  /// Allows every route.
  public func access(to route: Route) -> Access<Route> { .allow }

  /// No fallback: a child ends if none of its entries may be seen.
  public var fallback: Route? { nil }

  /// Asks `access` about all entries, and removes those that may no longer be seen.
  ///
  ///     before App[home, Todos[list, add]], and the user signs out
  ///     call    app.revalidate()
  ///     after   App[home, Todos[list]]
  ///
  /// Leave policies do not apply. If the root of an unselected tab may not be seen, the tab is
  /// reset to its declared route, and waits there unseen. If this is called in a transaction that
  /// is denied, held or ignored, or that has to ask, it still happens, as a change of its own.
  ///
  /// - Returns: `performed`; `redirected`; `unchanged` if everything may be seen.
  /// - Complexity: Linear in the entries of the app, and for those of the coordinator's subtree,
  ///   times how deeply their coordinators are nested.
  @discardableResult
  public func revalidate() -> Outcome { adopted.perform(.revalidate) }
}
