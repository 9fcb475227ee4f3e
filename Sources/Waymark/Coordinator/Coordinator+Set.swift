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

  /// Makes a route the only one of a fresh root, for a preview.
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

  /// Removes one entry from the coordinator's own layers. Entries above it stay.
  ///
  ///     before  Todos[list #1, detail(id: 7) #2, comments #3]
  ///     call    todos.remove(todos.stack[1].id)
  ///     after   Todos[list #1, comments #3]
  ///
  /// - Parameter id: The entry to remove.
  /// - Returns: `performed`; `ignored(atRoot)` for the coordinator's first entry;
  ///   `ignored(notFound)`.
  /// - Complexity: Linear in the entries of the coordinator's own layers.
  @discardableResult
  public func remove(_ id: EntryID) -> Outcome {
    adopted.perform(.remove(id))
  }

  /// Removes every entry of the coordinator's own layers whose route matches, except the first one.
  ///
  ///     before  Todos[list, detail(id: 7), comments]
  ///     call    todos.removeAll(where: { $0 != .comments })
  ///     after   Todos[list, comments]
  ///
  /// - Parameter matches: Called once for each entry. A verb that it calls is queued.
  /// - Returns: `performed`; `ignored(atRoot)` if only the first entry matches; `unchanged`.
  /// - Complexity: Linear in the entries of the coordinator's own layers.
  @discardableResult
  public func removeAll(where matches: @escaping @MainActor (Route) -> Bool) -> Outcome {
    adopted.perform(.removeAll(RoutePredicate(matches)))
  }

  /// Keeps the first entry of the top layer and the newest `count` entries above it.
  ///
  ///     before  Todos[list, detail(id: 7), comments, detail(id: 8)]
  ///     call    todos.trim(keepingLast: 1)
  ///     after   Todos[list, detail(id: 8)]
  ///
  /// - Parameter count: How many entries above the first one may stay. Less than 0 counts as 0.
  /// - Returns: `performed`, or `unchanged` if there are no more than that.
  /// - Complexity: Linear in the entries of the top layer.
  @discardableResult
  public func trim(keepingLast count: Int) -> Outcome {
    adopted.perform(.trim(keepingLast: count))
  }

  /// Changes the route of an entry in place. Identity, screen, tasks, layers and waiters stay.
  ///
  ///     before  Todos[list #1, detail(id: 7) #2]
  ///     call    todos.revise(todos.stack[1].id, to: .detail(id: 8))
  ///     after   Todos[list #1, detail(id: 8) #2]
  ///
  /// The screen learns about it with `onRevise`. No leave policy is asked, and there is no
  /// lifecycle event: the change lists the entry in `revised`. `access` is asked. If it holds the
  /// route or leads elsewhere, the route is denied.
  ///
  /// - Parameters:
  ///   - id: An entry of the coordinator itself, not of a child.
  ///   - route: Another route of the same case, at each level of nested routes. Both routes show a
  ///     screen, or both show tabs.
  /// - Returns: `performed`; `unchanged` if it has that route; `denied`; `ignored(notFound)`;
  ///   `ignored(notSameCase)`.
  /// - Complexity: Linear in the coordinator's entries; uses reflection.
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
  /// Entries of the old stack keep their identity, also if `body` revises them. All others get new
  /// ids of the tree.
  ///
  /// - Parameter body: Changes the stack. A verb that it calls is queued.
  /// - Returns: `performed`; `unchanged` if the stack is the same; `ignored(notSameCase)` if a
  ///   revised route shows something of another kind.
  /// - Complexity: Linear in the entries of the old and the new stack.
  @discardableResult
  public func update(_ body: @escaping @MainActor (inout RouteStack<Route>) -> Void) -> Outcome {
    adopted.perform(.update(StackUpdate(body)))
  }

  /// Runs verbs of any coordinators in the tree as one change.
  ///
  ///     before  App[home, Todos[list, detail(id: 7)]]
  ///     call    app.transaction { app.popToRoot(); app.push(.posts(.list)) }
  ///     after   App[home, Posts[list]], with one record and one notification
  ///
  /// Each verb starts from the result of the verbs before it. Inside `body`, `routes`, `layers`,
  /// `stack` and `depth` show that result. Children and screens appear once `body` is over. If a
  /// verb is ignored, for example because its coordinator has left, the verbs after it do nothing,
  /// and nothing changes except by `revalidate()`.
  ///
  /// - Parameters:
  ///   - force: True to leave entries whatever their leave policies say, for example at a sign-out.
  ///     In a nested transaction it applies to the entries that verbs of its own body leave. If
  ///     `access` holds these verbs, they still run by force later.
  ///   - history: How the history of the app records the change; nil uses the policy of the first
  ///     verb that has one and changes something. See ``History``.
  ///   - body: Calls the verbs, and runs at once. Nested transactions join. If an entry has to be
  ///     asked, the body is kept while the question is open, and runs again at `proceed()`. What it
  ///     queues counts when it first runs: outputs, signals, and verbs with `answering:`.
  /// - Returns: `performed`; `unchanged` if the verbs cancel out; or the outcome of the ignored
  ///   verb. A nested transaction returns what its own verbs have done. Leave policies are asked once,
  ///   for the net change: `needsConfirmation`, `ignored(blocked)`.
  /// - Complexity: That of the verbs. Each of them also passes the layers that the transaction has
  ///   changed so far. Observers are called once.
  @discardableResult
  public func transaction(
    force: Bool = false, history: HistoryPolicy? = nil, _ body: @escaping @MainActor () -> Void
  ) -> Outcome {
    adopted.perform(.transaction(force: force, body), history: history)
  }
}
