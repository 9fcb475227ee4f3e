@testable import WaymarkRoutes

/// What links mean, as simple as possible: arrays of strings, no byte buffers, no trie.
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
  static func items(of link: String) -> [(key: String?, value: String?, written: String)] {
    let parts = link.prefix { $0 != "#" }.split(
      separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return [] }
    return parts[1].split(separator: "&").map { item in
      let sides = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let value = sides.count > 1 ? decode(String(sides[1])) : ""
      return (decode(String(sides[0])), value, String(item))
    }
  }

  /// The number sign and the text after it; empty if there is none.
  static func fragment(of link: String) -> String {
    let fragment = link.drop { $0 != "#" }
    return fragment.count > 1 ? String(fragment) : ""
  }

  /// Decodes escapes. Text is UTF-8 if the standard library does not have to repair it.
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

  /// The candidates that match the path, best first.
  static func candidates(
    for path: [String?], hasHost: Bool = false, among patterns: [PatternSyntax]
  ) -> [Int] {
    let all = Array(patterns.indices)
    let segments = patterns.map(\.segments)
    return candidates(segments, all, Path(segments: path, hasHost: hasHost), depth: 0)
  }

  /// Of the patterns that match the first `depth` segments, those that match the others, too.
  private static func candidates(
    _ patterns: [[PatternSyntax.Segment]], _ alive: [Int], _ path: Path, depth: Int
  ) -> [Int] {
    func those(_ fits: (PatternSyntax.Segment?) -> Bool) -> [Int] {
      alive.filter { fits(patterns[$0].count > depth ? patterns[$0][depth] : nil) }
    }
    guard !alive.isEmpty else { return [] }
    func isStar(_ segment: PatternSyntax.Segment?) -> Bool {
      segment == .wildcard || segment?.arity == .any
    }
    guard depth < path.segments.count else {
      let ends = alive.filter { index in
        let rest = patterns[index].dropFirst(depth)
        return rest.isEmpty || rest.count == 1 && rest.first?.arity == .optional
      }
      // The star takes no segment here, perhaps after an optional segment that is left out.
      let stars = alive.filter { index in
        let rest = Array(patterns[index].dropFirst(depth))
        return rest.count == 1 && isStar(rest[0])
          || rest.count == 2 && rest[0].arity == .optional && isStar(rest[1])
      }
      return ends + stars
    }
    let texts = patterns.map { segments -> String? in
      guard depth < segments.count, case .literal(let text) = segments[depth] else { return nil }
      return text
    }
    let literals = literals(alive, texts, path, depth)
    let parameters = those { $0?.name != nil && $0?.arity != .repeated && $0?.arity != .any }
    return candidates(patterns, literals, path, depth: depth + 1)
      + candidates(patterns, parameters, path, depth: depth + 1)
      + those { $0?.arity == .repeated } + those(isStar)
  }

  /// The literals that equal the segment. A host matches without case: the one that is spelled so, or else the first
  /// declared.
  private static func literals(
    _ alive: [Int], _ texts: [String?], _ path: Path, _ depth: Int
  ) -> [Int] {
    guard let wanted = path.segments[depth] else { return [] }
    func those(_ literal: String) -> [Int] {
      alive.filter { texts[$0]?.utf8.elementsEqual(literal.utf8) ?? false }
    }
    let exact = those(wanted)
    guard exact.isEmpty, depth == 0, path.hasHost else { return exact }
    let first = alive.lazy.compactMap { texts[$0] }.first { fold($0) == fold(wanted) }
    return first.map(those) ?? []
  }

  /// The values of a candidate's parameters: nil for a malformed text, or a list with one.
  static func captures(of pattern: PatternSyntax, in path: [String?]) -> [[String?]] {
    pattern.segments.indices.filter { pattern.segments[$0].name != nil }.map { place in
      guard place < path.count else { return [] }
      guard [.repeated, .any].contains(pattern.segments[place].arity) else { return [path[place]] }
      return path[place...].contains(nil) ? [nil] : Array(path[place...])
    }
  }
}
