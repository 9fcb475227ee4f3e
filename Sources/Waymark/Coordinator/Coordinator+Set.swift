extension Coordinator {
  /// Makes a route the first of the coordinator's base; every layer of its subtree ends.
  ///
  ///     before  App[home, Todos[list]]
  ///     call    app.setRoot(.settings(.root))
  ///     after   App[Settings[root]]
  ///
  /// - Parameters:
  ///   - route: The route of the first entry. An entry that has it already keeps its identity.
  ///   - keepingStack: True keeps what lies above the first entry, and the layers.
  /// - Returns: `performed`, or `unchanged` if there was nothing to change and nothing to end.
  @discardableResult
  public func setRoot(_ route: Route, keepingStack: Bool = false) -> Outcome {
    adopted.perform(keepingStack ? .replaceRoot(RouteBox(route)) : .setRoot(RouteBox(route)))
  }

  /// Makes the coordinator's base exactly these routes; every layer of its subtree ends.
  ///
  ///     before  App[home, Todos[list]]
  ///     call    app.setRoutes([.home, .posts(.list)])
  ///     after   App[home, Posts[list]]
  ///
  /// Identities are kept for the common prefix first, then for the common suffix, then for equal
  /// routes from the top. A child of which no entry is kept ends.
  ///
  /// - Parameter routes: The routes from bottom to top.
  /// - Returns: `performed`; `unchanged` if there was nothing to change and nothing to end;
  ///   `ignored(empty)`.
  @discardableResult
  public func setRoutes(_ routes: [Route]) -> Outcome {
    adopted.perform(.setRoutes(routes.map { RouteBox($0) }))
  }

  /// Takes one entry out of the coordinator's own layers; what lies above it stays.
  ///
  ///     before  Todos[list #1, detail(id: 7) #2, comments #3]
  ///     call    todos.remove(todos.stack[1].id)
  ///     after   Todos[list #1, comments #3]
  ///
  /// - Parameter id: The entry that shall go.
  /// - Returns: `performed`; `ignored(atRoot)` for the coordinator's first entry;
  ///   `ignored(notFound)`.
  @discardableResult
  public func remove(_ id: EntryID) -> Outcome {
    adopted.perform(.remove(id))
  }

  /// Takes out every entry of the coordinator's own layers whose route matches, except its first.
  ///
  ///     before  Todos[list, detail(id: 7), comments]
  ///     call    todos.removeAll(where: { $0 != .comments })
  ///     after   Todos[list, comments]
  ///
  /// - Parameter matches: Asked once for each entry. A verb that it calls is queued.
  /// - Returns: `performed`; `ignored(atRoot)` if only the first entry matches; `unchanged`.
  @discardableResult
  public func removeAll(where matches: @escaping @MainActor (Route) -> Bool) -> Outcome {
    adopted.perform(.removeAll(RoutePredicate(matches)))
  }

  /// Keeps the first entry of the top layer and the newest `count` above it.
  ///
  ///     before  Todos[list, detail(id: 7), comments, detail(id: 8)]
  ///     call    todos.trim(keepLast: 1)
  ///     after   Todos[list, detail(id: 8)]
  ///
  /// - Parameter count: How many entries above the first may stay; less than 0 counts as 0.
  /// - Returns: `performed`, or `unchanged` if there are no more than that.
  @discardableResult
  public func trim(keepLast count: Int) -> Outcome {
    adopted.perform(.trim(keepingLast: count))
  }

  /// Changes the route of an entry in place: identity, screen, tasks, layers and waiters stay.
  ///
  ///     before  Todos[list #1, detail(id: 7) #2]
  ///     call    todos.revise(todos.stack[1].id, to: .detail(id: 8))
  ///     after   Todos[list #1, detail(id: 8) #2]
  ///
  /// The screen hears it by `onRevise`. No leave policy is asked, and there is no lifecycle event: the
  /// change names the entry in `revised`. `access` is asked; what it holds or leads elsewhere is denied.
  ///
  /// - Parameters:
  ///   - id: An entry of the coordinator itself, not of a child.
  ///   - route: Another route of the same case, at each level of nested routes; both show a screen, or
  ///     both tabs.
  /// - Returns: `performed`; `unchanged` if it has that route; `denied`; `ignored(notFound)`;
  ///   `ignored(notSameCase)`.
  /// - Complexity: Linear in the coordinator's entries; it reflects.
  @discardableResult
  public func revise(_ id: EntryID, to route: Route) -> Outcome {
    adopted.perform(.revise(id, RouteBox(route)))
  }

  /// Changes the coordinator's base as a value, in one transaction.
  ///
  ///     before  Todos[list, detail(id: 7)]
  ///     call    todos.update { $0.pop(); $0.push([.comments, .detail(id: 8)]) }
  ///     after   Todos[list, comments, detail(id: 8)]
  ///
  /// Entries with an id and a route that were there keep their identity, also if the stack has revised
  /// them; all others get new ids of the tree.
  ///
  /// - Parameter body: Changes the stack. A verb that it calls is queued.
  /// - Returns: `performed`, or `unchanged` if the stack is as it was.
  @discardableResult
  public func update(_ body: @escaping @MainActor (inout RouteStack<Route>) -> Void) -> Outcome {
    adopted.perform(.update(StackUpdate(body)))
  }

  /// Runs verbs of any coordinators of the tree as one change.
  ///
  ///     before  App[home, Todos[list, detail(id: 7)]]
  ///     call    app.transaction { app.popToRoot(); app.push(.posts(.list)) }
  ///     after   App[home, Posts[list]], with one record and one notification
  ///
  /// Each verb is decided on what the verbs before it made, which `routes`, `layers`, `stack` and
  /// `depth` show inside. Children and screens appear once the body is over. After the first verb
  /// that is ignored, one of what left before, too, the others do nothing, and nothing changes but
  /// by `revalidate()`.
  ///
  /// - Parameters:
  ///   - force: True to leave entries whatever their leave policies say: at a sign-out, most likely.
  ///     In a nested transaction it counts for what the verbs of its own body leave. Verbs that
  ///     `access` holds are by force still when they are called again.
  ///   - history: What the change is to the history of the app; nil: as the first verb that says it. See ``History``.
  ///   - body: Calls the verbs, at once; nested transactions join. If an entry has to be asked, it is
  ///     kept while the question is open, and runs again at `proceed()`.
  /// - Returns: `performed`; `unchanged` if the verbs cancel out; or the outcome of the verb that
  ///   was ignored. Leave policies are asked once, for the net change: `needsConfirmation`,
  ///   `ignored(blocked)`.
  @discardableResult
  public func transaction(
    force: Bool = false, history: HistoryPolicy? = nil, _ body: @escaping @MainActor () -> Void
  ) -> Outcome {
    adopted.perform(.transaction(force: force, body), history: history)
  }
}
