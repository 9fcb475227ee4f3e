extension String {
  /// Returns the text on one line: line breaks, control characters and marks that cannot be seen,
  /// such as those that turn the direction of writing, are written as escapes: `\n`, `\u{1B}`.
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
    case .format: return !isWriting
    default: return false
    }
  }

  /// Whether a mark of the category Format is a part of written words or pictures.
  private var isWriting: Bool {
    switch value {
    // They join or part the letters of many scripts, and the parts of an emoji.
    case 0x200C, 0x200D: true
    // The letters in a flag such as that of Scotland.
    case 0xE0020...0xE007F: true
    // Signs below or around numbers and names, which can be seen.
    case 0x0600...0x0605, 0x06DD, 0x070F, 0x0890...0x0891, 0x08E2, 0x110BD, 0x110CD: true
    case 0x13430...0x1345F: true
    default: false
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
