@testable import WaymarkRoutes

/// Tables and links that look alike, so that many match and many nearly do.
struct RandomLinks {
  var generator: SeededGenerator

  private static let texts = [
    "a", "b", "ab", "abc", "abd", "ä", "äb", "\u{1F389}", "x/y", "100%", "A", "a b", "+", "...",
  ]

  mutating func pattern() -> PatternSyntax {
    var segments: [PatternSyntax.Segment] = []
    for place in 0..<Int.random(in: 0...4, using: &generator) {
      // No literal contains a slash, because patterns are split first.
      let text = Self.texts.filter { !$0.contains("/") }.randomElement(using: &generator) ?? "a"
      segments.append(
        Int.random(in: 0..<3, using: &generator) > 0 ? .literal(text) : .parameter("p\(place)"))
    }
    switch Int.random(in: 0..<15, using: &generator) {
    case 0: segments.append(.optional("last"))
    case 1: segments.append(.repeated("last"))
    case 2: segments.append(.wildcard)
    case 3: segments.append(.any("last"))
    case 4: segments += [.optional("maybe"), .wildcard]
    case 5: segments += [.optional("maybe"), .any("last")]
    default: break
    }
    return PatternSyntax(segments: segments)
  }

  /// A path for the pattern, or nearly so.
  mutating func path(for pattern: PatternSyntax) -> String {
    var path = Bool.random(using: &generator) ? "/" : ""
    for segment in pattern.segments {
      switch segment {
      case .literal(let text): path += spell(text) + "/"
      case .parameter: path += spell(anyText()) + "/"
      case .optional, .repeated, .any, .wildcard:
        for _ in 0..<Int.random(in: 0...2, using: &generator) { path += spell(anyText()) + "/" }
      }
      switch Int.random(in: 0..<24, using: &generator) {
      case 0: path += "/"
      case 1: path += "./"
      case 2: path += "x/../"
      case 3: path += "../"
      case 4: path += spell(anyText()) + "/"
      default: break
      }
    }
    switch Int.random(in: 0..<10, using: &generator) {
    case 0: path += "?" + spell(anyText()) + "=" + spell(anyText())
    case 1: path += "#a/b?c"
    case 2: path = String(path.dropLast())
    default: break
    }
    return path
  }

  private mutating func anyText() -> String { Self.texts.randomElement(using: &generator) ?? "a" }

  /// Escapes what must be escaped, sometimes what need not be, and rarely writes nonsense.
  mutating func spell(_ text: String) -> String {
    if Int.random(in: 0..<30, using: &generator) == 0 {
      return ["%", "%4", "%GG", "%C3", "a%FF"].randomElement(using: &generator) ?? "%"
    }
    let escapesAll = Int.random(in: 0..<6, using: &generator) == 0
    var written = ""
    for scalar in text.unicodeScalars {
      let mustEscape = "/?#%".unicodeScalars.contains(scalar)
      guard mustEscape || escapesAll || Int.random(in: 0..<16, using: &generator) == 0 else {
        written.unicodeScalars.append(scalar)
        continue
      }
      for byte in String(scalar).utf8 {
        let digits = String(byte, radix: 16, uppercase: Bool.random(using: &generator))
        written += (byte < 16 ? "%0" : "%") + digits
      }
    }
    return written
  }
}
