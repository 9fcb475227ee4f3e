extension Coordinator {
  /// Makes a route the first one of the coordinator's base, and ends every layer of its subtree.
  ///
  ///     before  App[home, Todos[list]]
  ///     call    app.setRoot(.settings(.root))
  ///     after   App[Settings[root]]
  ///
  /// - Parameters:
  ///   - route: The route of the first entry. If an entry already has it, that entry keeps its
  ///     identity.
  ///   - keepingStack: True to keep the entries above the first one, and the layers that they
  ///     presented. A layer that the first entry presented ends with it.
  /// - Returns: `performed`, or `unchanged` if there was nothing to change and nothing to end.
  /// - Complexity: Linear in the entries of the base, and in those that leave.
  @discardableResult
  public func setRoot(_ route: Route, keepingStack: Bool = false) -> Outcome {
    adopted.perform(keepingStack ? .replaceRoot(RouteBox(route)) : .setRoot(RouteBox(route)))
  }

  /// Makes a route the only one of a fresh root, for a preview. If `access` denies the route, the
  /// preview shows the start; if it leads elsewhere or holds the route, what the app would show.
  ///
  /// ```swift
  /// #Preview {
  ///   CoordinatorView(TodosCoordinator(store: .sample).starting(at: .detail(id: 7))) { screen in
  ///     TodosScreenView(screen)
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter route: The only route of the base.
  /// - Returns: The coordinator, after `setRoot`.
  /// - Complexity: That of ``setRoot(_:keepingStack:)``.
  public func starting(at route: Route) -> Self {
    setRoot(route)
    return self
  }

  /// Sets the routes of the coordinator's base, and ends every layer of its subtree.
  ///
  ///     before  App[home, Todos[list]]
  ///     call    app.setRoutes([.home, .posts(.list)])
  ///     after   App[home, Posts[list]]
  ///
  /// Entries keep their identity for the common prefix first, then for the common suffix, then for
  /// equal routes from the top. A child ends if none of its entries is kept.
  ///
  /// - Parameter routes: The routes, bottom first.
  /// - Returns: `performed`; `unchanged` if there was nothing to change and nothing to end;
  ///   `ignored(empty)`.
  /// - Complexity: Linear in the entries of the base, in the routes, and in the entries that leave.
  @discardableResult
  public func setRoutes(_ routes: [Route]) -> Outcome {
    adopted.perform(.setRoutes(routes.map { RouteBox($0) }))
  }
}
