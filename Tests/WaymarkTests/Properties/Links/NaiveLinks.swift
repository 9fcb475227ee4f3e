@testable import Waymark

/// What links mean, as plainly as it can be said: arrays of strings, no bytes of a buffer, no trie.
enum NaiveLinks {
  /// The segments of a bare path, each decoded, or nil if it is malformed.
  static func segments(of link: String) -> [String?] {
    let path = link.prefix { $0 != "#" }.prefix { $0 != "?" }
    var segments: [String?] = []
    for written in path.split(separator: "/") {
      switch written {
      case ".": break
      case "..": segments = segments.dropLast()
      default: segments.append(decode(String(written)))
      }
    }
    return segments
  }

  /// The items of a link's query, each with its value, or nil if that is malformed.
  static func items(of link: String) -> [(key: String?, value: String?)] {
    let parts = link.prefix { $0 != "#" }.split(
      separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return [] }
    return parts[1].split(separator: "&").map { item in
      let sides = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (decode(String(sides[0])), sides.count > 1 ? decode(String(sides[1])) : "")
    }
  }

  /// Decodes escapes; the standard library says what is UTF-8, by what it has to repair.
  static func decode(_ written: String) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(written.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      guard digits.count == 2, digits.allSatisfy(\.isHexDigit), digits.utf8.count == 2,
        let value = UInt8(digits, radix: 16)
      else { return nil }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.utf8.elementsEqual(bytes) ? text : nil
  }

  /// The candidates that fit the path, best first.
  static func candidates(for path: [String?], among patterns: [PatternSyntax]) -> [Int] {
    candidates(patterns.map(\.segments), Array(patterns.indices), path, depth: 0)
  }

  /// Of the patterns that fit the first `depth` segments, those that fit the others too.
  private static func candidates(
    _ patterns: [[PatternSyntax.Segment]], _ alive: [Int], _ path: [String?], depth: Int
  ) -> [Int] {
    func those(_ fits: (PatternSyntax.Segment?) -> Bool) -> [Int] {
      alive.filter { fits(patterns[$0].count > depth ? patterns[$0][depth] : nil) }
    }
    guard !alive.isEmpty else { return [] }
    let wildcards = those { $0 == .wildcard }
    guard depth < path.count else {
      return those { $0 == nil || $0?.arity == .optional } + wildcards
    }
    let literals = those { segment in
      guard case .literal(let text) = segment, let wanted = path[depth] else { return false }
      return text.utf8.elementsEqual(wanted.utf8)
    }
    let parameters = those { $0?.name != nil && $0?.arity != .repeated }
    return candidates(patterns, literals, path, depth: depth + 1)
      + candidates(patterns, parameters, path, depth: depth + 1)
      + those { $0?.arity == .repeated } + wildcards
  }

  /// What a candidate gets for its parameters: nil for a malformed text, or a list with one.
  static func captures(of pattern: PatternSyntax, in path: [String?]) -> [[String?]] {
    pattern.segments.indices.filter { pattern.segments[$0].name != nil }.map { place in
      guard place < path.count else { return [] }
      guard pattern.segments[place].arity == .repeated else { return [path[place]] }
      return path[place...].contains(nil) ? [nil] : Array(path[place...])
    }
  }
}
