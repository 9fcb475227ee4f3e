extension PatternSyntax {
  /// Reads a pattern such as `todos/:id?tag=:tags+`.
  ///
  /// - Complexity: Linear in the text.
  init(_ text: String) throws(PathPatternError) {
    var text = text
    // A rethrowing closure would lose the type of the error.
    self = try text.withUTF8 { bytes in
      var parser = PatternParser(bytes: bytes)
      return Result { () throws(PathPatternError) in try parser.parse() }
    }.get()
  }
}

/// Reads a pattern from left to right, byte by byte, like links. Read by characters, a combining
/// mark after a slash would hide the slash.
private struct PatternParser {
  let bytes: UnsafeBufferPointer<UInt8>
  private var segments: [PatternSyntax.Segment] = []
  private var query: [PatternSyntax.QueryItem] = []
  private var names: [Word] = []
  private var keys: [Word] = []

  /// A name or a key, and where it begins.
  private struct Word {
    let text: String
    let place: Int
  }

  init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  mutating func parse() throws(PathPatternError) -> PatternSyntax {
    try refuseURL()
    try refuseUnusable()
    let (pathEnd, queryStart) = parts()
    try parsePath(until: pathEnd)
    if let queryStart { try parseQuery(from: queryStart) }
    if let name = firstRepeated(names) { throw error(.duplicateName, ":" + name.text, name.place) }
    if let key = firstRepeated(keys) { throw error(.duplicateKey, key.text, key.place) }
    return PatternSyntax(segments: segments, query: query)
  }

  /// Refuses a text that begins with a scheme and `//`, possibly after slashes.
  private func refuseURL() throws(PathPatternError) {
    let start = bytes.firstIndex { $0 != LinkByte.slash } ?? bytes.endIndex
    let link = UnsafeBufferPointer(rebasing: bytes[start...])
    guard let authority = LinkOrigin(link)?.authority else { return }
    throw error(.wholeURL, text(start..<(start + authority.upperBound)), start)
  }

  private func refuseUnusable() throws(PathPatternError) {
    for (place, byte) in bytes.enumerated() {
      switch byte {
      case 0x00..<0x20, 0x7F, LinkByte.numberSign:
        throw error(.unusableCharacter, text(place..<(place + 1)), place)
      // The other control characters, U+0080 to U+009F, are two bytes.
      case 0xC2 where place + 1 < bytes.count && bytes[place + 1] < 0xA0:
        throw error(.unusableCharacter, text(place..<(place + 2)), place)
      default: break
      }
    }
  }

  /// Where the path ends, and where the query begins.
  ///
  /// The question mark of `:name?` does not begin a query if the path ends after it, or continues
  /// with a slash and a text that is no item of a query.
  private func parts() -> (path: Int, query: Int?) {
    var start = 0
    while let mark = bytes[start...].firstIndex(of: LinkByte.questionMark) {
      let segment = bytes[..<mark].lastIndex(of: LinkByte.slash).map { $0 + 1 } ?? 0
      guard bytes[segment] == LinkByte.colon else { return (mark, mark + 1) }
      let end = bytes[(mark + 1)...].firstIndex { $0 != LinkByte.slash } ?? bytes.count
      if end == bytes.count { return (end, nil) }
      if bytes[end] == LinkByte.questionMark { return (end, end + 1) }
      let next = bytes[end...].firstIndex(of: LinkByte.questionMark) ?? bytes.count
      guard end > mark + 1, !bytes[end..<next].contains(LinkByte.equals) else {
        return (mark, mark + 1)
      }
      start = end
    }
    return (bytes.count, nil)
  }

  private mutating func parsePath(until pathEnd: Int) throws(PathPatternError) {
    segments.reserveCapacity(bytes[..<pathEnd].count { $0 == LinkByte.slash } + 1)
    var lastStart: Int?
    var start = 0
    while start < pathEnd {
      let end = bytes[start..<pathEnd].firstIndex(of: LinkByte.slash) ?? pathEnd
      defer { start = end + 1 }
      guard start < end else { continue }
      let segment = try segment(start..<end)
      if let lastStart, let last = segments.last, !(last.isOptional && segment.isStar) {
        throw error(.notLast, last.text, lastStart)
      }
      if let name = segment.name { names.append(Word(text: name, place: start)) }
      if segment.isLast { lastStart = start }
      segments.append(segment)
    }
  }

  private func segment(_ range: Range<Int>) throws(PathPatternError) -> PatternSyntax.Segment {
    if bytes[range.lowerBound] == LinkByte.colon {
      let parameter = try parameter(range)
      switch parameter.arity {
      case .optional: return .optional(parameter.name)
      case .repeated: return .repeated(parameter.name)
      case .any: return .any(parameter.name)
      case .one, .rest: return .parameter(parameter.name)
      }
    }
    if range.count == 1, bytes[range.lowerBound] == LinkByte.star { return .wildcard }
    guard !bytes[range].isDots else {
      throw error(.dotSegment, text(range), range.lowerBound)
    }
    guard !isLookalike(range) else {
      throw error(.unknownSyntax, text(range), range.lowerBound)
    }
    return .literal(text(range))
  }

  /// Whether a segment looks like the syntax of other kinds of patterns, so that it cannot be meant
  /// as text.
  private func isLookalike(_ segment: Range<Int>) -> Bool {
    for place in segment where bytes[place].isPatternMark {
      switch bytes[place] {
      case UInt8(ascii: "("):
        if place == segment.lowerBound { return true }
      case LinkByte.colon:
        // `users:batch` is a text, but `item-:id` is meant as a parameter.
        guard place + 1 < segment.upperBound, bytes[place + 1].isASCIILetter else { continue }
        let before = bytes[place - 1]
        if before < 0x80, !before.isASCIILetter, !before.isASCIIDigit { return true }
      default: return true
      }
    }
    return false
  }

  /// Reads `:name`, `:name?`, `:name+` or `:name*`.
  private func parameter(
    _ range: Range<Int>
  ) throws(PathPatternError) -> (name: String, arity: PatternSyntax.Arity) {
    var name = bytes[range].dropFirst()
    var arity = PatternSyntax.Arity.one
    if name.last == LinkByte.questionMark {
      arity = .optional
    } else if name.last == LinkByte.plus {
      arity = .repeated
    } else if name.last == LinkByte.star {
      arity = .any
    }
    if arity != .one { name = name.dropLast() }
    guard name.first?.isASCIILetter == true,
      name.allSatisfy({ $0.isASCIILetter || $0.isASCIIDigit })
    else { throw error(.invalidName, text(range), range.lowerBound) }
    return (text(name.startIndex..<name.endIndex), arity)
  }

  private mutating func parseQuery(from queryStart: Int) throws(PathPatternError) {
    var start = queryStart
    while true {
      let end = bytes[start...].firstIndex(of: LinkByte.ampersand) ?? bytes.count
      try parseItem(start..<end)
      guard end < bytes.count else { return }
      start = end + 1
    }
  }

  /// Reads `key=:name`, optionally with a mark, or `*=:name`.
  private mutating func parseItem(_ range: Range<Int>) throws(PathPatternError) {
    guard let equals = bytes[range].firstIndex(of: LinkByte.equals), equals + 1 < range.upperBound,
      bytes[equals + 1] == LinkByte.colon
    else { throw error(.invalidQueryItem, text(range), range.lowerBound) }
    let parameter = try parameter((equals + 1)..<range.upperBound)
    let key = text(range.lowerBound..<equals)
    let isRest = key == "*" && parameter.arity == .one
    let isPlain = key.utf8.allSatisfy { byte in
      byte != LinkByte.questionMark && byte != LinkByte.colon && byte != LinkByte.star
    }
    guard isRest || (isPlain && !key.isEmpty) else {
      throw error(.invalidQueryItem, text(range), range.lowerBound)
    }
    query.append(
      PatternSyntax.QueryItem(
        key: key, name: parameter.name, arity: isRest ? .rest : parameter.arity))
    names.append(Word(text: parameter.name, place: equals + 1))
    keys.append(Word(text: key, place: range.lowerBound))
  }

  /// The first word that occurs a second time, compared byte by byte.
  private func firstRepeated(_ words: [Word]) -> Word? {
    guard words.count > 1 else { return nil }
    // With few words, comparing all of them is faster than hashing.
    guard words.count > 8 else {
      return words.indices.first { index in
        words[..<index].contains { $0.text.utf8.elementsEqual(words[index].text.utf8) }
      }.map { words[$0] }
    }
    var seen: Set<[UInt8]> = []
    return words.first { !seen.insert(Array($0.text.utf8)).inserted }
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  private func error(
    _ code: PathPatternError.Code, _ value: String, _ place: Int
  ) -> PathPatternError {
    PathPatternError(
      code: code, pattern: text(bytes.indices), place: text(0..<place).count, value: value)
  }
}

extension UInt8 {
  /// Whether some kind of pattern uses this byte in its syntax: `( * : < > [ \ ] ^ { | }`.
  fileprivate var isPatternMark: Bool {
    let low: UInt64 = 1 << 0x28 | 1 << 0x2A | 1 << 0x3A | 1 << 0x3C | 1 << 0x3E
    let high: UInt64 =
      1 << 0x1B | 1 << 0x1C | 1 << 0x1D | 1 << 0x1E | 1 << 0x3B | 1 << 0x3C | 1 << 0x3D
    return self < 128 && (self < 64 ? low : high) &>> UInt64(self & 63) & 1 == 1
  }
}
