import Testing

@testable import SampleApp

@Suite("Columns side by side")
struct ColumnsTests {
  private func column(
    _ title: String, _ screen: String = "", _ actions: [String] = [], isSelected: Bool = false
  ) -> Columns.Column {
    Columns.Column(
      title: title, isSelected: isSelected, screen: screen,
      actions: actions.map { Block.Action(title: $0) })
  }

  @Test(
    "Titles stand above screens, the selected one in brackets, and numbers continue to the right")
  func lines() {
    let columns = Columns(
      width: 41,
      columns: [
        column("A", "one two three", ["Go"]),
        column("B", "x", ["Write", "Save"], isSelected: true),
        column("C", "y\n\nz", ["A long action"]),
      ])
    #expect(columns.widths == [11, 11, 11])
    #expect(
      columns.lines(in: .plain) == [
        "  A           | [B]         | C",
        "              |             |",
        "  one two     | x           | y",
        "  three       | 2. Write    |",
        "  1. Go       | 3. Save     | z",
        "              |             | 4. A long …",
      ])
    #expect(columns.lines(in: .colour)[0] == "  A           | \u{1B}[1m[B]\u{1B}[0m         | C")
  }

  @Test("No line is wider than the window, however many columns there are", arguments: 20...200)
  func widths(width: Int) {
    let long = String(repeating: "word and more ", count: 9) + String(repeating: "x", count: 300)
    for count in 1...3 {
      let all = (0..<count).map { column("\(long)\($0)", long, [long], isSelected: $0 == 0) }
      let columns = Columns(width: width, columns: all)
      #expect(columns.widths.count == count && columns.widths.allSatisfy { $0 > 0 })
      let lines = columns.lines(in: .plain)
      #expect(lines.map(\.count).max() == width)
    }
  }

  @Test("No data can end a block, begin a line of another kind, or reach the terminal raw")
  func hostileData() {
    let data = "a\r\npath: x\r\n\r\nerror: y\u{2028}\u{1B}[2J\u{7}\u{85}\u{B}\n"
    let columns = Columns(
      width: 60, columns: [column(data, data, [data]), column(data, data, [data])])
    let lines = columns.lines(in: .plain)
    #expect(lines.allSatisfy { $0.hasPrefix("  ") && $0.contains("|") })
    #expect(
      lines.joined().unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
  }
}
