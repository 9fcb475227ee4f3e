// Every verb performs the command of its name; see `NavigationCommand` and `Coordinator`.

extension Navigator {
  /// Adds a route on top, if the navigator's entry is on top.
  ///
  ///     before  Todos[list]
  ///     call    navigator.push(.detail(id: 7))
  ///     after   Todos[list, detail(id: 7)]
  ///
  /// - Parameter route: The route of the new entry.
  /// - Returns: As `push` of the coordinator; `ignored(originNotOnTop)`; `ignored(left)`.
  @discardableResult
  public func push(_ route: C.Route) -> Outcome { perform(.push([route])) }

  /// Adds routes on top, the last one uppermost, if the navigator's entry is on top.
  ///
  ///     before  Todos[list]
  ///     call    navigator.push([.detail(id: 7), .comments])
  ///     after   Todos[list, detail(id: 7), comments]
  ///
  /// - Parameter routes: The new routes, bottom first.
  /// - Returns: As `push` of the coordinator; `ignored(originNotOnTop)`; `ignored(left)`.
  @discardableResult
  public func push(_ routes: [C.Route]) -> Outcome { perform(.push(routes)) }

  /// Replaces the navigator's entry, if it is on top.
  ///
  ///     before  Todos[list, detail(id: 7)], the navigator of detail
  ///     call    navigator.replaceTop(.detail(id: 8))
  ///     after   Todos[list, detail(id: 8)], another entry
  ///
  /// - Parameter route: The route that should be on top.
  /// - Returns: As `replaceTop` of the coordinator; `ignored(atRoot)` for a screen in the
  ///   coordinator's tabs; `ignored(originNotOnTop)`; `ignored(left)`.
  @discardableResult
  public func replaceTop(_ route: C.Route) -> Outcome { perform(.replaceTop(route)) }

  /// Shows a route in a new layer, if the navigator's entry is on top. That entry presents it.
  ///
  ///     before  Todos[list]
  ///     call    navigator.present(.add)
  ///     after   Todos[list] ^ [add]
  ///
  /// - Parameters:
  ///   - route: The first route of the layer.
  ///   - style: How the platform shows it. With `nil`, as the route says, otherwise as a sheet.
  ///   - replacing: True to replace the layer that is presented on the entry. The entry then counts
  ///     as on top despite that layer.
  /// - Returns: As `present` of the coordinator; `ignored(originNotOnTop)`; `ignored(left)`.
  @discardableResult
  public func present(
    _ route: C.Route, as style: ModalStyle? = nil, replacing: Bool = false
  ) -> Outcome {
    perform(.present(route, as: style, replacing: replacing))
  }

  /// Shows a route as its presentation says, if the navigator's entry is on top.
  ///
  ///     before  App[home]
  ///     call    navigator.navigate(to: .todos(.list))
  ///     after   App[home, Todos[list]]
  ///
  /// - Parameters:
  ///   - route: The route to show.
  ///   - history: How the history of the app records the change.
  /// - Returns: As `navigate(to:)` of the coordinator; `ignored(originNotOnTop)`; `ignored(left)`.
  @discardableResult
  public func navigate(to route: C.Route, history: HistoryPolicy? = nil) -> Outcome {
    perform(.navigate(to: route, history: history))
  }

  /// Selects the tab declared with a route, in the topmost tabs of the coordinator.
  ///
  ///     before  tabs: <todos>, posts
  ///     call    navigator.select(.posts(.list))
  ///     after   tabs: todos, <posts>
  ///
  /// - Parameter route: The route that the tab was declared with.
  /// - Returns: As `select` of the coordinator; `ignored(left)`.
  @discardableResult
  public func select(_ route: C.Route) -> Outcome { perform(.select(route)) }

  /// Changes the route of the navigator's entry in place, for example for a filter, a page, or an
  /// id that became known.
  ///
  ///     before  Todos[list, detail(id: 7)]
  ///     call    navigator.revise(to: .detail(id: 8))
  ///     after   Todos[list, detail(id: 8)], the same entry with the same screen
  ///
  /// - Parameter route: Another route of the same case.
  /// - Returns: As `revise` of the coordinator, so `ignored(notFound)` if the entry belongs to one
  ///   of its children; `ignored(left)`.
  @discardableResult
  public func revise(to route: C.Route) -> Outcome { perform(.revise(to: route)) }

  /// Ends the navigator's entry and everything above it in its layer.
  ///
  ///     before  Todos[list, detail(id: 7), comments]
  ///     call    navigator.pop(), the navigator of detail(id: 7)
  ///     after   Todos[list]
  ///
  /// The first entry of a presented layer ends the layer, and that of a column lets its placeholder
  /// come back. If the entry cannot go, but is shown while
  /// a target waits, the target is asked again. If the target continues, the outcome is that of the
  /// target.
  ///
  /// - Returns: `performed`; `ignored(atRoot)` for the first entry of a tab or of the app;
  ///   `ignored(left)`.
  @discardableResult
  public func pop() -> Outcome { perform(.pop) }

  /// Goes back to the nearest entry with a route, in the layer of the navigator's entry.
  ///
  ///     before  Todos[list, detail(id: 7), comments]
  ///     call    navigator.pop(toLast: .list)
  ///     after   Todos[list]
  ///
  /// - Parameter route: The route to go back to.
  /// - Returns: As `pop(toLast:)` of the coordinator; `ignored(left)`.
  @discardableResult
  public func pop(toLast route: C.Route) -> Outcome { perform(.popToLast(route)) }

  /// Goes back to the first entry of the coordinator.
  ///
  ///     before  Todos[list, detail(id: 7), comments]
  ///     call    navigator.popToRoot()
  ///     after   Todos[list]
  ///
  /// - Returns: As `popToRoot` of the coordinator; `ignored(left)`.
  @discardableResult
  public func popToRoot() -> Outcome { perform(.popToRoot) }

  /// Ends every layer of the coordinator's subtree.
  ///
  ///     before  Todos[list] ^ [add] ^ [help]
  ///     call    navigator.dismissAll()
  ///     after   Todos[list]
  ///
  /// - Returns: As `dismissAll` of the coordinator; `ignored(left)`.
  @discardableResult
  public func dismissAll() -> Outcome { perform(.dismissAll) }

  /// Ends the layers above the navigator's entry, or, if there are none, the layer that the entry
  /// is in.
  ///
  ///     before  Todos[list] ^ [add], the navigator of add
  ///     call    navigator.dismiss()
  ///     after   Todos[list]
  ///
  /// If there is no layer to end, but the entry is shown while a target waits, the target is asked
  /// again. If the target continues, the outcome is that of the target.
  ///
  /// - Returns: `performed`; `ignored(nothingPresented)` in a base; `ignored(left)`.
  @discardableResult
  public func dismiss() -> Outcome { perform(.dismiss) }

  /// Shows a route and its back stack, wherever the navigator's entry is. Only with `.push` must
  /// the entry be on top.
  ///
  ///     before  App[home]
  ///     call    navigator.open(.todos(.detail(id: 7)))
  ///     after   App[home, Todos[list, detail(id: 7)]]
  ///
  /// - Parameters:
  ///   - route: The route to show.
  ///   - policy: What happens to the presented layers.
  ///   - bare: True to leave out the back stacks.
  ///   - history: How the history of the app records the change.
  /// - Returns: As `open` of the coordinator; `ignored(left)`; with `.push` `ignored(originNotOnTop)`.
  @discardableResult
  public func open(
    _ route: C.Route, over policy: OpenPolicy = .dismissModals, bare: Bool = false,
    history: HistoryPolicy? = nil
  ) -> Outcome {
    perform(.open(route, over: policy, bare: bare, history: history))
  }

  /// Ends the flow of the navigator's coordinator with all its entries.
  ///
  ///     before  App[home, Todos[list, detail(id: 7)]], the navigator of detail
  ///     call    navigator.finish()
  ///     after   App[home]
  ///
  /// If the flow cannot end, but begins with what is shown while a target waits, the target is asked
  /// again. If the target continues, the outcome is that of the target.
  ///
  /// - Returns: As `finish` of the coordinator; `ignored(left)`.
  @discardableResult
  public func finish() -> Outcome { perform(.finish) }
}
