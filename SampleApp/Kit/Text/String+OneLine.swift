extension String {
  /// Returns the text on one line. Line breaks, control characters and invisible marks, such as
  /// those that change the direction of writing, become escapes: `\n`, `\u{1B}`.
  ///
  /// A text with more characters than the limit is cut, with `…` as its last character. Use this
  /// for all text from people or files, so that data can never look like another line.
  ///
  ///     "milk\nand bread".oneLine()   // milk\nand bread, with a backslash and an n
  public func oneLine(limit: Int? = nil) -> String {
    // Checks scalars, because a character can hide a line break behind a combining mark.
    let isPlain = !unicodeScalars.contains { $0.mustBeEscaped }
    let line = isPlain ? self : unicodeScalars.map(\.escapedForOneLine).joined()
    guard let limit, line.utf8.count > limit else { return line }
    let start = line.prefix(max(limit, 1) + 1)
    return start.count > max(limit, 1) ? start.dropLast(2) + "…" : line
  }
}

extension Unicode.Scalar {
  fileprivate var mustBeEscaped: Bool {
    // Most text is plain ASCII, and reading properties costs much more.
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
    // Marks that join or separate the letters of many scripts, and the parts of an emoji.
    case 0x200C, 0x200D: true
    // The letters in a flag such as that of Scotland.
    case 0xE0020...0xE007F: true
    // Visible signs below or around numbers and names.
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
