// Verbs that wait for the result of the entry that they show. All of them return nil for every way
// out except a result.

extension Coordinator {
  /// Pushes a route, and waits for its result.
  ///
  ///     before  Todos[list]
  ///     call    await todos.push(.picker, returning: Category.self)
  ///     then    navigator.finish(returning: Category.home), in the picker
  ///     after   Todos[list], and the call gives Category.home
  ///
  /// The call releases the coordinator before it waits. But if a local variable or the closure of
  /// the task holds the coordinator, it stays alive, and a root keeps its whole tree alive. Then
  /// the call only returns with a way out or a cancellation, and not when the last other reference
  /// goes.
  ///
  /// ```swift
  /// Task { await app.push(.picker, returning: Category.self) }               // keeps the tree
  /// Task { [weak app] in await app?.push(.picker, returning: Category.self) }  // does not
  /// ```
  ///
  /// - Parameters:
  ///   - route: The route of the new entry.
  ///   - type: The type of the result.
  /// - Returns: The result. Nil if the entry left in any other way, if the task was cancelled (the
  ///   entry stays), if the tree is gone, or if the verb made no entry.
  /// - Complexity: That of `push`, and one continuation. The call continues in a later turn of the
  ///   main actor.
  public consuming func push<Value: Sendable>(
    _ route: Route, returning type: Value.Type
  ) async -> Value? {
    await result(of: .push([route]))
  }

  /// Presents a route, and waits for its result.
  ///
  /// ```swift
  /// let isSure = await todos.present(.confirmDelete, returning: Bool.self) ?? false
  /// ```
  ///
  /// - Parameters:
  ///   - route: The first route of the layer.
  ///   - style: How the platform shows it. With `nil`, as the route says, otherwise as a sheet.
  ///   - type: The type of the result.
  /// - Returns: As `push` with a result.
  /// - Complexity: That of `present`, and one continuation.
  public consuming func present<Value: Sendable>(
    _ route: Route, as style: ModalStyle? = nil, returning type: Value.Type
  ) async -> Value? {
    await result(of: .present(route, as: style))
  }

  /// Shows a route as its presentation says, and waits for the result of the new leaf.
  ///
  /// ```swift
  /// let person = await app.navigate(to: .people(.picker), returning: Int.self)  // 3
  /// ```
  ///
  /// - Parameters:
  ///   - route: The route to show.
  ///   - type: The type of the result.
  /// - Returns: As `push` with a result.
  /// - Complexity: That of `navigate(to:)`, and one continuation.
  public consuming func navigate<Value: Sendable>(
    to route: Route, returning type: Value.Type
  ) async -> Value? {
    await result(of: .navigate(to: route))
  }

  private consuming func result<Value: Sendable>(
    of command: NavigationCommand<Route>
  ) async -> Value? {
    let waiter: ResultWaiter<Value>? = await begin(command)
    // The waiting call must not keep the tree alive, because the end of the tree is an answer.
    _ = consume self
    return await waiter?.answer()
  }

  private func begin<Value: Sendable>(
    _ command: NavigationCommand<Route>
  ) async -> ResultWaiter<Value>? {
    let flow = adopted
    return await ResultWaiter.begun(in: { flow.tree }) { flow.perform(command.verb, awaitedBy: $0) }
  }
}
