extension Navigator {
  /// Pushes a route that answers a reply, if the navigator's entry is on top.
  ///
  /// ```swift
  /// navigator.push(.people(.picker), answering: reply)  // .performed
  /// ```
  ///
  /// - Parameters:
  ///   - route: The route of the new entry.
  ///   - reply: Gets the result of the entry, which must have its type.
  /// - Returns: As the coordinator's `push` that answers; `ignored(originNotOnTop)`; `ignored(left)`.
  /// - Complexity: That of `push`.
  @discardableResult
  public func push<Value>(_ route: C.Route, answering reply: Reply<Value>) -> Outcome {
    perform(.push([route]), answering: reply)
  }

  /// Presents a route that answers a reply, if the navigator's entry is on top.
  ///
  /// ```swift
  /// navigator.present(.people(.picker), answering: reply)  // .performed
  /// ```
  ///
  /// - Parameters:
  ///   - route: The first route of the layer.
  ///   - style: How the platform shows it. With `nil`, as the route says, otherwise as a sheet.
  ///   - reply: Gets the result of the entry, which must have its type.
  /// - Returns: As the coordinator's `push` that answers; `ignored(originNotOnTop)`;
  ///   `ignored(left)`.
  /// - Complexity: That of `present`.
  @discardableResult
  public func present<Value>(
    _ route: C.Route, as style: ModalStyle? = nil, answering reply: Reply<Value>
  ) -> Outcome {
    perform(.present(route, as: style), answering: reply)
  }

  /// Shows a route if the navigator's entry is on top. The new leaf answers a reply.
  ///
  /// ```swift
  /// navigator.navigate(to: .people(.picker), answering: reply)  // .performed
  /// ```
  ///
  /// - Parameters:
  ///   - route: The route to show.
  ///   - reply: Gets the result of the new leaf, which must have its type.
  /// - Returns: As the coordinator's `push` that answers; `ignored(originNotOnTop)`;
  ///   `ignored(left)`.
  /// - Complexity: That of `navigate(to:)`.
  @discardableResult
  public func navigate<Value>(to route: C.Route, answering reply: Reply<Value>) -> Outcome {
    perform(.navigate(to: route), answering: reply)
  }

  private func perform<Value>(
    _ command: NavigationCommand<C.Route>, answering reply: Reply<Value>
  ) -> Outcome {
    guard !(origin?.tree?.state.isTried ?? false), !reply.ticket.isTried else {
      return reply.tried { perform(command) }
    }
    return reply.hand { waiter in
      switch backing {
      case .entry(let origin): origin.perform(command.verb, awaitedBy: waiter)
      case .standIn(let standIn): standIn.perform(command, for: StandInAsker(waiter))
      }
    }
  }
}
