extension Navigator {
  /// Pushes a route if the navigator's entry is on top, and waits for its result.
  ///
  /// ```swift
  /// let category = await navigator.push(.picker, returning: Category.self)  // Category.home
  /// ```
  ///
  /// - Parameters:
  ///   - route: The route of the new entry.
  ///   - type: The type of the result.
  /// - Returns: As the coordinator's `push` with a result.
  /// - Complexity: That of the coordinator's `push` with a result.
  public func push<Value: Sendable>(_ route: C.Route, returning type: Value.Type) async -> Value? {
    await result(of: .push([route]))
  }

  /// Presents a route if the navigator's entry is on top, and waits for its result.
  ///
  /// ```swift
  /// let isSure = await navigator.present(.confirmDelete, returning: Bool.self) ?? false
  /// ```
  ///
  /// - Parameters:
  ///   - route: The first route of the layer.
  ///   - style: How the platform shows it. With `nil`, as the route says, otherwise as a sheet.
  ///   - type: The type of the result.
  /// - Returns: As the coordinator's `push` with a result.
  /// - Complexity: That of the coordinator's `present` with a result.
  public func present<Value: Sendable>(
    _ route: C.Route, as style: ModalStyle? = nil, returning type: Value.Type
  ) async -> Value? {
    await result(of: .present(route, as: style))
  }

  /// Shows a route if the navigator's entry is on top, and waits for the result of the new leaf.
  ///
  /// ```swift
  /// let id = await navigator.navigate(to: .add, returning: Int.self)
  /// ```
  ///
  /// - Parameters:
  ///   - route: The route to show.
  ///   - type: The type of the result.
  /// - Returns: As the coordinator's `push` with a result.
  /// - Complexity: That of the coordinator's `navigate` with a result.
  public func navigate<Value: Sendable>(
    to route: C.Route, returning type: Value.Type
  ) async -> Value? {
    await result(of: .navigate(to: route))
  }

  /// Ends an awaited entry with success, and passes its result to the caller that waits. Works as
  /// long as the navigator's entry lives.
  ///
  ///     before  App[home, Todos[picker, detail(id: 7)]], and a caller waits for picker
  ///     call    navigator.finish(returning: Category.home), in detail
  ///     after   App[home], and the caller gets Category.home
  ///
  /// The result goes to the nearest waiting caller, from the navigator's entry outwards: entries
  /// below of the same coordinator, then of the coordinators around it. The entry that this caller
  /// waits for ends, and everything above it.
  ///
  /// Entries from the awaited one up to the navigator's own are not asked whether they may be left,
  /// because their content is in the result. Entries above it or in another tab are asked, even of
  /// the same coordinator.
  ///
  /// - Parameters:
  ///   - value: The result.
  ///   - policy: What ends if no caller waits, for example because a link opened the screen: the
  ///     flow, only the screen, or nothing. It leaves as by `finish()`, also without being asked.
  /// - Returns: `performed`; `needsConfirmation` or `ignored(blocked)` if an entry above may not be
  ///   left, and then the value is not passed on; `ignored(wrongResult)`, and a report, if the
  ///   caller waits for another type; `ignored(notAwaited)` if no caller waits and `policy` is
  ///   `stay`; `ignored(atRoot)` if the first entry of the app or of a tab would end;
  ///   `ignored(left)`.
  /// - Complexity: Linear in the entries from the awaited one up. Without one, that of
  ///   ``isAwaited``.
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

  /// True if a caller waits for the result of the navigator's entry, whatever its type. The nearest
  /// waiting caller counts.
  ///
  /// ```swift
  /// var button: String { navigator.isAwaited ? "Choose" : "Done" }
  /// ```
  ///
  /// False once the entry has left, or the waiting task was cancelled. Observable.
  ///
  /// - Complexity: Linear in the entries of the layers on the way down to the awaited one. Without
  ///   one, to the first entry of the app.
  public var isAwaited: Bool { anyBacking.isAwaited }

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
  /// Does what `finish(returning:)` does if no caller waits.
  fileprivate func finish(unawaited policy: UnawaitedPolicy) -> Outcome {
    switch policy {
    case .finish: perform(.finish)
    case .pop: perform(.pop)
    case .stay: late ?? .ignored(.notAwaited)
    }
  }
}
