import BenchmarkReport
import Testing

@Suite struct RowTests {
  private static func row(
    figure: Double = 100, floor: Double = 50, ratio: Double? = 2, allocations: Double? = 3,
    _ limits: Limit...
  ) -> Row {
    Row(
      group: "Stack", name: "push", figure: figure,
      reference: ratio.map { .init(kind: .floor, figure: floor, allocations: 1, ratio: $0) },
      allocations: allocations, limits: limits)
  }

  @Test func aLimitIsKeptUpToItself() {
    #expect(Self.row(Limit(.ratio, 2), Limit(.nanoseconds, 100)).verdict == .pass)
    #expect(Self.row(Limit(.allocations, 3)).verdict == .pass)
    #expect(Self.row().verdict == .stated)
  }

  @Test(arguments: [
    Limit(.ratio, 1.99), Limit(.growth, 1.5), Limit(.nanoseconds, 99), Limit(.allocations, 2.5),
    Limit(.bytes, 99), Limit(.seconds, 3),
  ])
  func eachLimitCanBeBroken(_ limit: Limit) {
    #expect(Self.row(limit).verdict == .over([limit]))
  }

  @Test func whatWasNotMeasuredIsOver() {
    #expect(Self.row(ratio: nil, Limit(.ratio, 2)).isOver)
    #expect(Self.row(ratio: nil, Limit(.growth, 2)).isOver)
    #expect(Self.row(allocations: nil, Limit(.allocations, 2)).isOver)
  }

  @Test func steadyRowsForgetWhatTheLoadMoves() {
    let row = Self.row(Limit(.ratio, 1), Limit(.nanoseconds, 1), Limit(.allocations, 3))
    #expect(row.isOver)
    #expect(row.steady.limits == [Limit(.ratio, 2), Limit(.allocations, 3)])
    #expect(!row.steady.isOver)
  }

  @Test func aRatioMayBeTwiceItsLimitUnderLoad() {
    #expect(!Self.row(ratio: 4, Limit(.ratio, 2)).steady.isOver)
    #expect(Self.row(ratio: 4.01, Limit(.ratio, 2)).steady.isOver)
  }

  @Test func thePassThatWasDisturbedTheLeastCounts() {
    // The pass with the smallest ratio is the one in which the floor was disturbed.
    let rows = [(8.0, 2.0), (6, 3), (5, 2), (5, 4)].map { figure, floor in
      Self.row(figure: figure, floor: floor, ratio: figure / floor)
    }
    #expect(Row.undisturbed(of: rows) == rows[2])
    let figures = [5.0, 4, 60].map { Self.row(figure: $0, ratio: nil) }
    #expect(Row.undisturbed(of: figures) == figures[1])
    #expect(Row.undisturbed(of: []) == nil)
  }

  @Test(
    arguments: [
      (0, "0"), (0.004, "0"), (1, "1"), (1.05, "1.05"), (1.5, "1.50"), (9.999, "10"),
      (12.34, "12.3"), (123.4, "123"), (9_876.5, "9877"), (-2.5, "-2.50"), (.infinity, "inf"),
    ] as [(Double, String)])
  func numbersAreShort(_ number: Double, _ text: String) {
    #expect(number.short == text)
  }

  @Test func theTableHasAHeadingForEachGroup() {
    let other = Row(
      group: "Links", name: "parse a link", figure: 1_234, limits: [Limit(.nanoseconds, 9)])
    let lines = Table([Self.row(Limit(.ratio, 4)), other, Self.row()]).lines
    #expect(
      lines == [
        "",
        "Stack            ours  compared with  ratio  allocations  budget",
        "push           100 ns    floor 50 ns    2 x        3 / 1  <= 4 x floor  pass",
        "push           100 ns    floor 50 ns    2 x        3 / 1  stated",
        "",
        "Links            ours  compared with  ratio  allocations  budget",
        "parse a link  1234 ns              -      -            -  <= 9 ns       over: nanoseconds",
      ])
  }
}
