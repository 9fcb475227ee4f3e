extension String {
  /// Returns the text as lines of at most `columns` characters, broken between words.
  ///
  /// Line breaks and empty lines of the text stay. Blanks at a break are dropped, and several
  /// blanks become one. A word that is longer than a line is cut. All other control characters are
  /// escaped as by `oneLine()`, so that each line stays one line.
  public func wrapped(columns: Int = 72) -> [String] {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .flatMap { String($0).wrappedParagraph(columns: max(columns, 1)) }
  }

  private func wrappedParagraph(columns: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var room = columns
    for word in split(whereSeparator: { $0 == " " || $0 == "\t" }) {
      var rest = Substring(String(word).oneLine())
      var length = rest.count
      if !line.isEmpty, length + 1 <= room {
        line += " " + rest
        room -= length + 1
        continue
      }
      if !line.isEmpty {
        lines.append(line)
      }
      while length > columns {
        lines.append(String(rest.prefix(columns)))
        rest = rest.dropFirst(columns)
        length -= columns
      }
      line = String(rest)
      room = columns - length
    }
    return line.isEmpty && !lines.isEmpty ? lines : lines + [line]
  }
}
