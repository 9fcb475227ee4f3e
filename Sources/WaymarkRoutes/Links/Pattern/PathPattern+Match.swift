extension PathPattern {
  /// Matches a whole path.
  ///
  /// ```swift
  /// let pattern = try PathPattern("posts/:id/:tags+")
  /// pattern.match("/posts/3/a/b")?.values  // ["id": "3", "tags": ["a", "b"]]
  /// pattern.match("/posts/3")              // nil
  /// ```
  ///
  /// - Parameter path: A path, optionally with a query, escaped as in a link.
  /// - Returns: The values and the rest that `*` took; nil if the path does not fit.
  /// - Complexity: Linear in the path.
  public func match(_ path: String) -> PathMatch? { match(path, asPrefix: false) }

  /// Matches the beginning of a path, by whole segments.
  ///
  /// ```swift
  /// let pattern = try PathPattern("users/:id")
  /// pattern.matchPrefix("/users/7/posts/3")?.rest  // "posts/3"
  /// pattern.matchPrefix("/users/7")?.rest          // ""
  /// ```
  ///
  /// - Parameter path: A path, optionally with a query, escaped as in a link.
  /// - Returns: The values and the rest of the path; nil if its beginning does not fit.
  /// - Complexity: Linear in the path.
  public func matchPrefix(_ path: String) -> PathMatch? { match(path, asPrefix: true) }

  private func match(_ text: String, asPrefix: Bool) -> PathMatch? {
    let path = LinkPath(text)
    var values = PathValues()
    var taken = 0
    for segment in syntax.segments {
      switch segment {
      case .literal(let literal):
        guard taken < path.encoded.count,
          let text = PercentCoding.decode(path.encoded[taken]),
          text.utf8.elementsEqual(literal.utf8)
        else { return nil }
        taken += 1
      case .parameter(let name), .optional(let name):
        guard taken < path.encoded.count else {
          if segment.arity == .optional { continue }
          return nil
        }
        guard let text = PercentCoding.decode(path.encoded[taken]) else { return nil }
        values.set(.text(text), for: name)
        taken += 1
      case .repeated(let name), .any(let name):
        guard taken < path.encoded.count else {
          if segment.arity == .any { continue }
          return nil
        }
        var list: [String] = []
        for segment in path.encoded[taken...] {
          guard let text = PercentCoding.decode(segment) else { return nil }
          list.append(text)
        }
        values.set(.list(list), for: name)
        taken = path.encoded.count
      case .wildcard: break
      }
    }
    let rest = path.encoded[taken...]
    guard rest.isEmpty || asPrefix || syntax.segments.last == .wildcard,
      read(path.query, into: &values)
    else { return nil }
    return PathMatch(values: values, rest: rest.joined(separator: "/"))
  }

  /// Finds the items of the query; false if one is missing or malformed.
  private func read(_ text: String, into values: inout PathValues) -> Bool {
    guard !syntax.query.isEmpty else { return true }
    var text = text
    return text.withUTF8 { bytes in
      let query = LinkQueryBytes(bytes: bytes)
      for item in syntax.query {
        switch item.arity {
        case .one, .optional:
          switch query.first(item.key) {
          case .value(let text): values.set(.text(text), for: item.name)
          case .absent: if item.arity == .one { return false }
          case .malformed: return false
          }
        case .repeated, .any:
          guard let list = query.all(item.key), !list.isEmpty || item.arity == .any else {
            return false
          }
          if !list.isEmpty { values.set(.list(list), for: item.name) }
        case .rest:
          let keys = syntax.query.filter { $0.arity != .rest }.map(\.key)
          let rest = query.spelledRest(excluding: keys)
          if !rest.isEmpty { values.set(.text(rest), for: item.name) }
        }
      }
      return true
    }
  }
}
