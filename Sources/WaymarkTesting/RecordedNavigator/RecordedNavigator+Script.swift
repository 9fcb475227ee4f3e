public import Waymark

// The script: answers for the coordinators and screens that the test leaves out.
extension RecordedNavigator {
  /// Sets the outcome of a verb from now on.
  ///
  /// ```swift
  /// todos.say(.denied("only administrators may see this"), to: .push([.detail(id: 7)]))
  /// ```
  ///
  /// A refusal or `unchanged` makes no entry. A caller that waits for its result gets nil, and no answer is used.
  ///
  /// - Parameters:
  ///   - outcome: The outcome, whether or not the entry is on top.
  ///   - command: The verb, with exactly these arguments.
  public func say(_ outcome: Outcome, to command: NavigationCommand<C.Route>) {
    said.removeAll { $0.command == command }
    said.append((command, outcome))
  }

  /// Sets the result that a route finishes with, when the model shows it and waits.
  ///
  ///     before  todos.answer(.add, with: 9)
  ///     call    await navigator.present(.add, returning: Int.self), in the model
  ///     after   the call gives 9
  ///
  /// Answers for one route are used in the order of these calls, each once, whichever verb shows the route. If the
  /// model waits for another type, the test fails and the model gets nil.
  ///
  /// - Parameters:
  ///   - route: The route that the model shows.
  ///   - value: The result; nil if the entry leaves without one.
  ///   - count: How many times; none if below 1.
  public func answer<Value: Sendable>(_ route: C.Route, with value: Value?, times count: Int = 1) {
    results.add({ value }, to: route, times: count)
  }

  /// Lets a route leave without a result, when the model shows it and waits.
  ///
  ///     before  todos.answer(.add, with: nil)
  ///     call    await navigator.present(.add, returning: Int.self), in the model
  ///     after   the call gives nil
  ///
  /// - Parameters:
  ///   - route: The route that the model shows.
  ///   - nothing: Nil.
  ///   - count: How many times; none if below 1.
  public func answer(_ route: C.Route, with nothing: Never?, times count: Int = 1) {
    results.add({ nil }, to: route, times: count)
  }

  /// Works out the result that a route finishes with, while the model waits for it. It is queued with the answers of
  /// `answer`.
  ///
  /// ```swift
  /// todos.onShow(.add) {
  ///   #expect(list.isAdding)
  ///   return 9
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - route: The route that the model shows.
  ///   - value: Returns the result; nil if the entry leaves without one. Called at most once.
  public func onShow<Value: Sendable>(
    _ route: C.Route, _ value: @escaping @MainActor () -> Value?
  ) {
    results.add({ value() }, to: route)
  }

  /// Sets the answer to an output that asks for one.
  ///
  ///     before  posts.answerAsk(with: 3)
  ///     call    await navigator.ask { .wantsAuthor($0) }, in the model
  ///     after   the call gives 3
  ///
  /// Answers are used in the order of these calls, each once, whatever the output. If the output asks for another type,
  /// the test fails and the model gets nil.
  ///
  /// - Parameters:
  ///   - value: The answer; nil if there is none.
  ///   - count: How many times; none if below 1.
  public func answerAsk<Value: Sendable>(with value: Value?, times count: Int = 1) {
    replies.add({ _ in value }, to: Ask(), times: count)
  }

  /// Gives no answer to an output that asks for one.
  ///
  ///     before  posts.answerAsk(with: nil)
  ///     call    await navigator.ask { .wantsAuthor($0) }, in the model
  ///     after   the call gives nil
  ///
  /// - Parameters:
  ///   - nothing: Nil.
  ///   - count: How many times; none if below 1.
  public func answerAsk(with nothing: Never?, times count: Int = 1) {
    replies.add({ _ in nil }, to: Ask(), times: count)
  }

  /// Works out the answer to an output that asks for one, while the model waits for it. It is queued with the answers
  /// of `answerAsk`.
  ///
  /// ```swift
  /// posts.onAsk { output in
  ///   if case .wantsAuthor(let post, _) = output { authors[post] } else { nil }
  /// }
  /// ```
  ///
  /// - Parameter value: Receives the output and returns the answer; nil if there is none. Called at most once.
  public func onAsk<Value: Sendable>(_ value: @escaping @MainActor (C.Output) -> Value?) {
    replies.add({ value($0) }, to: Ask())
  }

  /// The answers that were not used: the names of their routes, and `ask` for outputs.
  ///
  /// ```swift
  /// #expect(todos.unusedAnswers.isEmpty)
  /// ```
  public var unusedAnswers: [String] {
    results.unused.map(\.name) + replies.unused.map { _ in "ask" }
  }
}

// What the model gets from the script.
extension RecordedNavigator {
  func perform(_ command: NavigationCommand<C.Route>) -> Outcome {
    actions.append(.command(command))
    return answered(outcome(of: command))
  }

  /// - Parameter isJoined: True for a verb that becomes part of the running transaction, if there is one.
  func outcome(of command: NavigationCommand<C.Route>, isJoined: Bool = true) -> Outcome {
    guard
      said(to: command) != nil || !command.needsTop || isOnTop
        || (transaction != nil && isJoined)
    else { return .ignored(.originNotOnTop) }
    // The verbs after an ignored one do nothing.
    if isJoined, let failure = transaction?.failure { return failure }
    let says = said(to: command) ?? outcome
    // A newer verb that is carried out replaces the question; one in a transaction, once that is carried out.
    if says.didChange, transaction == nil || !isJoined { waits.dropQuestion() }
    return waiting(says, command)
  }

  func said(to command: NavigationCommand<C.Route>) -> Outcome? {
    said.last { $0.command == command }?.outcome
  }

  /// Makes a verb part of the running transaction, if there is one.
  ///
  /// - Parameter says: What the verb returns.
  /// - Returns: The same; the outcome of an ignored verb, if one came before.
  func answered(_ says: Outcome) -> Outcome {
    if let failure = transaction?.failure { return failure }
    if says.isRefusal {
      transaction?.failure = says
    } else if says.didChange, transaction?.outcome != .redirected {
      transaction?.outcome = says
    }
    return says
  }

  func transaction(history: HistoryPolicy?, _ body: @MainActor () -> Void) -> Outcome {
    if let history { actions.append(.transaction(history: history)) }
    let outer = transaction
    guard isOnTop || outer != nil else { return .ignored(.originNotOnTop) }
    transaction = RecordedTransaction(failure: outer?.failure)
    body()
    let says = transaction.map { $0.failure ?? $0.outcome } ?? .unchanged
    transaction = outer
    if outer == nil, says.didChange { waits.dropQuestion() }
    return answered(says)
  }

  /// The result that the entry of a command finishes with; nil if the command makes no entry.
  func result(
    of command: NavigationCommand<C.Route>, typeName: String, accepts: (any Sendable) -> Bool
  ) -> (any Sendable)? {
    guard let route = command.awaitedRoute else { return nil }
    let question = "\(command) waits for a result of type \(typeName)"
    guard let answer = results.take(route) else {
      note(
        "\(question), but the test has no answer left for \(route.name); the view model got nil."
          + " Call answer(_:with:) before, once for each wait; with nil if it leaves without a result."
      )
      return nil
    }
    return checked(answer(()), question, typeName, accepts)
  }

  func answer(to output: C.Output, for asker: StandInAsker) -> (any Sendable)? {
    let question = "\(RecordedAction<C>.ask(output)) asks for an answer of type \(asker.typeName)"
    guard let answer = replies.take(Ask()) else {
      note(
        "\(question), but the test has none left; the view model got nil."
          + " Call answerAsk(with:) before, once for each question; with nil if there is no answer."
      )
      return nil
    }
    return checked(answer(output), question, asker.typeName, asker.accepts)
  }

  private func checked(
    _ value: (any Sendable)?, _ question: String, _ typeName: String,
    _ accepts: (any Sendable) -> Bool
  ) -> (any Sendable)? {
    // Computing the answer may have made the entry leave.
    guard let value, attachments != nil else { return nil }
    guard accepts(value) else {
      note(
        "\(question), but the test answers \(String(reflecting: value)), of type \(type(of: value));"
          + " the view model got nil. Answer with a value of type \(typeName).")
      return nil
    }
    return value
  }
}

extension NavigationCommand {
  /// The route of the entry that a caller can wait for.
  fileprivate var awaitedRoute: Route? {
    switch self {
    case .push(let routes): routes.last
    case .present(let route, _, _), .navigate(let route, _): route
    default: nil
    }
  }
}
