import Waymark

/// Collects what an app reports while it is explored.
@MainActor
final class ExplorerLog {
  /// True after a change. The reader resets it.
  var hasChanged = false
  private(set) var reports: [MisuseReport] = []

  func note(_ report: MisuseReport) {
    reports.append(report)
  }

  /// Returns the reports since the last call.
  func takeReports() -> [MisuseReport] {
    defer { reports = [] }
    return reports
  }
}
