/// Rows as text: a heading for each group, and aligned columns.
package struct Table {
  private let groups: [(name: String, rows: [Row])]

  package init(_ rows: [Row]) {
    var groups: [(name: String, rows: [Row])] = []
    for row in rows {
      if let place = groups.firstIndex(where: { $0.name == row.group }) {
        groups[place].rows.append(row)
      } else {
        groups.append((row.group, [row]))
      }
    }
    self.groups = groups
  }

  package var lines: [String] {
    let all = [Row.titles] + groups.flatMap { $0.rows.map(\.cells) }
    let widths = Row.titles.indices.map { column in
      all.map { $0[column].count }.max() ?? 0
    }
    return groups.flatMap { group in
      ["", Self.line([group.name] + Row.titles.dropFirst(), widths)]
        + group.rows.map { Self.line($0.cells, widths) }
    }
  }

  /// Text to the left, figures to the right.
  private static func line(_ cells: [String], _ widths: [Int]) -> String {
    let padded = zip(cells, widths).enumerated().map { column, cell in
      let space = String(repeating: " ", count: max(0, cell.1 - cell.0.count))
      return (1...4).contains(column) ? space + cell.0 : cell.0 + space
    }
    var line = padded.joined(separator: "  ")
    while line.last == " " { line.removeLast() }
    return line
  }
}

extension Double {
  /// The number with three significant digits, and two decimals at most.
  package var short: String {
    guard isFinite, abs(self) < 1e15 else { return "\(self)" }
    let digits = abs(self) >= 100 ? 0 : abs(self) >= 10 ? 1 : 2
    let scale = [1.0, 10, 100][digits]
    let whole = Int((self * scale).rounded())
    let sign = whole < 0 ? "-" : ""
    var text = "\(abs(whole) / Int(scale))"
    let rest = abs(whole) % Int(scale)
    guard rest > 0 else { return sign + text }
    text += "." + String(repeating: "0", count: digits - "\(rest)".count) + "\(rest)"
    return sign + text
  }
}
