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

  /// Shows a route in a new layer above all layers of the coordinator's subtree.
  ///
  ///     before  Todos[list]
  ///     call    todos.present(.add)
  ///     after   Todos[list] ^ [add]
  ///
  /// The layer belongs to the coordinator and to the current top entry, and ends with either.
  ///
  /// - Parameters:
  ///   - route: The first route of the layer.
  ///   - style: How the platform shows it. With `nil`, as the route's `presentation` says if that
  ///     is modal, otherwise as a sheet.
  ///   - replacing: True to replace the top layer of the coordinator's subtree, and all layers
  ///     above it, in one change: `[list] ^ [add]` becomes `[list] ^ [help]`. The same entry
  ///     presents the new layer, and leave policies are asked. Without such a layer, this makes no
  ///     difference.
  /// - Returns: `performed`; `ignored(covered)` unless the coordinator is active.
  /// - Complexity: Linear in the coordinators around the new entry, and with `replacing` in the
  ///   presented layers and in the entries that leave.
  @discardableResult
  public func present(
    _ route: Route, as style: ModalStyle? = nil, replacing: Bool = false
  ) -> Outcome {
    adopted.perform(.present(RouteBox(route), replacing: replacing ? .own : .none, style))
  }

  /// Ends the top layer of the coordinator's subtree, and all layers above it.
  ///
  ///     before  Todos[list] ^ [add]
  ///     call    todos.dismiss()
  ///     after   Todos[list]
  ///
  /// If there is no such layer, but the visible layer begins with what is shown while a target
  /// waits, the target is asked again. If the target continues, the outcome is that of the target.
  ///
  /// - Returns: `performed`, or `ignored(nothingPresented)`.
  /// - Complexity: Linear in the layers above it, and in the entries that go.
  @discardableResult
  public func dismiss() -> Outcome {
    adopted.perform(.dismiss)
  }

  /// Ends every layer of the coordinator's subtree.
  ///
  ///     before  Todos[list] ^ [add] ^ [help]
  ///     call    todos.dismissAll()
  ///     after   Todos[list]
  ///
  /// - Returns: `performed`, or `ignored(nothingPresented)`.
  /// - Complexity: Linear in the presented layers, and in the entries that go.
  @discardableResult
  public func dismissAll() -> Outcome {
    adopted.perform(.dismissAll)
  }

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

  /// Moves a step to the top of the coordinator's own top layer: an entry, or a child with all its
  /// entries.
  ///
  ///     before  App[home, Todos[list, add], Posts[list]]
  ///     call    app.moveToTop(.todos(.list))
  ///     after   App[home, Posts[list], Todos[list, add]]
  ///
  /// Identities, screens and tasks stay. `access` is asked about entries that come into view.
  ///
  /// - Parameter route: A route of the step. The nearest equal route from the top counts.
  /// - Returns: `performed`; `unchanged` if it is on top; `ignored(atRoot)` for the first step, which
  ///   stays; `ignored(notFound)`.
  /// - Complexity: Linear in the entries from that step up, and for a child in all of its entries.
  @discardableResult
  public func moveToTop(_ route: Route) -> Outcome {
    adopted.perform(.moveToTop(RouteBox(route)))
  }

  /// Moves the nearest matching step to the top, like `moveToTop(_:)`.
  ///
  ///     before  App[home, Todos[list], Posts[list]]
  ///     call    app.moveToTop { if case .todos = $0 { true } else { false } }
  ///     after   App[home, Posts[list], Todos[list]]
  ///
  /// - Parameter matches: Returns true for a route of the step. Called before anything changes.
  /// - Returns: As `moveToTop(_:)`.
  /// - Complexity: That of `moveToTop(_:)`.
  @discardableResult
  public func moveToTop(where matches: @escaping @MainActor (Route) -> Bool) -> Outcome {
    adopted.perform(.moveToTopWhere(RoutePredicate(matches)))
  }
}

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
  /// - Returns: `performed`; `unchanged`; `ignored(notFound)` if no tab takes it;
  ///   `ignored(covered)`.
  /// - Complexity: Linear in the tabs, and then that of `navigate(to:)`.
  @discardableResult
  public func deliver(_ route: Route, select: Bool = true) -> Outcome {
    adopted.perform(.deliver(RouteBox(route), selecting: select))
  }
}

extension Coordinator {
  /// Makes a fresh coordinator the root of a new tree, and enters its start.
  ///
  ///     before  App, fresh
  ///     call    app.start()
  ///     after   App[home]
  ///
  /// Any verb does this, too. `start()` does nothing else.
  ///
  /// - Returns: `performed`; `unchanged` if it is in a tree already; `ignored(left)`.
  /// - Complexity: Linear in the entries of the start, plus the cost of making coordinators.
  @discardableResult
  public func start() -> Outcome {
    let flow = adopted
    if flow.isFresh { return flow.becomeRoot() }
    return flow.tree == nil ? .ignored(.left) : .unchanged
  }

  /// Ends the coordinator's flow with all its entries.
  ///
  ///     before  App[home, Todos[list, detail(id: 7)]]
  ///     call    todos.finish()
  ///     after   App[home]
  ///
  /// A column that begins with a placeholder shows it again, and its coordinator stays. If the flow
  /// cannot end, but begins with what is shown while a target waits, the target is
  /// asked again. If the target continues, the outcome is that of the target.
  ///
  /// - Returns: `performed`; `ignored(atRoot)` for a root, and for the only flow of a tab.
  /// - Complexity: Linear in the entries that go.
  @discardableResult
  public func finish() -> Outcome {
    adopted.perform(.finish)
  }

  /// Ends the whole tree: every entry and every coordinator leaves for good.
  ///
  ///     before  App[home, Todos[list]] ^ [help]
  ///     call    app.end()
  ///     after   nothing; app.push(.home) returns ignored(left)
  ///
  /// - Returns: `performed`; `ignored(notRoot)` for a child; `ignored(left)` the second time.
  /// - Complexity: Linear in the entries of the app.
  @discardableResult
  public func end() -> Outcome {
    adopted.perform(.end)
  }
}
