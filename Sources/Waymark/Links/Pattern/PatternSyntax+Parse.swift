extension PatternSyntax {
  /// Reads a pattern such as `todos/:id?tag=:tags+`. Linear in its length.
  init(_ text: String) throws(PathPatternError) {
    var parser = PatternParser(text: text)
    try parser.parse()
    self.init(segments: parser.segments, query: parser.query)
  }
}

/// Reads a pattern from left to right, scalar by scalar: a combining mark after a slash would hide
/// the slash from a reader of characters, and links are read byte by byte.
private struct PatternParser {
  let text: String
  var segments: [PatternSyntax.Segment] = []
  var query: [PatternSyntax.QueryItem] = []
  private var names: Set<String> = []
  private var keys: Set<[UInt8]> = []

  init(text: String) {
    self.text = text
  }

  mutating func parse() throws(PathPatternError) {
    try refuseUnusable()
    let (pathEnd, queryStart) = try parts()
    try parsePath(text.unicodeScalars[..<pathEnd])
    if let queryStart { try parseQuery(text.unicodeScalars[queryStart...]) }
  }

  private func refuseUnusable() throws(PathPatternError) {
    for index in text.unicodeScalars.indices {
      let scalar = text.unicodeScalars[index]
      guard scalar == "#" || scalar.properties.generalCategory == .control else { continue }
      throw error(.unusableCharacter, String(scalar), at: index)
    }
  }

  /// Where the path ends, and where the query begins.
  ///
  /// The question mark of `:name?` is no beginning of a query if the path ends behind it.
  private func parts() throws(PathPatternError) -> (path: String.Index, query: String.Index?) {
    let scalars = text.unicodeScalars
    guard let mark = scalars.firstIndex(of: "?") else { return (scalars.endIndex, nil) }
    let start = scalars[..<mark].lastIndex(of: "/").map(scalars.index(after:)) ?? scalars.startIndex
    let next = scalars.index(after: mark)
    if scalars[start..<mark].first == ":" {
      let end = scalars[next...].firstIndex { $0 != "/" } ?? scalars.endIndex
      if end == scalars.endIndex { return (end, nil) }
      if scalars[end] == "?" { return (end, scalars.index(after: end)) }
      if end != next, !scalars[end...].contains("=") {
        throw error(.notLast, String(scalars[start...mark]), at: start)
      }
    }
    return (mark, next)
  }

  private mutating func parsePath(_ path: Substring.UnicodeScalarView) throws(PathPatternError) {
    var open: (segment: PatternSyntax.Segment, start: String.Index)?
    var start = path.startIndex
    while start < path.endIndex {
      let end = path[start...].firstIndex(of: "/") ?? path.endIndex
      defer { start = end < path.endIndex ? path.index(after: end) : end }
      guard start < end else { continue }
      if let open { throw error(.notLast, open.segment.text, at: open.start) }
      let segment = try segment(path[start..<end])
      if let name = segment.name, !names.insert(name).inserted {
        throw error(.duplicateName, ":\(name)", at: start)
      }
      if segment.isLast { open = (segment, start) }
      segments.append(segment)
    }
  }

  private func segment(
    _ part: Substring.UnicodeScalarView
  ) throws(PathPatternError) -> PatternSyntax.Segment {
    let written = String(part)
    if part.first == ":" {
      let parameter = try parameter(part, of: written, at: part.startIndex)
      switch parameter.arity {
      case .optional: return .optional(parameter.name)
      case .repeated: return .repeated(parameter.name)
      case .one, .rest: return .parameter(parameter.name)
      }
    }
    if written == "*" { return .wildcard }
    guard written != ".", written != ".." else {
      throw error(.dotSegment, written, at: part.startIndex)
    }
    return .literal(written)
  }

  /// Reads `:name`, `:name?` or `:name+`.
  private func parameter(
    _ part: Substring.UnicodeScalarView, of written: String, at place: String.Index
  ) throws(PathPatternError) -> (name: String, arity: PatternSyntax.Arity) {
    var name = part.dropFirst()
    var arity = PatternSyntax.Arity.one
    if name.last == "?" {
      arity = .optional
    } else if name.last == "+" {
      arity = .repeated
    }
    if arity != .one { name = name.dropLast() }
    guard part.first == ":", let first = name.first, first.isPatternLetter,
      name.allSatisfy({ $0.isPatternLetter || $0.isPatternDigit })
    else { throw error(.invalidName, written, at: place) }
    return (String(name), arity)
  }

  private mutating func parseQuery(_ part: Substring.UnicodeScalarView) throws(PathPatternError) {
    var start = part.startIndex
    while true {
      let end = part[start...].firstIndex(of: "&") ?? part.endIndex
      let item = try queryItem(part[start..<end])
      guard keys.insert(Array(item.key.utf8)).inserted else {
        throw error(.duplicateKey, item.key, at: start)
      }
      guard names.insert(item.name).inserted else {
        let place = part[start...].firstIndex(of: ":") ?? start
        throw error(.duplicateName, ":\(item.name)", at: place)
      }
      query.append(item)
      guard end < part.endIndex else { return }
      start = part.index(after: end)
    }
  }

  /// Reads `key=:name`, with a mark perhaps, or `*=:name`.
  private func queryItem(
    _ part: Substring.UnicodeScalarView
  ) throws(PathPatternError) -> PatternSyntax.QueryItem {
    let written = String(part)
    guard let equals = part.firstIndex(of: "=") else {
      throw error(.invalidQueryItem, written, at: part.startIndex)
    }
    let key = String(part[..<equals])
    let value = part[part.index(after: equals)...]
    guard value.first == ":" else {
      throw error(.invalidQueryItem, written, at: part.startIndex)
    }
    let parameter = try parameter(value, of: String(value), at: value.startIndex)
    if key == "*", parameter.arity == .one {
      return PatternSyntax.QueryItem(key: key, name: parameter.name, arity: .rest)
    }
    let excluded: [Unicode.Scalar] = ["?", ":", "*"]
    guard !key.isEmpty, !key.unicodeScalars.contains(where: excluded.contains) else {
      throw error(.invalidQueryItem, written, at: part.startIndex)
    }
    return PatternSyntax.QueryItem(key: key, name: parameter.name, arity: parameter.arity)
  }

  private func error(
    _ code: PathPatternError.Code, _ value: String, at index: String.Index
  ) -> PathPatternError {
    PathPatternError(code: code, pattern: text, place: text[..<index].count, value: value)
  }
}

extension Unicode.Scalar {
  fileprivate var isPatternLetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }
  fileprivate var isPatternDigit: Bool { ("0"..."9").contains(self) }
}
