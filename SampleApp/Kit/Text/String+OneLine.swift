extension String {
  /// Returns the text on one line: line breaks, control characters and characters that turn the
  /// direction of writing are written as escapes such as `\n`, `\t` and `\u{1B}`.
  ///
  /// A text longer than the limit, in characters, is cut, with `…` as its last character. Use it
  /// for everything that came from a person or a file, so that no data can look like another line.
  ///
  ///     "milk\nand bread".oneLine()   // milk\nand bread, with a backslash and an n
  public func oneLine(limit: Int? = nil) -> String {
    // A character may hide a line break behind a combining mark, so that scalars are looked at.
    let isPlain = !unicodeScalars.contains { $0.mustBeEscaped }
    let line = isPlain ? self : unicodeScalars.map(\.escapedForOneLine).joined()
    guard let limit, line.utf8.count > limit else { return line }
    let start = line.prefix(max(limit, 1) + 1)
    return start.count > max(limit, 1) ? start.dropLast(2) + "…" : line
  }
}

extension Unicode.Scalar {
  fileprivate var mustBeEscaped: Bool {
    // Most text is plain ASCII; asking for properties is much dearer.
    guard value < 0x20 || value > 0x7E else { return false }
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    default: return (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
    }
  }

  fileprivate var escapedForOneLine: String {
    guard mustBeEscaped else { return String(self) }
    switch self {
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    default: return "\\u{" + String(value, radix: 16, uppercase: true) + "}"
    }
  }
}
