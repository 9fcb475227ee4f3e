public import Waymark

// Steps of code.
extension NavigationTest {
  /// Calls a verb, and states its outcome and what it changes.
  ///
  ///     before  Todos[list]
  ///     call    test.step({ $0.push(.detail(id: 7)) }) { $0.base.append(.detail(id: 7)) }
  ///     after   Todos[list, detail(id: 7)], or a failure
  ///
  /// - Parameters:
  ///   - verb: Calls the verb and returns its outcome.
  ///   - expected: The outcome.
  ///   - change: Turns the state before into the state after. Leave it out to state that nothing changes.
  /// - Returns: The outcome.
  @discardableResult
  public func step(
    _ verb: (C) throws -> Outcome, _ expected: ExpectedOutcome = .performed,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, _ change: (inout NavigationState<C.Route>) -> Void = { _ in }
  ) rethrows -> Outcome {
    begin(at: TestPlace(fileID, filePath, line, column))
    let outcome = try verb(root)
    noteTargets(outcome.hold)
    if !expected.isAny { stateQuestion(of: outcome) }
    check(SeenOutcome(outcome, in: root), expected, change)
    return outcome
  }

  /// Runs code that has no outcome, and states what it changes.
  ///
  ///     before  Todos[list]
  ///     call    test.act({ _ in session.end() }) { $0.present(.signIn) }
  ///     after   Todos[list], sheet [signIn], or a failure
  ///
  /// - Parameters:
  ///   - body: What to do: several verbs, or code that makes a model navigate.
  ///   - change: Turns the state before into the state after. Leave it out to state that nothing changes.
  public func act(
    _ body: (C) throws -> Void,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, _ change: (inout NavigationState<C.Route>) -> Void = { _ in }
  ) rethrows {
    begin(at: TestPlace(fileID, filePath, line, column))
    try body(root)
    check(nil, .any, change)
  }

  /// Goes to the state that the test begins with, without stating it.
  ///
  ///     before  App[home]
  ///     call    test.given { $0.push([.posts(.list), .posts(.author(id: 2))]) }
  ///     after   App[home, Posts[list, author(id: 2)]]
  ///
  /// The test fails here if a verb is ignored or denied, or if a link gives no route, because it would begin elsewhere.
  ///
  /// - Parameter body: What to do. Still state outputs, reports, targets that are given up, and questions that are
  ///   closed.
  public func given(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, _ body: (C) throws -> Void
  ) rethrows {
    begin(at: TestPlace(fileID, filePath, line, column))
    try body(root)
    failRefusedBeginning()
    take()
    unstated.removeAll { told in
      switch told.value {
      case .moment, .question(.opened): true
      case .output, .report, .drop, .question(.closed): false
      }
    }
  }

  /// Waits until nothing changes any more, and states what has changed.
  ///
  /// ```swift
  /// test.step({ $0.open("/todos/7") }) { $0.base = [.home, .todos(.list), .todos(.detail(id: 7))] }
  /// await test.settle { $0.present(.progress) }  // a task of the screen presents it
  /// ```
  ///
  /// - Parameter change: Turns the state before into the state after. Leave it out to state that nothing changes.
  public func settle(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, _ change: (inout NavigationState<C.Route>) -> Void = { _ in }
  ) async {
    place = TestPlace(fileID, filePath, line, column)
    let hadTask = !root.taskNames.isEmpty
    guard await comeToRest() else { return }
    let now = NavigationState(of: root)
    let isIdle = !hadTask && StateComparison(before: state, stated: state, there: now).lines.isEmpty
    check(
      nil, .any, change,
      because: isIdle
        ? "No task of a navigator is at work. A Task of the model's own is not waited for." : nil)
  }

  /// Answers the open question whether an entry may be left, and states what that changes.
  ///
  ///     before  Todos[list], sheet [add], and the question whether add may be left
  ///     call    test.answer(.proceed) { $0.dismiss() }
  ///     after   Todos[list], or a failure
  ///
  /// - Parameters:
  ///   - answer: The answer.
  ///   - expected: The outcome; `.asks("add")` if leaving asks the next entry, which has to be stated.
  ///   - change: Turns the state before into the state after. Leave it out to state that nothing changes.
  public func answer(
    _ answer: LeaveAnswer, _ expected: ExpectedOutcome = .any,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, _ change: (inout NavigationState<C.Route>) -> Void = { _ in }
  ) {
    begin(at: TestPlace(fileID, filePath, line, column))
    guard let request = root.pendingLeave else {
      return fail("No question is open whether an entry may be left.", at: place)
    }
    answered = request
    let outcome = answer == .proceed ? request.proceed() : request.cancel()
    if !expected.isAny { stateQuestion(of: outcome) }
    check(SeenOutcome(outcome, in: root), expected, change)
  }
}

// Steps of a user.
extension NavigationTest {
  /// Performs a gesture of the user, and states what that changes.
  ///
  ///     before  Todos[list, detail(id: 7)]
  ///     call    test.user(.swipeBack()) { $0.base.removeLast() }
  ///     after   Todos[list], or a failure
  ///
  /// The first gesture shows the root on a ``PlatformSimulator`` without quirks. An impossible gesture does nothing, so
  /// its step states that nothing changes.
  ///
  /// - Parameters:
  ///   - gesture: What the user does.
  ///   - change: Turns the state before into the state after. Leave it out to state that nothing changes.
  public func user(
    _ gesture: UserGesture,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, _ change: (inout NavigationState<C.Route>) -> Void = { _ in }
  ) {
    begin(at: TestPlace(fileID, filePath, line, column))
    let platform = platform ?? PlatformSimulator(root)
    self.platform = platform
    platform.settle()
    let isPossible = platform.perform(gesture)
    platform.settle()
    check(nil, .any, change, because: isPossible ? nil : "\(gesture) is not possible here.")
    guard let first = platform.differences.first else { return }
    fail("The platform does not show the tree.\n  \(first)", at: place)
  }
}

// How steps are checked.
extension NavigationTest {
  /// Begins a step. Fails for what has changed since the last one, because no line states it.
  func begin(at place: TestPlace) {
    checkUnstated("Something changed after this step.")
    failWhatNobodyStated()
    hasTakenStep = true
    self.place = place
  }

  func check(
    _ seen: SeenOutcome?, _ expected: ExpectedOutcome,
    _ change: (inout NavigationState<C.Route>) -> Void, because why: String? = nil
  ) {
    let before = state
    take()
    var stated = before.becoming(state)
    change(&stated)
    let comparison = StateComparison(before: before, stated: stated, there: state)
    let reasons = [why].compactMap(\.self) + takeRefusals(besides: seen?.outcome)
    let message = StepMessage(comparison.lines, seen, expected, reasons, comparison.correction)
    if let text = message.text { fail(text, at: place) }
  }

  /// Reads the tree as it is now.
  func take() {
    hasTakenStep = true
    platform?.settle()
    move(to: NavigationState(of: root))
    noteLiving()
    noteTargets()
    noteQuestion(root.pendingLeave)
  }

  private func move(to there: NavigationState<C.Route>) {
    for moment in passed.fleeting(from: state, to: there) { note(.moment(moment, before: state)) }
    passed = PassedStates()
    state = there
  }

  /// Notes what came and went since the last step, if the tree is as that step left it.
  func noteMoments() {
    guard !passed.isEmpty else { return }
    let there = NavigationState(of: root)
    guard StateComparison(before: state, stated: state, there: there).lines.isEmpty else { return }
    move(to: there)
  }

  /// Fails if the tree is not as the last step left it.
  func checkUnstated(_ title: String) {
    // What never comes to rest has failed already, and goes on.
    if isRestless { passed = PassedStates() }
    let there = NavigationState(of: root)
    let comparison = StateComparison(before: state, stated: state, there: there)
    move(to: there)
    guard !comparison.lines.isEmpty, !isRestless else { return }
    let write = comparison.correction.closure.map { " \($0)" } ?? ""
    let lines =
      [title] + comparison.lines
      + (waits
        ? ["Do it in a step, or write after it: await test.settle\(write)"]
        : ["Do it in a step: test.act({ … })\(write)"])
    fail(lines.joined(separator: "\n"), at: place)
  }

  /// Waits until nothing changes any more.
  ///
  /// - Returns: False if something keeps changing. Then the step has failed, and there is nothing to compare: what the
  ///   tree is depends on the moment.
  @discardableResult
  func comeToRest() async -> Bool {
    isRestless = await !comesToRest(root, on: platform)
    guard isRestless else { return true }
    // This failure is enough: the states in between need no failures of their own.
    passed = PassedStates()
    fail("Something keeps changing after this step, and never comes to rest.", at: place)
    take()
    _ = takeRefusals()
    return false
  }
}
