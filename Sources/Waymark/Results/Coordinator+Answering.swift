// Verbs whose entry answers a caller of `ask`: with the result of the entry, or with nil for every
// other way out.

extension Coordinator {
  /// Pushes a route that answers a reply.
  ///
  ///     before  App[Posts[list]], and Posts asked
  ///     call    app.push(.people(.picker), answering: reply)
  ///     then    navigator.finish(returning: 3), in the picker
  ///     after   App[Posts[list]], and Posts gets 3
  ///
  /// The verb uses the reply whatever its outcome is: a verb that is held or has to ask keeps the
  /// reply while it waits, and a verb that makes no entry answers nil. In a `transaction` or a
  /// callback, the verb runs afterwards.
  ///
  /// - Parameters:
  ///   - route: The route of the new entry.
  ///   - reply: Gets the result of the entry, which must have its type.
  /// - Returns: As `push`; `ignored(notAwaited)` if the reply was used already, or no caller waits
  ///   for it any more, and then nothing is shown; `queued`.
  /// - Complexity: That of `push`.
  @discardableResult
  public func push<Value>(_ route: Route, answering reply: Reply<Value>) -> Outcome {
    perform(.push([route]), answering: reply)
  }

  /// Presents a route that answers a reply.
  ///
  ///     before  App[Posts[list]], and Posts asked
  ///     call    app.present(.people(.picker), answering: reply)
  ///     then    navigator.finish(returning: 3), in the picker
  ///     after   App[Posts[list]], and Posts gets 3
  ///
  /// - Parameters:
  ///   - route: The first route of the layer.
  ///   - style: How the platform shows it. With `nil`, as the route says, otherwise as a sheet.
  ///   - reply: Gets the result of the entry, which must have its type.
  /// - Returns: As `present`; and as `push` that answers.
  /// - Complexity: That of `present`.
  @discardableResult
  public func present<Value>(
    _ route: Route, as style: ModalStyle? = nil, answering reply: Reply<Value>
  ) -> Outcome {
    perform(.present(route, as: style), answering: reply)
  }

  /// Shows a route as its presentation says. The new leaf answers a reply.
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
  ///   - reply: Gets the result of the new leaf, which must have its type. If the verb makes no
  ///     entry but selects an existing tab, it gets nil.
  /// - Returns: As `navigate(to:)`; and as `push` that answers.
  /// - Complexity: That of `navigate(to:)`.
  @discardableResult
  public func navigate<Value>(to route: Route, answering reply: Reply<Value>) -> Outcome {
    perform(.navigate(to: route), answering: reply)
  }

  private func perform<Value>(
    _ command: NavigationCommand<Route>, answering reply: Reply<Value>
  ) -> Outcome {
    let flow = adopted
    guard !flow.isTried, !reply.ticket.isTried else {
      return reply.tried { flow.perform(command.verb) }
    }
    return reply.hand { flow.perform(command.verb, awaitedBy: $0) }
  }
}
