extension Coordinator {
  /// Shows a route with the path that leads to it, as a deep link does.
  ///
  ///     before  App[home, Todos[list]] ^ [help]
  ///     call    app.open(.posts(.detail(id: 3)))
  ///     after   App[home, Posts[list, detail(id: 3)]]
  ///
  /// Below the route lie the back stacks of this coordinator and of each child that leads to it; see
  /// ``backStack(for:)``. The route itself is shown the way its presentation says; a style that a
  /// coordinator and its child both give counts once, and a child that is there or a tab presents what
  /// it takes itself. What the wanted path and the tree have in common from the bottom up keeps its
  /// identity. Tabs that take a route are selected, also those that were never shown. All of it is one
  /// change.
  ///
  /// If all is there already, nothing changes and the visible leaf is told; see
  /// `Navigator.onReopen(_:)`.
  ///
  /// - Parameters:
  ///   - route: What shall be visible.
  ///   - policy: What becomes of the layers that are up.
  ///   - bare: True to leave out the back stacks.
  ///   - history: What the change is to the history of the app; see ``History``.
  /// - Returns: `performed`; `unchanged` if it is shown already; `ignored(covered)` if entries lie
  ///   above that are not of the coordinator's subtree, which does not matter to `.push`;
  ///   `ignored(noStack)`.
  /// - Complexity: Linear in the depth of the layers on the way, and in the length of the path; where a
  ///   parent names routes of its child, they are compared with each of the child's back stack.
  @discardableResult
  public func open(
    _ route: Route, over policy: OpenPolicy = .dismissModals, bare: Bool = false,
    history: HistoryPolicy? = nil
  ) -> Outcome {
    adopted.perform(.open(RouteBox(route), policy, bare: bare), history: history)
  }
}
