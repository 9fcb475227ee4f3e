import Waymark

/// The reports of a coordinator, in order.
@MainActor
final class ReportList {
  private(set) var all: [MisuseReport] = []

  var reporter: MisuseReporter { MisuseReporter { self.all.append($0) } }
  var codes: [MisuseReport.Code] { all.map(\.code) }
}
