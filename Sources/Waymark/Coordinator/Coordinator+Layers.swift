extension Coordinator {
  /// Shows a route the way its `presentation` says, and makes sure that it is visible.
  ///
  ///     before  App[home]
  ///     call    app.navigate(to: .todos(.detail(id: 7)))
  ///     after   App[home, Todos[detail(id: 7)]]
  ///
  /// The child on top, or a tab, that takes the route gets it; else it is shown here. Tabs in which
  /// the coordinator lies are selected, and layers of descendants above the place end first. A
  /// child that is started for a modal leaf starts at its `start` and presents the leaf; but if its
  /// parent gives the route the same style, the layer is made once, and the child has just the leaf.
  ///
  /// - Parameters:
  ///   - route: What shall be visible.
  ///   - history: What the change is to the history of the app; see ``History``.
  /// - Returns: `performed`; `unchanged` for a tab that is selected already; `ignored(covered)` if
  ///   something lies above that is not of the coordinator's subtree; `ignored(noStack)`.
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
  /// The layer belongs to the coordinator and to the entry that is on top now, and ends with either.
  ///
  /// - Parameters:
  ///   - route: The first route of the layer.
  ///   - style: How the platform shows it; `nil`: as the route's `presentation` says if that is
  ///     modal, else as a sheet.
  ///   - replacing: True to take the place of the top layer of the coordinator's subtree, with all
  ///     above it, as one change: `[list] ^ [add]` becomes `[list] ^ [help]`. Presented from the same
  ///     entry; leave policies are asked. Without such a layer it makes no difference.
  /// - Returns: `performed`; `ignored(covered)` unless the coordinator is active.
  @discardableResult
  public func present(
    _ route: Route, as style: ModalStyle? = nil, replacing: Bool = false
  ) -> Outcome {
    adopted.perform(.present(RouteBox(route), style, replacing: replacing))
  }

  /// Ends the top layer of the coordinator's subtree, with all above it.
  ///
  ///     before  Todos[list] ^ [add]
  ///     call    todos.dismiss()
  ///     after   Todos[list]
  ///
  /// Where nothing is presented, and the visible layer begins with what is shown while a target waits, that
  /// target is asked for again; if it goes on, the outcome is its own.
  ///
  /// - Returns: `performed`, or `ignored(nothingPresented)`.
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
  /// Pops; at the last entry of a layer dismisses it; at the root of a tab does what the tabs' back
  /// policy says. Tabs of which `access` lets nothing be seen, also by a redirect or a hold, are passed by.
  ///
  /// - Returns: `performed`; `ignored(atRoot)` at the root of the app, where the host decides;
  ///   `ignored(covered)` unless the coordinator is active.
  @discardableResult
  public func back() -> Outcome {
    adopted.perform(.back(1))
  }

  /// Goes back so many steps, as one change.
  ///
  ///     before  App[home, Todos[list, detail(id: 7)]]
  ///     call    app.back(2)
  ///     after   App[home]
  ///
  /// Each step is that of `back()`, where the one before it has led.
  ///
  /// - Parameter count: How many steps; where there are fewer, all of them are gone.
  /// - Returns: `performed`; `unchanged` for less than 1; else what `back()` says.
  @discardableResult
  public func back(_ count: Int) -> Outcome {
    adopted.perform(.back(count))
  }

  /// Goes back to the first place on that way whose visible leaf shows a route.
  ///
  ///     before  App[home, Todos[list, detail(id: 7)]] ^ [help]
  ///     call    app.back(to: .todos(.list))
  ///     after   App[home, Todos[list]]
  ///
  /// - Parameter route: The route in this coordinator's type.
  /// - Returns: `performed`; `ignored(notFound)` if no place on the way shows it, and then nothing
  ///   changes; `ignored(covered)` unless the coordinator is active.
  /// - Complexity: Linear in the steps back.
  @discardableResult
  public func back(to route: Route) -> Outcome {
    adopted.perform(.backTo(RouteBox(route)))
  }

  /// Moves a step of the top own layer to its top: an entry, or a child with all its entries.
  ///
  ///     before  App[home, Todos[list, add], Posts[list]]
  ///     call    app.moveToTop(.todos(.list))
  ///     after   App[home, Posts[list], Todos[list, add]]
  ///
  /// Identities, screens and tasks stay. What comes into view is asked for.
  ///
  /// - Parameter route: The nearest equal route from the top says which step.
  /// - Returns: `performed`; `unchanged` if it is on top; `ignored(atRoot)` for the first step, which
  ///   stays; `ignored(notFound)`.
  /// - Complexity: Linear in the entries from that step up.
  @discardableResult
  public func moveToTop(_ route: Route) -> Outcome {
    adopted.perform(.moveToTop(RouteBox(route)))
  }

  /// Moves the nearest step from the top that matches to the top; otherwise as `moveToTop(_:)`.
  ///
  /// - Parameter matches: Says whether a route is one of the step; called before anything changes.
  /// - Returns: As `moveToTop(_:)`.
  @discardableResult
  public func moveToTop(where matches: @escaping @MainActor (Route) -> Bool) -> Outcome {
    adopted.perform(.moveToTopWhere(RoutePredicate(matches)))
  }
}

extension Coordinator {
  /// Selects the tab that was declared with a route, in the coordinator's topmost tabs.
  ///
  ///     before  tabs: <todos>, posts
  ///     call    app.select(.posts(.list))
  ///     after   tabs: todos, <posts>
  ///
  /// Selecting the selected tab takes it to its root; if it is there already, `onReselect` of the
  /// leaf's navigator is called. Selecting another ends the layers of the one that is left.
  ///
  /// - Parameter route: The route that the tab was declared with.
  /// - Returns: `performed`; `unchanged`; `ignored(notFound)`.
  @discardableResult
  public func select(_ route: Route) -> Outcome {
    adopted.perform(.select(RouteBox(route)))
  }

  /// Asks `destination(for:)` of the coordinator's topmost tabs once more: a tab came or went.
  ///
  ///     before  tabs: <todos>, posts
  ///     call    session.isAdmin = true; app.reloadTabs()
  ///     after   tabs: <todos>, posts, admin
  ///
  /// Tabs whose declared route is there still keep everything; the others leave, with the layers that lie in
  /// them and whatever lies above those, or enter. Order, back policy and default selection are the new ones.
  /// The selection stays if it can; else the default is selected, and `access` asked for it, as for new tabs. A
  /// tap on what the platform showed before is outdated.
  ///
  /// - Returns: `performed`; `unchanged` for the same tabs; `ignored(notFound)` without tabs;
  ///   `ignored(invalidTabs)`, and a report, if the destination is no tabs any more, or tabs that cannot be
  ///   shown; `denied`, `redirected`, `held` by what `access` says of a tab that is selected now;
  ///   `needsConfirmation` and `ignored(blocked)` if an entry that leaves asks.
  /// - Complexity: Linear in the tabs, and in what leaves and enters.
  @discardableResult
  public func reloadTabs() -> Outcome {
    adopted.perform(.reloadTabs)
  }

  /// Shows a route in the tab that takes it.
  ///
  ///     before  tabs: <home>, Todos[list]
  ///     call    app.deliver(.todos(.detail(id: 7)), select: false)
  ///     after   tabs: <home>, Todos[list, detail(id: 7)]
  ///
  /// - Parameters:
  ///   - route: A route that one of the tabs takes. The one that it was declared with adds nothing.
  ///   - select: False leaves the selection as it is.
  /// - Returns: `performed`; `unchanged`; `ignored(notFound)` if no tab takes it;
  ///   `ignored(covered)`.
  @discardableResult
  public func deliver(_ route: Route, select: Bool = true) -> Outcome {
    adopted.perform(.deliver(RouteBox(route), selecting: select))
  }
}

extension Coordinator {
  /// Makes a fresh coordinator the root of a tree of its own, and enters its start.
  ///
  /// Any verb does so, too; `start()` does nothing else.
  ///
  /// - Returns: `performed`; `unchanged` if it is in a tree already; `ignored(left)`.
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
  /// Where the flow cannot end, and begins with what is shown while a target waits, that target is asked for
  /// again; if it goes on, the outcome is its own.
  ///
  /// - Returns: `performed`; `ignored(atRoot)` for a root, and for the last flow of a tab.
  @discardableResult
  public func finish() -> Outcome {
    adopted.perform(.finish)
  }

  /// Ends the whole tree: every entry and every coordinator leaves, for good.
  ///
  /// - Returns: `performed`; `ignored(notRoot)` for a child; `ignored(left)` the second time.
  @discardableResult
  public func end() -> Outcome {
    adopted.perform(.end)
  }
}
