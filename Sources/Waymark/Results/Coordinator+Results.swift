// Verbs that wait for what they show. All of them say nil for every way out but a result.

extension Coordinator {
  /// Pushes a route, and waits for what it finishes with.
  ///
  ///     before  Todos[list]
  ///     call    await todos.push(.picker, returning: Category.self)
  ///     then    navigator.finish(returning: Category.home), in the picker
  ///     after   Todos[list], and the call gives Category.home
  ///
  /// - Parameters:
  ///   - route: The route of the new entry.
  ///   - type: The type of the result.
  /// - Returns: The result; nil if the entry left in any other way, if the task was cancelled, which
  ///   leaves the entry, or if the verb made no entry.
  public func push<Value: Sendable>(_ route: Route, returning type: Value.Type) async -> Value? {
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
  ///   - style: How the platform shows it; `nil`: as the route says, else as a sheet.
  ///   - type: The type of the result.
  /// - Returns: As `push` with a result.
  public func present<Value: Sendable>(
    _ route: Route, as style: ModalStyle? = nil, returning type: Value.Type
  ) async -> Value? {
    await result(of: .present(route, as: style))
  }

  /// Shows a route the way its presentation says, and waits for what the new leaf finishes with.
  ///
  /// - Parameters:
  ///   - route: What shall be visible.
  ///   - type: The type of the result.
  /// - Returns: As `push` with a result.
  public func navigate<Value: Sendable>(
    to route: Route, returning type: Value.Type
  ) async -> Value? {
    await result(of: .navigate(to: route))
  }

  private func result<Value: Sendable>(of command: NavigationCommand<Route>) async -> Value? {
    let flow = adopted
    return await ResultWaiter.result(in: { flow.tree }) { flow.perform(command, awaitedBy: $0) }
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
  ///   - style: How the platform shows it; `nil`: as the route says, else as a sheet.
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
  ///   - route: What shall be visible.
  ///   - type: The type of the result.
  /// - Returns: As the coordinator's `push` with a result.
  public func navigate<Value: Sendable>(
    to route: C.Route, returning type: Value.Type
  ) async -> Value? {
    await result(of: .navigate(to: route))
  }

  /// Ends what is waited for, and hands over its result; valid as long as the entry lives.
  ///
  ///     before  App[home, Todos[picker, detail(id: 7)]], and somebody waits for picker
  ///     call    navigator.finish(returning: Category.home), in detail
  ///     after   App[home], and whoever waited gets Category.home
  ///
  /// The nearest waiter counts, from the navigator's entry outwards: entries below of the same
  /// coordinator, and of those it lies in. The entry that it belongs to ends, with all above it.
  ///
  /// - Parameter value: The result.
  /// - Returns: `performed`; `ignored(notAwaited)` if nobody waits, `ignored(wrongResult)` if for
  ///   another type: both are reported, and nothing changes; `ignored(left)`.
  @discardableResult
  public func finish<Value: Sendable>(returning value: Value) -> Outcome {
    switch backing {
    case .entry(let origin): return origin.finish(returning: value)
    case .closure(let recording):
      recording.onResult(value)
      return .performed
    }
  }

  private func result<Value: Sendable>(
    of command: NavigationCommand<C.Route>
  ) async -> Value? {
    switch backing {
    case .entry(let origin):
      await ResultWaiter.result(in: { origin.tree }) { origin.perform(command, awaitedBy: $0) }
    case .closure(let recording): await recording.answer(command).flatMap { $0 as? Value }
    }
  }
}
