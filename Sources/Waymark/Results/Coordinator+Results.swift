// Verbs that wait for what they show. All of them say nil for every way out but a result.

extension Coordinator {
  /// Pushes a route, and waits for what it finishes with.
  ///
  ///     before  Todos[list]
  ///     call    await todos.push(.picker, returning: Category.self)
  ///     then    navigator.finish(returning: Category.home), in the picker
  ///     after   Todos[list], and the call gives Category.home
  ///
  /// The call lets go of the coordinator before it waits. Whoever calls keeps it alive all the same if
  /// a local variable or the closure of the task holds it, and with a root the whole tree: then the
  /// answer comes with a way out or a cancellation, and not with the last reference elsewhere.
  ///
  /// ```swift
  /// Task { await app.push(.picker, returning: Category.self) }               // keeps the tree
  /// Task { [weak app] in await app?.push(.picker, returning: Category.self) }  // does not
  /// ```
  ///
  /// - Parameters:
  ///   - route: The route of the new entry.
  ///   - type: The type of the result.
  /// - Returns: The result; nil if the entry left in any other way, if the task was cancelled, which
  ///   leaves the entry, if the tree is gone, or if the verb made no entry.
  public consuming func push<Value: Sendable>(
    _ route: Route, returning type: Value.Type
  ) async -> Value? {
    await result(of: .push([route]))
  }

  /// Presents a route, and waits for what it finishes with.
  ///
  /// ```swift
  /// let isSure = await todos.present(.confirmDelete, returning: Bool.self) ?? false
  /// ```
  ///
  /// - Parameters:
  ///   - route: The first route of the layer.
  ///   - style: How the platform shows it; `nil`: as the route says, otherwise as a sheet.
  ///   - type: The type of the result.
  /// - Returns: As `push` with a result.
  public consuming func present<Value: Sendable>(
    _ route: Route, as style: ModalStyle? = nil, returning type: Value.Type
  ) async -> Value? {
    await result(of: .present(route, as: style))
  }

  /// Shows a route the way its presentation says, and waits for what the new leaf finishes with.
  ///
  /// - Parameters:
  ///   - route: The route to show.
  ///   - type: The type of the result.
  /// - Returns: As `push` with a result.
  public consuming func navigate<Value: Sendable>(
    to route: Route, returning type: Value.Type
  ) async -> Value? {
    await result(of: .navigate(to: route))
  }

  private consuming func result<Value: Sendable>(
    of command: NavigationCommand<Route>
  ) async -> Value? {
    let waiter: ResultWaiter<Value>? = await begin(command)
    // What waits must not keep the tree, whose end is an answer.
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

extension Navigator {
  /// Pushes a route if the navigator's entry is on top, and waits for what it finishes with.
  ///
  /// - Parameters:
  ///   - route: The route of the new entry.
  ///   - type: The type of the result.
  /// - Returns: As the coordinator's `push` with a result.
  public func push<Value: Sendable>(_ route: C.Route, returning type: Value.Type) async -> Value? {
    await result(of: .push([route]))
  }

  /// Presents a route if the navigator's entry is on top, and waits for what it finishes with.
  ///
  /// - Parameters:
  ///   - route: The first route of the layer.
  ///   - style: How the platform shows it; `nil`: as the route says, otherwise as a sheet.
  ///   - type: The type of the result.
  /// - Returns: As the coordinator's `push` with a result.
  public func present<Value: Sendable>(
    _ route: C.Route, as style: ModalStyle? = nil, returning type: Value.Type
  ) async -> Value? {
    await result(of: .present(route, as: style))
  }

  /// Shows a route if the navigator's entry is on top, and waits for what the new leaf finishes with.
  ///
  /// - Parameters:
  ///   - route: The route to show.
  ///   - type: The type of the result.
  /// - Returns: As the coordinator's `push` with a result.
  public func navigate<Value: Sendable>(
    to route: C.Route, returning type: Value.Type
  ) async -> Value? {
    await result(of: .navigate(to: route))
  }

  /// Ends what is waited for with success, and hands over its result; valid as long as the entry
  /// lives.
  ///
  ///     before  App[home, Todos[picker, detail(id: 7)]], and somebody waits for picker
  ///     call    navigator.finish(returning: Category.home), in detail
  ///     after   App[home], and whoever waited gets Category.home
  ///
  /// The nearest waiter counts, from the navigator's entry outwards: entries below of the same
  /// coordinator, and of those it lies in. The entry that it belongs to ends, with all above it.
  ///
  /// Success asks nobody whether it may be left, from the entry that ends up to the navigator's own:
  /// what was written there is in the result. What lies above or in another tab is asked, also if it
  /// is of the same coordinator.
  ///
  /// - Parameters:
  ///   - value: The result.
  ///   - policy: What ends if nobody waits, because a link opened the screen: the flow, the screen
  ///     alone, or nothing. It leaves as by `finish()`, and without being asked either.
  /// - Returns: `performed`; `needsConfirmation` or `ignored(blocked)` if something above may not be
  ///   left, and then nobody gets the value; `ignored(wrongResult)` if somebody waits for another
  ///   type, which is reported; `ignored(notAwaited)` if nobody waits and `policy` is `stay`;
  ///   `ignored(atRoot)` if the first entry of the app or of a tab would end; `ignored(left)`.
  @discardableResult
  public func finish<Value: Sendable>(
    returning value: Value, unawaited policy: UnawaitedPolicy = .finish
  ) -> Outcome {
    switch backing {
    case .entry(let origin):
      return origin.perform(.finishing(with: value, unawaited: policy))
    case .standIn(let standIn):
      guard standIn.isAwaited else { return standIn.finish(unawaited: policy) }
      return standIn.finish(returning: value)
    }
  }

  /// Whether somebody waits for what the navigator's entry finishes with: the nearest waiter, for a
  /// result of whatever type.
  ///
  /// ```swift
  /// var button: String { navigator.isAwaited ? "Choose" : "Done" }
  /// ```
  ///
  /// Observable. False once the entry has left, and once the task that waited was cancelled. Linear
  /// in the entries below, up to the one that is waited for.
  public var isAwaited: Bool {
    switch backing {
    case .entry(let origin): origin.isAwaited
    case .standIn(let standIn): standIn.isAwaited
    }
  }

  private func result<Value: Sendable>(
    of command: NavigationCommand<C.Route>
  ) async -> Value? {
    switch backing {
    case .entry(let origin):
      await ResultWaiter.result(in: { origin.tree }) { origin.perform(command.verb, awaitedBy: $0) }
    case .standIn(let standIn): await standIn.result(of: command, as: Value.self)
    }
  }
}

extension NavigatorStandIn {
  /// What `finish(returning:)` does if nobody waits.
  fileprivate func finish(unawaited policy: UnawaitedPolicy) -> Outcome {
    switch policy {
    case .finish: perform(.finish)
    case .pop: perform(.pop)
    case .stay: .ignored(hasLeft ? .left : .notAwaited)
    }
  }
}
