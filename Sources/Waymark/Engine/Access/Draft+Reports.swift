// Reports of what a change leaves although it may not be seen: made with the change, and once.

extension Draft {
  /// Keeps what is reported meanwhile until the change is made. What throws is reported at once, since it
  /// is not tried again.
  func keepingReports<Result>(
    _ body: () throws(Refusal) -> Result
  ) throws(Refusal) -> Result {
    let outer = state.keptReports.take()
    state.keptReports = []
    do throws(Refusal) {
      let result = try body()
      keep(exchange(&state.keptReports, with: outer) ?? [])
      return result
    } catch {
      for report in exchange(&state.keptReports, with: outer) ?? [] { state.report(report) }
      throw error
    }
  }

  private func keep(_ reports: [MisuseReport]) {
    for report in reports where extras?.reports.contains(report) != true {
      makeExtras().reports.append(report)
    }
  }

  /// Makes the reports that were kept. A change that is undone has left nothing, and its revalidations
  /// are made again, alone.
  func makeReports(isUndone: Bool) {
    guard let extras, !isUndone else { return }
    for report in extras.reports { state.report(report) }
  }
}
