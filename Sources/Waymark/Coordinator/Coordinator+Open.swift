extension Coordinator {
  /// Shows a route and the path that leads to it, as a deep link does.
  ///
  ///     before  App[home, Todos[list]] ^ [help]
  ///     call    app.open(.posts(.detail(id: 3)))
  ///     after   App[home, Posts[list, detail(id: 3)]]
  ///
  /// Below the route are the back stacks of this coordinator and of each child on the way; see
  /// ``backStack(for:)``. The route itself is shown as its presentation says. If a coordinator and
  /// its child give it the same style, that style counts once. An existing child or a tab presents
  /// the routes that it takes itself. Entries that the wanted path and the tree share from the
  /// bottom up keep their identity. Tabs that take a route are selected, even if they were never
  /// shown. All of this is one change.
  ///
  /// If everything is already there, nothing changes, and the visible leaf is told; see
  /// `Navigator.onReopen(_:)`.
  ///
  /// - Parameters:
  ///   - route: The route to show.
  ///   - policy: What happens to the presented layers.
  ///   - bare: True to leave out the back stacks.
  ///   - history: How the history of the app records the change; see ``History``.
  /// - Returns: `performed`; `unchanged` if it is shown already; `ignored(covered)` if entries
  ///   outside the coordinator's subtree are above it, except with `.push`; `ignored(noStack)`.
  /// - Complexity: Linear in the depth of the layers on the way, in the tabs that are tried, and in
  ///   the length of the path. If a parent names routes of its child, they are also compared with
  ///   each route of the child's back stack.
  @discardableResult
  public func open(
    _ route: Route, over policy: OpenPolicy = .dismissModals, bare: Bool = false,
    history: HistoryPolicy? = nil
  ) -> Outcome {
    adopted.perform(.open(RouteBox(route), policy, bare: bare), history: history)
  }
}
