public import Waymark

// Calls that do something and record it.
extension SessionRecorder {
  /// Calls a verb of the root, and records it.
  ///
  ///     before  Todos[list]
  ///     call    recorder.step(.push(.detail(id: 7)))
  ///     after   Todos[list, detail(id: 7)]
  ///     writes  test.step({ $0.push(.detail(id: 7)) }) { $0.base.append(.detail(id: 7)) }
  ///
  /// - Parameter verb: The verb.
  /// - Returns: Its outcome, which the test states.
  @discardableResult
  public func step(_ verb: SessionVerb<C.Route>) -> Outcome {
    recordVerb(.verb(verb)) { verb.perform(in: $0) }
  }

  /// Calls a verb that the app adds to those of all coordinators, and records it.
  ///
  /// ```swift
  /// recorder.step("$0.go(to: .todos)") { $0.go(to: .todos) }
  /// // test.step({ $0.go(to: .todos) }) { … }
  /// ```
  ///
  /// - Parameters:
  ///   - source: The source of the call, with `$0` for the root.
  ///   - verb: Calls the verb on the given root. Called again to try the line.
  /// - Returns: Its outcome, which the test states.
  @discardableResult
  public func step(_ source: String, _ verb: @escaping @MainActor (C) -> Outcome) -> Outcome {
    recordVerb(.told(source, verb), verb)
  }

  /// Records a line of a test for something that has no outcome.
  ///
  /// ```swift
  /// recorder.record("test.act({ _ in session.end() })") { _ in session.end() }
  /// ```
  ///
  /// - Parameters:
  ///   - line: The line up to the closure with the statement. It is read after `body`, so it may depend on its result.
  ///     If it begins with `await`, it also states the changes up to ``settle()``.
  ///   - body: Does the same with the given root. Called again to try the line.
  @_disfavoredOverload  // In an asynchronous function, the overload that waits is preferred.
  public func record(
    _ line: @autoclosure () -> String, _ body: @escaping @MainActor (C) -> Void
  ) {
    recordStep { root in
      body(root)
      return (.line(line()) { body($0) }, nil)
    }
  }

  /// Records a line of a test for something that waits, and waits until nothing changes any more.
  ///
  /// ```swift
  /// await recorder.record("await test.screen(SignIn.self, { await $0.signIn(\"Ann\") })") {
  ///   await $0.screen(as: SignIn.self)?.signIn("Ann")
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - line: The line up to the closure with the statement. It is read after `body`. If it does not begin with
  ///     `await`, another line states what changes by itself afterwards.
  ///   - body: Does the same with the given root. Called again to try the line.
  public func record(
    _ line: @autoclosure () -> String, _ body: @escaping @MainActor (C) async -> Void
  ) async {
    begin()
    await body(root)
    end()
    guard depth == 0 else { return }
    add(.line(line(), body))
    await settle()
  }

  /// Performs a gesture on a platform without quirks, as `test.user` does, and records it.
  ///
  ///     before  Todos[list, detail(id: 7)]
  ///     call    recorder.user(.swipeBack())
  ///     after   Todos[list]
  ///     writes  test.user(.swipeBack(.finished)) { $0.base.removeLast() }
  ///
  /// - Parameter gesture: What the user does. An impossible gesture is recorded, too; it changes nothing.
  public func user(_ gesture: UserGesture) {
    let platform = platform ?? PlatformSimulator(root)
    self.platform = platform
    user(gesture) {
      platform.settle()
      _ = platform.perform(gesture)
    }
  }

  /// Records a gesture that other code performs.
  ///
  /// ```swift
  /// recorder.user(.swipeBack()) { window.swipeBack() }
  /// ```
  ///
  /// - Parameters:
  ///   - gesture: What the user does.
  ///   - body: Performs the gesture on the platform that shows the root.
  public func user(_ gesture: UserGesture, _ body: () -> Void) {
    recordStep { _ in
      body()
      return (.gesture(gesture), nil)
    }
  }

  /// Answers the open question whether an entry may be left, and records it.
  ///
  ///     before  Todos[list], sheet [add], and the question whether add may be left
  ///     call    recorder.answer(.proceed)
  ///     after   Todos[list]
  ///     writes  test.answer(.proceed) { $0.dismiss() }
  ///
  /// - Parameter answer: The answer.
  /// - Returns: The outcome; nil if no question is open. Then nothing is recorded.
  @discardableResult
  public func answer(_ answer: LeaveAnswer) -> Outcome? {
    guard let request = root.pendingLeave else { return nil }
    return recordVerb(.answer(answer)) { _ in
      answer == .proceed ? request.proceed() : request.cancel()
    }
  }

  /// Waits until nothing changes any more, and records what changed by itself.
  ///
  /// ```swift
  /// await recorder.settle()
  /// // await test.settle { $0.present(.progress) }
  /// ```
  public func settle() async {
    await settle(as: .settle) { await comesToRest(root, on: platform) }
  }

  /// Waits, and records what happens meanwhile.
  ///
  /// - Parameters:
  ///   - action: The step that waits for the same in a test.
  ///   - wait: Waits until nothing changes any more. Returns false if something keeps changing.
  func settle(as action: SessionStep<C>.Action, _ wait: () async -> Bool) async {
    let tasks = root.taskNames.count
    begin()
    let (asked, targets) = (question, root.pendingNavigations)
    let isAtRest = await wait()
    end()
    guard depth == 0 else { return }
    // The line fails for that, and a test does not look at the states in between.
    if !isAtRest { passed = PassedStates() }
    let now = NavigationState(of: root)
    let isChanged = !StateComparison(before: state, stated: state, there: now).lines.isEmpty
    let moments = passed.fleeting(from: state, to: now)
    guard
      isChanged || !outputs.isEmpty || !reports.isEmpty || !moments.isEmpty
        || tasks != root.taskNames.count || asked != question || targets != root.pendingNavigations
    else {
      // They are no part of what comes next.
      passed = PassedStates()
      return
    }
    let before = steps.last
    add(action)
    guard case .settle = action, let before, before.waits, !before.isSeen else { return }
    let settled = steps.removeLast()
    steps[steps.count - 1] = before.joined(with: [settled])
  }

  private func recordVerb(
    _ action: SessionStep<C>.Action, _ verb: (C) -> Outcome
  ) -> Outcome {
    begin()
    let outcome = verb(root)
    end(with: action, outcome)
    return outcome
  }

  /// Records what a body does.
  ///
  /// - Parameter body: Does something. Returns the step, and its outcome if it has one; nil if there was nothing to do.
  func recordStep(_ body: (C) -> (action: SessionStep<C>.Action, outcome: Outcome?)?) {
    begin()
    let step = body(root)
    end(with: step?.action, step?.outcome)
  }

  /// Begins a call of the recorder, to which everything belongs that happens before its end.
  private func begin() {
    noteQuestion()
    depth += 1
  }

  private func end() {
    noteQuestion()
    depth -= 1
  }

  /// Ends a call and adds its step, unless it is part of another call.
  private func end(with action: SessionStep<C>.Action?, _ outcome: Outcome?) {
    let seen = outcome.map { SeenOutcome($0, in: root) }
    platform?.settle()
    end()
    if depth == 0, let action { add(action, seen) }
  }
}
