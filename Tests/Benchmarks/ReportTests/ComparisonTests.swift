import BenchmarkReport
import Testing

@Suite struct ComparisonTests {
  private static func report(_ rows: Row...) -> Report {
    Report(machine: "a machine", date: "a day", rows: rows)
  }

  private static func row(
    _ name: String = "push", figure: Double = 100, ratio: Double? = nil, allocations: Double? = 2
  ) -> Row {
    Row(
      group: "Stack", name: name, figure: figure,
      reference: ratio.map { .init(kind: .floor, figure: 10, allocations: 0, ratio: $0) },
      allocations: allocations)
  }

  @Test(
    arguments: [
      (100, 100, false), (100, 119, false), (100, 84, false), (100, 121, true), (100, 82, true),
      (0, 0, false), (0, 1, true), (1, 0, true),
    ] as [(Double, Double, Bool)])
  func aFigureMayMoveByAFifth(_ old: Double, _ new: Double, _ hasMoved: Bool) {
    let comparison = Comparison(
      old: Self.report(Self.row(figure: old)), new: Self.report(Self.row(figure: new)))
    #expect(comparison.moved.isEmpty != hasMoved)
  }

  @Test func ratiosCountWhereThereAreSome() {
    let comparison = Comparison(
      old: Self.report(Self.row(figure: 100, ratio: 3)),
      new: Self.report(Self.row(figure: 500, ratio: 3.3)))
    #expect(comparison.moved.isEmpty)
    #expect(comparison.lines.map(\.isRatio) == [true])
    #expect(comparison.text.last == "1 rows, none moved by more than 20 %")
  }

  @Test func allocationsMayNotMoveAsFarAsTheyAreShown() {
    // A list that is made in four rounds may once find more room than it asked for.
    let same = Comparison(
      old: Self.report(Self.row(allocations: 16.201)),
      new: Self.report(Self.row(allocations: 16.203)))
    #expect(same.moved.isEmpty)
    let comparison = Comparison(
      old: Self.report(Self.row(allocations: 2)), new: Self.report(Self.row(allocations: 2.01)))
    #expect(comparison.moved.map(\.key) == ["Stack: push"])
    #expect(
      comparison.text == [
        "Stack: push  figure 100 -> 100: 1, allocations 2 -> 2.01  moved", "moved: Stack: push",
      ])
  }

  @Test func rowsOfOneReportAloneAreNamed() {
    let comparison = Comparison(
      old: Self.report(Self.row("push"), Self.row("gone")),
      new: Self.report(Self.row("push"), Self.row("new")))
    #expect(comparison.onlyOld == ["Stack: gone"])
    #expect(comparison.onlyNew == ["Stack: new"])
    #expect(comparison.text.contains("only in the old report: Stack: gone"))
    #expect(comparison.text.contains("only in the new report: Stack: new"))
    #expect(comparison.moved.isEmpty)
  }

  @Test func aReportSurvivesItsText() throws {
    let report = Self.report(Self.row(ratio: 3), Self.row("pop", allocations: nil))
    #expect(try Report(json: report.json()) == report)
    #expect(try report.json() == report.json())
  }
}
