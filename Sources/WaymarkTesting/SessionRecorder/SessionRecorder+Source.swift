import Waymark

extension SessionRecorder {
  /// Writes a test of the session so far.
  ///
  /// ```swift
  /// let text = await recorder.source(
  ///   test: "aTodoIsAdded", app: "AppCoordinator(stores: .sample)", testable: ["App"])
  /// ```
  ///
  /// - Parameters:
  ///   - test: The name of the test.
  ///   - app: The expression that makes the app in the test. It begins with `try` if it may throw. If nil, the type of
  ///     the root is called without arguments.
  ///   - imports: The modules that the test needs besides `Testing`, `Waymark` and `WaymarkTesting`.
  ///   - testable: The modules that the test imports as `@testable`.
  ///   - isTried: False to write the lines without trying them, even if there is a closure that
  ///     makes fresh apps.
  /// - Returns: A file of Swift Testing. It calls your function `record` for failures; see ``TestFailure``.
  /// - Complexity: Linear in the steps. If lines are tried, each line that does not pass at once takes all steps before
  ///   it again.
  public func source(
    test: String = "recordedSession", app: String? = nil, imports: [String] = [],
    testable: [String] = [], isTried: Bool = true
  ) async -> String {
    noteQuestion()
    return await text(isTried: isTried).source(
      test: test, app: app ?? "\(sourceName(of: C.self))()", imports: imports, testable: testable)
  }

  /// The steps, where a report belongs to the change before it that was only seen, too.
  private var written: [SessionStep<C>] {
    steps.reduce(into: []) { all, step in
      if case .reported = step.action, let last = all.last, last.isSeen {
        all[all.count - 1] = last.joined(with: [step])
      } else {
        all.append(step)
      }
    }
  }

  private func text(isTried: Bool) async -> SessionText<C> {
    guard isTried, let fresh else {
      return SessionText(
        written.map { $0.guess($0.untried) }, startingWith: startReports, end: Leftover(of: root))
    }
    let trial = SessionTrial(fresh)
    await trial.write(steps, from: start)
    return SessionText(trial.lines, startingWith: trial.startReports, end: trial.end)
  }
}

@MainActor
extension SessionStep {
  /// The comment on a change that the recorder saw but could not try.
  fileprivate var untried: String {
    seenChange.map { "Seen but not tried: \($0)." } ?? "Seen but not tried."
  }
}
