/// Reads Swift source without blanks, except in string literals.
struct SourceReader {
  private(set) var rest: Substring

  /// Begins with source that has blanks.
  init(_ source: String) {
    var text = ""
    var isQuoted = false
    var isEscaped = false
    for character in source {
      if isQuoted || !character.isWhitespace { text.append(character) }
      if character == "\"", !isEscaped { isQuoted.toggle() }
      isEscaped = isQuoted && character == "\\" && !isEscaped
    }
    rest = text[...]
  }

  /// Takes a text, if it is next.
  mutating func take(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }

  /// Takes the next letters, or other characters.
  mutating func word(of isPart: (Character) -> Bool = { $0.isLetter }) -> String {
    let word = rest.prefix(while: isPart)
    rest = rest.dropFirst(word.count)
    return String(word)
  }

  /// Takes the text between brackets, if an opening one is next.
  mutating func group(_ opening: Character) -> String {
    guard rest.first == opening else { return "" }
    let parts = Self.parts(of: rest, upTo: { $0 == 0 && ")]}".contains($1) })
    rest = rest.dropFirst(parts.count + 2)
    return String(parts)
  }

  /// The parts of a list.
  static func list(_ text: String) -> [String] {
    var parts: [String] = []
    var rest = "(" + text
    while rest.count > 1 {
      let part = Self.parts(of: rest[...], upTo: { $0 == 0 && $1 == "," })
      parts.append(String(part))
      rest = String(rest.dropFirst(part.count + 1))
    }
    return parts
  }

  /// The statements of a closure. Each begins with `$0`.
  static func statements(_ text: String) -> [String] {
    var parts: [String] = []
    var rest = text
    while rest.hasPrefix("$0") {
      let part = Self.parts(of: rest[...], upTo: { $0 == 0 && $1 == "$" })
      parts.append("$" + String(part))
      rest = String(rest.dropFirst(part.count + 1))
    }
    return parts
  }

  /// The text after the first character, up to a character at a depth.
  private static func parts(
    of text: Substring, upTo isEnd: (Int, Character) -> Bool
  ) -> Substring {
    var (depth, isQuoted, isEscaped) = (0, false, false)
    var count = 0
    for character in text.dropFirst() {
      if !isQuoted, isEnd(depth, character) { break }
      if character == "\"", !isEscaped { isQuoted.toggle() }
      isEscaped = isQuoted && character == "\\" && !isEscaped
      if !isQuoted, "([{".contains(character) { depth += 1 }
      if !isQuoted, ")]}".contains(character) { depth -= 1 }
      count += 1
    }
    return text.dropFirst().prefix(count)
  }
}
