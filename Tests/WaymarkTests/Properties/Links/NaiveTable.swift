@testable import WaymarkRoutes

/// Reads the values of a link from their texts. A malformed text is nil.
enum NaiveValue {
  static func text(_ texts: [String?]) -> String? { texts.first ?? nil }

  static func number(_ texts: [String?]) -> Int? {
    guard let text = text(texts) else { return nil }
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    return digits.allSatisfy { "0123456789".contains($0) } ? Int(text) : nil
  }

  static func list(_ texts: [String?]) -> [String]? { texts.isEmpty ? nil : any(texts) }

  /// A list that may be empty.
  static func any(_ texts: [String?]) -> [String]? {
    texts.contains(nil) ? nil : texts.compactMap { $0 }
  }

  /// A number that may be missing: then the inner optional is nil. An empty query item counts as missing.
  static func maybe(_ texts: [String?]) -> Int?? {
    if texts.isEmpty || texts == [""] { return .some(nil) }
    return number(texts).map { .some($0) }
  }

  /// Names and values, in turn.
  static func items(_ texts: [String?]) -> LinkQuery? {
    guard !texts.contains(nil) else { return nil }
    let texts = texts.compactMap { $0 }
    return LinkQuery(
      stride(from: 0, to: texts.count, by: 2).map { .init(name: texts[$0], value: texts[$0 + 1]) })
  }
}

/// A table of links, as simple as possible: each question goes through all lines.
struct NaiveTable<R: Route>: Sendable {
  /// Makes a route from the texts of a link for each parameter. A missing parameter has none.
  typealias Read = @Sendable ([[String?]]) -> R?
  /// The texts of a route for each parameter; nil for another route.
  typealias Write = @Sendable (R) -> [[String]]?

  struct Line: Sendable {
    let syntax: PatternSyntax
    let read: Read
    let write: Write
    /// The target of a redirect.
    var target: PatternSyntax?
  }

  let lines: [Line]
  let prefixes: [NaiveLinks.Prefix]
  let limits: LinkLimits

  func route(for link: String, hops: Int = 0) -> R? {
    // Only the link itself has to be within the limits.
    let isWithin =
      hops > 0
      || link.utf8.count <= limits.maximumLength && Self.depth(of: link) <= limits.maximumSegments
    guard hops <= 16, isWithin, let path = NaiveLinks.path(of: link, below: prefixes)
    else { return nil }
    let candidates = NaiveLinks.candidates(
      for: path.segments, hasHost: path.hasHost, among: lines.map(\.syntax))
    for index in candidates {
      let line = lines[index]
      let texts = captures(of: line.syntax, path.segments, link)
      if let target = line.target {
        guard let next = lead(line.syntax, to: target, texts, link) else { continue }
        return route(for: next, hops: hops + 1)
      }
      if let route = line.read(texts) { return route }
    }
    return nil
  }

  func path(for route: R) -> String? {
    // What a star without a name took is not known.
    for line in lines where line.target == nil && line.syntax.segments.last != .wildcard {
      guard let texts = line.write(route), let path = Self.print(line.syntax, texts) else {
        continue
      }
      if self.route(for: path) == route { return path }
    }
    return nil
  }

  /// The number of segments between host and query.
  private static func depth(of link: String) -> Int {
    let path = link.prefix { $0 != "?" && $0 != "#" }
    let pieces = path.split(separator: "/").count
    let start = NaiveLinks.fold(path)
    if start.hasPrefix("https://") { return pieces - 2 }
    return start.hasPrefix("my:/") ? pieces - 1 : pieces
  }

  /// The URL of a route below a web prefix with this query; nil if the route has none.
  func url(for route: R, below prefix: String, query: String = "") -> String? {
    guard let path = path(for: route) else { return nil }
    let hasPath = prefix.split(separator: "/").count > 2
    let isRoot = path == "/" || path.hasPrefix("/?")
    var whole = prefix + (hasPath && isRoot ? String(path.dropFirst()) : path)
    if !query.isEmpty { whole += (path.contains("?") ? "&" : "?") + query }
    return self.route(for: whole) == route ? whole : nil
  }

  /// The URL of a route with this scheme and query; nil if the route has none. The first segment is a host if everyone
  /// reads it as it is written.
  func url(for route: R, scheme: String, query: String = "") -> String? {
    guard let path = path(for: route) else { return nil }
    let first = path.dropFirst().prefix { $0 != "/" && $0 != "?" }
    let isHost = first.allSatisfy { "abcdefghijklmnopqrstuvwxyz0123456789-".contains($0) }
    var whole = scheme + (isHost ? ":/" : "://") + path
    if !query.isEmpty { whole += (path.contains("?") ? "&" : "?") + query }
    return self.route(for: whole) == route ? whole : nil
  }

  func captures(
    of syntax: PatternSyntax, _ path: [String?], _ link: String
  ) -> [[String?]] {
    let items = NaiveLinks.items(of: link)
    let keys = syntax.query.filter { $0.arity != .rest }.map(\.key)
    return NaiveLinks.captures(of: syntax, in: path)
      + syntax.query.map { item in
        let own = items.filter { $0.key == item.key }.map(\.value)
        switch item.arity {
        case .one, .optional: return Array(own.prefix(1))
        case .repeated, .any: return own
        case .rest:
          // Malformed items without a name are left out.
          return Self.rest(of: items, keys).filter { $0.key != nil && $0.value != nil }.flatMap {
            [$0.key, $0.value]
          }
        }
      }
  }

  /// The items without a name of their own.
  private static func rest(
    of items: [(key: String?, value: String?, written: String)], _ keys: [String]
  ) -> [(key: String?, value: String?, written: String)] {
    items.filter { item in item.key.map { !keys.contains($0) } ?? true }
  }

  /// The link that a redirect leads to.
  func lead(
    _ syntax: PatternSyntax, to target: PatternSyntax, _ texts: [[String?]], _ link: String
  ) -> String? {
    let names = syntax.parameters.map(\.name)
    for item in syntax.query where item.arity == .one || item.arity == .repeated {
      if texts[names.firstIndex(of: item.name) ?? 0].isEmpty { return nil }
    }
    let wanted = target.parameters.map { texts[names.firstIndex(of: $0.name) ?? 0] }
    // The rest is passed on as it is written.
    let keys = syntax.query.filter { $0.arity != .rest }.map(\.key)
    let rest = Self.rest(of: NaiveLinks.items(of: link), keys).map(\.written)
    guard !wanted.joined().contains(nil),
      var path = Self.print(target, wanted.map { $0.compactMap { $0 } }, rest: rest)
    else { return nil }
    let parts = link.prefix { $0 != "#" }.split(
      separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    if target.query.isEmpty, parts.count > 1, !parts[1].isEmpty { path += "?\(parts[1])" }
    return path + NaiveLinks.fragment(of: link)
  }

  /// The path of these texts; nil if a segment would be empty.
  ///
  /// - Parameter rest: The other items, if they should stay as they are written.
  private static func print(
    _ syntax: PatternSyntax, _ texts: [[String]], rest: [String]? = nil
  ) -> String? {
    var texts = texts[...]
    var segments: [String] = []
    for segment in syntax.segments {
      if case .literal(let literal) = segment { segments.append(literal) }
      if segment.name != nil { segments += texts.removeFirst() }
    }
    guard !segments.contains("") else { return nil }
    let path = "/" + segments.map { encode($0, keeping: "!$'()*,;:@&=+") }.joined(separator: "/")
    var items: [String] = []
    func add(_ key: String, _ value: String) {
      items.append([key, value].map { encode($0, keeping: "!$'()*,;:@/?") }.joined(separator: "="))
    }
    for item in syntax.query {
      let own = texts.removeFirst()
      if item.arity == .rest, let rest {
        items += rest
      } else if item.arity == .rest {
        for place in stride(from: 0, to: own.count, by: 2) { add(own[place], own[place + 1]) }
      } else {
        for text in own { add(item.key, text) }
      }
    }
    return items.isEmpty ? path : "\(path)?\(items.joined(separator: "&"))"
  }

  private static func encode(_ text: String, keeping marks: String) -> String {
    if marks.contains("&"), text == "." || text == ".." {
      return text.map { _ in "%2E" }.joined()
    }
    return text.utf8.map { byte in
      let character = Character(Unicode.Scalar(byte))
      let isKept =
        byte < 128
        && (character.isLetter || character.isNumber || "-._~\(marks)".contains(character))
      let digits = String(byte, radix: 16, uppercase: true)
      return isKept ? String(character) : (byte < 16 ? "%0" : "%") + digits
    }.joined()
  }
}
