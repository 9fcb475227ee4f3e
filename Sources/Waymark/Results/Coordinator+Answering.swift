// Verbs whose entry answers somebody who asked: with what it finishes with, and nil for every other way out.

extension Coordinator {
  /// Pushes a route that answers a reply.
  ///
  ///     before  App[Posts[list]], and Posts asked
  ///     call    app.push(.people(.picker), answering: reply)
  ///     then    navigator.finish(returning: 3), in the picker
  ///     after   App[Posts[list]], and Posts gets 3
  ///
  /// The reply goes with the verb, whatever comes of that: a verb that is held or has to ask waits with it,
  /// and one that makes no entry answers nil. Called in a `transaction` or a callback, the verb comes after
  /// that. It costs what `push` does.
  ///
  /// - Parameters:
  ///   - route: The route of the new entry.
  ///   - reply: Gets what the entry finishes with, which has to be of its type.
  /// - Returns: As `push`; `ignored(notAwaited)` if the reply was used already, or nobody waits for it any
  ///   more, and then nothing is shown; `queued`.
  @discardableResult
  public func push<Value>(_ route: Route, answering reply: Reply<Value>) -> Outcome {
    perform(.push([route]), answering: reply)
  }

  /// Presents a route that answers a reply.
  ///
  /// - Parameters:
  ///   - route: The first route of the layer.
  ///   - style: How the platform shows it; `nil`: as the route says, otherwise as a sheet.
  ///   - reply: Gets what the entry finishes with, which has to be of its type.
  /// - Returns: As `present`; and as `push` that answers.
  @discardableResult
  public func present<Value>(
    _ route: Route, as style: ModalStyle? = nil, answering reply: Reply<Value>
  ) -> Outcome {
    perform(.present(route, as: style), answering: reply)
  }

  /// Shows a route the way its presentation says; the new leaf answers a reply.
  ///
  /// ```swift
  /// .child(route, as: AppRoute.posts) { PostsCoordinator() } onOutput: { output in
  ///   switch output {
  ///   case .wantsAuthor(let reply): self.navigate(to: .people(.picker), answering: reply)
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - route: The route to show.
  ///   - reply: Gets what the new leaf finishes with, which has to be of its type. If no entry is made,
  ///     since a tab that is there is selected, it gets nil.
  /// - Returns: As `navigate(to:)`; and as `push` that answers.
  @discardableResult
  public func navigate<Value>(to route: Route, answering reply: Reply<Value>) -> Outcome {
    perform(.navigate(to: route), answering: reply)
  }

  private func perform<Value>(
    _ command: NavigationCommand<Route>, answering reply: Reply<Value>
  ) -> Outcome {
    let flow = adopted
    // What is only tried answers nobody.
    guard !(flow.tree?.state.isTried ?? false) else { return flow.perform(command.verb) }
    return reply.hand { flow.perform(command.verb, awaitedBy: $0) }
  }
}

extension Navigator {
  /// Pushes a route that answers a reply, if the navigator's entry is on top.
  ///
  /// - Parameters:
  ///   - route: The route of the new entry.
  ///   - reply: Gets what the entry finishes with, which has to be of its type.
  /// - Returns: As the coordinator's `push` that answers; `ignored(originNotOnTop)`; `ignored(left)`.
  @discardableResult
  public func push<Value>(_ route: C.Route, answering reply: Reply<Value>) -> Outcome {
    perform(.push([route]), answering: reply)
  }

  /// Presents a route that answers a reply, if the navigator's entry is on top.
  ///
  /// - Parameters:
  ///   - route: The first route of the layer.
  ///   - style: How the platform shows it; `nil`: as the route says, otherwise as a sheet.
  ///   - reply: Gets what the entry finishes with, which has to be of its type.
  /// - Returns: As the coordinator's `push` that answers; `ignored(originNotOnTop)`; `ignored(left)`.
  @discardableResult
  public func present<Value>(
    _ route: C.Route, as style: ModalStyle? = nil, answering reply: Reply<Value>
  ) -> Outcome {
    perform(.present(route, as: style), answering: reply)
  }

  /// Shows a route if the navigator's entry is on top; the new leaf answers a reply.
  ///
  /// - Parameters:
  ///   - route: The route to show.
  ///   - reply: Gets what the new leaf finishes with, which has to be of its type.
  /// - Returns: As the coordinator's `push` that answers; `ignored(originNotOnTop)`; `ignored(left)`.
  @discardableResult
  public func navigate<Value>(to route: C.Route, answering reply: Reply<Value>) -> Outcome {
    perform(.navigate(to: route), answering: reply)
  }

  private func perform<Value>(
    _ command: NavigationCommand<C.Route>, answering reply: Reply<Value>
  ) -> Outcome {
    if let origin, origin.tree?.state.isTried ?? false { return origin.perform(command.verb) }
    return reply.hand { waiter in
      switch backing {
      case .entry(let origin): origin.perform(command.verb, awaitedBy: waiter)
      case .standIn(let standIn): standIn.perform(command, for: StandInAsker(waiter))
      }
    }
  }
}
