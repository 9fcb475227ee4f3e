public import Waymark

extension MisuseReporter {
  /// A reporter that fails the test for each report, at the line that makes the reporter.
  ///
  /// ```swift
  /// app.flow.reporter = .failing(record)
  /// ```
  ///
  /// Set it before the first verb. A ``NavigationTest`` needs none, because a report that no line states fails there.
  ///
  /// - Parameter fail: Called for each report.
  public static func failing(
    _ fail: @escaping @MainActor @Sendable (TestFailure) -> Void,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> MisuseReporter {
    let place = TestPlace(fileID, filePath, line, column)
    return MisuseReporter { fail(place.failure("\($0)")) }
  }
}
