/// The lines of `--run`: commands, separated by semicolons or line breaks.
///
///     CommandScript("go todos; 2 Milk\\; bread").lines  // ["go todos", " 2 Milk; bread"]
struct CommandScript: Hashable, Sendable {
  /// The commands, in order, some of which may be empty.
  let lines: [String]

  /// Splits a text. `\;` is a semicolon that does not separate commands.
  init(_ text: String) {
    var lines: [String] = []
    var line = ""
    var isEscaped = false
    for character in text {
      if isEscaped, character != ";" {
        line.append("\\")
      }
      if !isEscaped, character == "\\" {
        isEscaped = true
        continue
      }
      switch character {
      case ";" where !isEscaped, _ where character.isNewline:
        lines.append(line)
        line = ""
      case "\\" where isEscaped:
        // This backslash may escape the next semicolon in turn.
        continue
      default:
        line.append(character)
      }
      isEscaped = false
    }
    self.lines = lines + [isEscaped ? line + "\\" : line]
  }
}
