extension Coordinator {
  /// Selects the tab that was declared with a route, in the topmost tabs of the coordinator.
  ///
  ///     before  tabs: <todos>, posts
  ///     call    app.select(.posts(.list))
  ///     after   tabs: todos, <posts>
  ///
  /// If the tab is already selected, it goes back to its root. If it is there already, `onReselect`
  /// of the leaf's navigator is called. Selecting another tab ends the layers of the tab that is
  /// left.
  ///
  /// - Parameter route: The route that the tab was declared with.
  /// - Returns: `performed`; `unchanged`; `ignored(notFound)`.
  /// - Complexity: Linear in the tabs, in the entries above them, in the presented layers, and in
  ///   the entries of the selected tab, since `access` is asked about each.
  @discardableResult
  public func select(_ route: Route) -> Outcome {
    adopted.perform(.select(RouteBox(route)))
  }

  /// Asks `destination(for:)` for the coordinator's topmost tabs again, after a tab was added or
  /// removed.
  ///
  ///     before  tabs: <todos>, posts
  ///     call    session.isAdmin = true; app.reloadTabs()
  ///     after   tabs: <todos>, posts, admin
  ///
  /// Tabs whose declared route is still there keep everything. The other old tabs leave, with their
  /// layers and everything above these, and new tabs enter. Order, back policy and default
  /// selection are the new ones. The selection stays if its tab stays. Otherwise the default is
  /// selected, and `access` is asked about it, as for new tabs. A tap on the old tabs is outdated.
  ///
  /// - Returns: `performed`; `unchanged` for the same tabs; `ignored(notFound)` without tabs;
  ///   `ignored(invalidTabs)`, and a report, if the destination is no longer tabs, or tabs that
  ///   cannot be shown; `denied`, `redirected` or `held` as `access` says about the newly selected
  ///   tab; `needsConfirmation` or `ignored(blocked)` if an entry that leaves asks.
  /// - Complexity: Quadratic in the old and new tabs, and linear in the entries that leave and
  ///   enter.
  @discardableResult
  public func reloadTabs() -> Outcome {
    adopted.perform(.reloadTabs)
  }

  /// Shows a route in the tab that takes it, and on request without selecting the tab.
  ///
  ///     before  tabs: <home>, Todos[list]
  ///     call    app.deliver(.todos(.detail(id: 7)), select: false)
  ///     after   tabs: <home>, Todos[list, detail(id: 7)]
  ///
  /// - Parameters:
  ///   - route: A route that one of the tabs takes. The route that the tab was declared with adds
  ///     nothing.
  ///   - select: False leaves the selection as it is, also in tabs inside the tab.
  /// - Returns: `performed`; `unchanged`; `ignored(notFound)` if no tab takes it, or the coordinator
  ///   has pushed something above the tabs; `ignored(covered)`.
  /// - Complexity: Linear in the tabs, and then that of `navigate(to:)`.
  @discardableResult
  public func deliver(_ route: Route, select: Bool = true) -> Outcome {
    adopted.perform(.deliver(RouteBox(route), selecting: select))
  }
}
