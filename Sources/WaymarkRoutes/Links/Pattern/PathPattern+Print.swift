extension PathPattern {
  /// Prints the path with these values: the inverse of ``match(_:)``.
  ///
  /// ```swift
  /// let pattern = try PathPattern("todos/:id?tab=:tab?")
  /// try pattern.path(["id": "a/b"])               // "/todos/a%2Fb"
  /// try pattern.path(["id": "7", "tab": "x y"])   // "/todos/7?tab=x%20y"
  /// try pattern.path([:])                         // throws: ":id" has no value
  /// ```
  ///
  /// - Parameters:
  ///   - values: A value for each name. Names with `?` may be left out. A text counts as a list of
  ///     one.
  ///   - rest: The text for `*`, as in ``PathMatch/rest``.
  /// - Returns: The path with a leading slash, escaped as in a link.
  /// - Throws: `missingValue`, `emptyValue`, `unknownValue`, `severalValues`, `keyInRest` or
  ///   `unexpectedRest`.
  /// - Complexity: Linear in the printed text.
  public func path(
    _ values: PathValues, rest: String = ""
  ) throws(PathPatternError) -> String {
    let known = names
    for name in values.names where !known.contains(name) { throw error(.unknownValue, ":\(name)") }
    var path = ""
    for segment in syntax.segments { try print(segment, values, into: &path) }
    let rest = LinkPath(rest)
    try refuseGap(values, rest)
    if !rest.encoded.isEmpty {
      guard syntax.segments.last == .wildcard else {
        throw error(.unexpectedRest, rest.description)
      }
      for segment in rest.encoded { path += "/" + segment }
    }
    if path.isEmpty { path = "/" }
    var hasItems = false
    for item in syntax.query { try print(item, values, &hasItems, into: &path) }
    return path
  }

  /// Without the optional segment, the segments after it would be read as its value.
  private func refuseGap(_ values: PathValues, _ rest: LinkPath) throws(PathPatternError) {
    guard let star = syntax.segments.last, star.isStar,
      case .optional(let name)? = syntax.segments.dropLast().last, values.value(name) == nil,
      !rest.encoded.isEmpty || star.name.map({ !values.list($0).isEmpty }) ?? false
    else { return }
    throw error(.missingValue, ":\(name)")
  }

  private func print(
    _ segment: PatternSyntax.Segment, _ values: PathValues, into path: inout String
  ) throws(PathPatternError) {
    guard let name = segment.name else {
      guard case .literal(let text) = segment else { return }
      path += "/"
      PercentCoding.encodeSegment(text, into: &path)
      return
    }
    for text in try texts(name, segment.arity, values) {
      guard !text.isEmpty else { throw error(.emptyValue, ":\(name)") }
      path += "/"
      PercentCoding.encodeSegment(text, into: &path)
    }
  }

  private func print(
    _ item: PatternSyntax.QueryItem, _ values: PathValues, _ hasItems: inout Bool,
    into path: inout String
  ) throws(PathPatternError) {
    for text in try texts(item.name, item.arity, values) {
      if item.arity == .rest {
        try printRest(text, &hasItems, into: &path)
        continue
      }
      path += hasItems ? "&" : "?"
      hasItems = true
      PercentCoding.encodeQuery(item.key, into: &path)
      path += "="
      PercentCoding.encodeQuery(text, into: &path)
    }
  }

  /// Prints the items that no key of the pattern names.
  private func printRest(
    _ rest: String, _ hasItems: inout Bool, into path: inout String
  ) throws(PathPatternError) {
    var rest = rest
    let keys = syntax.query.filter { $0.arity != .rest }.map(\.key)
    let (named, spelled) = rest.withUTF8 { bytes in
      let query = LinkQueryBytes(bytes: bytes)
      return (keys.first { query.first($0) != .absent }, query.spelledRest(excluding: []))
    }
    if let named { throw error(.keyInRest, named) }
    guard !spelled.isEmpty else { return }
    path += hasItems ? "&" : "?"
    hasItems = true
    path += spelled
  }

  /// The texts of a name, checked against the number that is allowed.
  private func texts(
    _ name: String, _ arity: PatternSyntax.Arity, _ values: PathValues
  ) throws(PathPatternError) -> [String] {
    let value = values.value(name)
    switch (arity, value) {
    case (.optional, nil), (.any, nil), (.rest, nil): return []
    case (.repeated, .list(let list)) where !list.isEmpty: return list
    case (.any, .list(let list)): return list
    case (_, .text(let text)): return [text]
    case (.one, nil), (.repeated, _): throw error(.missingValue, ":\(name)")
    case (.one, .list), (.optional, .list), (.rest, .list): throw error(.severalValues, ":\(name)")
    }
  }

  private func error(_ code: PathPatternError.Code, _ value: String) -> PathPatternError {
    PathPatternError(code: code, pattern: description, value: value)
  }
}
