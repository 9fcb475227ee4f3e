import Waymark

/// What an app tells while it is explored.
@MainActor
final class ExplorerLog {
  /// True if something has changed since somebody has set it back.
  var hasChanged = false
  private(set) var reports: [MisuseReport] = []

  func note(_ report: MisuseReport) {
    reports.append(report)
  }

  /// What was reported since the last time.
  func takeReports() -> [MisuseReport] {
    defer { reports = [] }
    return reports
  }
}
