extension Coordinator {
  /// Goes back one step from the visible leaf outwards.
  ///
  ///     before  App[home, Todos[list, detail(id: 7)]]
  ///     call    app.back()
  ///     after   App[home, Todos[list]]
  ///
  /// Pops an entry. At the last entry of a layer, dismisses the layer. At the root of a tab, does
  /// what the back policy of the tabs says. Skips tabs that `access` does not allow to be seen at
  /// all, including by a redirect or a hold.
  ///
  /// - Returns: `performed`; `ignored(atRoot)` at the root of the app, where the host decides;
  ///   `ignored(covered)` unless the coordinator is active.
  /// - Complexity: Linear in the entries that go. At the root of a tab, linear in the tabs and in
  ///   the entries of those that back may select.
  @discardableResult
  public func back() -> Outcome {
    adopted.perform(.back(1))
  }

  /// Goes back several steps, as one change.
  ///
  ///     before  App[home, Todos[list, detail(id: 7)]]
  ///     call    app.back(2)
  ///     after   App[home]
  ///
  /// Each step is what `back()` would do after the step before it, but `access` is asked once, after
  /// the last one: what may not be seen there goes, too.
  ///
  /// - Parameter count: How many steps. If there are fewer, goes back all of them.
  /// - Returns: `performed`; `unchanged` for less than 1; otherwise as `back()`.
  /// - Complexity: That of `back()`, for each step. A step that ends a layer also passes the layers
  ///   that are left.
  @discardableResult
  public func back(_ count: Int) -> Outcome {
    adopted.perform(.back(count))
  }

  /// Goes back until the visible leaf shows a route.
  ///
  ///     before  App[home, Todos[list, detail(id: 7)]] ^ [help]
  ///     call    app.back(to: .todos(.list))
  ///     after   App[home, Todos[list]]
  ///
  /// If the route may not be seen, it goes, too, as with `back()`.
  ///
  /// - Parameter route: The route in this coordinator's type.
  /// - Returns: `performed`; `ignored(notFound)` if no step leads to the route, and then nothing
  ///   changes; `ignored(covered)` unless the coordinator is active.
  /// - Complexity: That of `back()`, for each step. A step that ends a layer also passes the layers
  ///   that are left.
  @discardableResult
  public func back(to route: Route) -> Outcome {
    adopted.perform(.backTo(RouteBox(route)))
  }
}
