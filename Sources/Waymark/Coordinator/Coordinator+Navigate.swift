extension Coordinator {
  /// Shows a route as its `presentation` says, and makes sure that it is visible.
  ///
  ///     before  App[home]
  ///     call    app.navigate(to: .todos(.detail(id: 7)))
  ///     after   App[home, Todos[detail(id: 7)]]
  ///
  /// If the child on top or a tab takes the route, it gets the route. Otherwise the coordinator
  /// shows it itself. Tabs that the coordinator lies in are selected, and layers of descendants
  /// above the place end first. If the route is modal and starts a child, the child begins with its
  /// `start` and presents the route. But if the parent gives the route the same style, there is
  /// only one layer, and the child only has that route.
  ///
  /// - Parameters:
  ///   - route: The route to show.
  ///   - history: How the history of the app records the change; see ``History``.
  /// - Returns: `performed`; `unchanged` for a tab that is selected already, and for the declared
  ///   route of the column that the verb comes from; `ignored(covered)` if something outside the
  ///   coordinator's subtree is above it; `ignored(noStack)`.
  /// - Complexity: Linear in the coordinators and tabs on the way to the place, in the presented
  ///   layers, and in the entries that leave.
  @discardableResult
  public func navigate(to route: Route, history: HistoryPolicy? = nil) -> Outcome {
    adopted.perform(.navigate(RouteBox(route)), history: history)
  }
}
