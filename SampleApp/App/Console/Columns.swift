import Kit

/// The columns of a wide window, as text.
///
/// Action numbers continue from the first column to the last, since all actions can be chosen.
struct Columns: Hashable, Sendable {
  /// One column.
  struct Column: Hashable, Sendable {
    var title: String
    var isSelected: Bool
    var screen: String
    var actions: [Block.Action]
  }

  /// The maximum number of characters of a line, including blanks at its start. Each counts as one,
  /// also those that a terminal shows twice as wide.
  var width: Int

  /// The columns, from left to right.
  var columns: [Column]

  private static let indentation = "  "
  private static let separator = " | "
  /// The maximum width that a menu needs.
  private static let widestMenu = 30

  /// The widths of the columns, in characters: the first is a menu, the others share the rest.
  var widths: [Int] {
    let gaps = max(columns.count - 1, 0)
    let room = max(width - Self.indentation.count - gaps * Self.separator.count, columns.count)
    guard gaps > 0 else { return columns.map { _ in room } }
    let menu = min(Self.widestMenu, room / columns.count)
    let (share, rest) = (room - menu).quotientAndRemainder(dividingBy: gaps)
    return [menu] + (1...gaps).map { share + ($0 > gaps - rest ? 1 : 0) }
  }

  /// The lines. The titles of the columns come first, with the selected one in brackets.
  func lines(in style: Style) -> [String] {
    let widths = widths
    var first = 1
    let texts = zip(columns, widths).map { column, width in
      defer { first += column.actions.count }
      return column.lines(numberedFrom: first, columns: width)
    }
    let titles = zip(columns, widths).map { column, width in
      (column.isSelected ? "[\(column.title)]" : column.title).oneLine(limit: width)
    }
    let height = texts.map(\.count).max() ?? 0
    let rows = (0..<height).map { row in texts.map { $0.indices.contains(row) ? $0[row] : "" } }
    return [joined(titles, widths) { columns[$0].isSelected ? style.apply(.heading, to: $1) : $1 }]
      + ([columns.map { _ in "" }] + rows).map { joined($0, widths) { $1 } }
  }

  /// The cells of a row on one line, without trailing blanks.
  private func joined(_ cells: [String], _ widths: [Int], styled: (Int, String) -> String) -> String
  {
    var line = Self.indentation
    for (place, cell) in cells.enumerated() {
      line += styled(place, cell)
      guard place < cells.count - 1 else { break }
      line += String(repeating: " ", count: max(widths[place] - cell.count, 0)) + Self.separator
    }
    while line.last == " " { line.removeLast() }
    return line
  }
}

extension Columns.Column {
  /// The screen, wrapped to the width of the column, and its actions, each on one line.
  fileprivate func lines(numberedFrom first: Int, columns: Int) -> [String] {
    screen.wrapped(columns: columns)
      + actions.enumerated().map { "\(first + $0). \($1.text)".oneLine(limit: columns) }
  }
}
