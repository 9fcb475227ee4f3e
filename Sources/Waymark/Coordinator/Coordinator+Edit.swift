extension Coordinator {
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
}
