/// The receiver of reports of misuse. An app can log them, and tests can fail.
///
/// ```swift
/// app.flow.reporter = MisuseReporter { Issue.record("\($0)") }
/// ```
///
/// Set it before the first verb, so that no report is missed.
public struct MisuseReporter: Sendable {
  package let report: @MainActor @Sendable (MisuseReport) -> Void

  /// Makes a reporter.
  ///
  /// - Parameter report: Called for each report. A verb that it calls is queued; at a coordinator
  ///   that is still fresh, it runs at once.
  public init(_ report: @escaping @MainActor @Sendable (MisuseReport) -> Void) {
    self.report = report
  }

  /// Writes each report to standard error, on a line of its own.
  public static let standardError = MisuseReporter { report in
    var stream = StandardErrorStream()
    print("Waymark: \(report)", to: &stream)
  }
}
