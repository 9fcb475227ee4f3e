/// The lines of `--run`: commands, separated by semicolons or line breaks.
///
///     CommandScript("go todos; 2 Milk\\; bread").lines  // ["go todos", " 2 Milk; bread"]
struct CommandScript: Hashable, Sendable {
  /// The commands, in order, some of which may be empty.
  let lines: [String]

  /// Splits a text. `\;` is a semicolon that does not separate commands, and `\\` is a backslash.
  init(_ text: String) {
    var lines = [""]
    var rest = text[...]
    while let character = rest.popFirst() {
      if character == "\\", let next = rest.first, next == ";" || next == "\\" {
        lines[lines.count - 1].append(rest.removeFirst())
      } else if character == ";" || character.isNewline {
        lines.append("")
      } else {
        lines[lines.count - 1].append(character)
      }
    }
    self.lines = lines
  }
}
