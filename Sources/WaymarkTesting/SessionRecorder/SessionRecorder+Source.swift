import Waymark

extension SessionRecorder {
  /// Writes the test of what was recorded so far.
  ///
  /// ```swift
  /// let text = await recorder.source(
  ///   test: "aTodoIsAdded", app: "AppCoordinator(stores: .sample)", testable: ["App"])
  /// ```
  ///
  /// - Parameters:
  ///   - test: The name of the test.
  ///   - app: Makes the app in the test, beginning with `try` if that may throw; nil for the type of the root without
  ///     arguments.
  ///   - imports: The modules that the test needs besides `Testing`, `Waymark` and `WaymarkTesting`.
  ///   - testable: The modules of which it needs what is internal.
  ///   - isTried: False to write at once what was told, also where there is a maker of fresh apps.
  /// - Returns: A file of Swift Testing. It calls `record`, the function that takes failures; see ``TestFailure``.
  /// - Complexity: Linear in the steps; with a maker of fresh apps, for each line that does not pass at once, in the steps
  ///   before it once more.
  public func source(
    test: String = "recordedSession", app: String? = nil, imports: [String] = [],
    testable: [String] = [], isTried: Bool = true
  ) async -> String {
    await text(isTried: isTried).source(
      test: test, app: app ?? "\(sourceName(of: C.self))()", imports: imports, testable: testable)
  }

  private func text(isTried: Bool) async -> SessionText<C> {
    guard isTried, let fresh else {
      return SessionText(steps.map { $0.guess($0.untried) }, end: Leftover(of: root))
    }
    let trial = SessionTrial(fresh)
    await trial.write(steps, from: start)
    return SessionText(trial.lines, end: trial.end)
  }
}

@MainActor
extension SessionStep {
  /// Why what was seen is in doubt without a fresh app.
  fileprivate var untried: String {
    seenChange.map { "Seen and not tried: \($0)." } ?? "Heard and not tried."
  }
}
