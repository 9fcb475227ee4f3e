/// The parts of a pattern: the segments of its path, and the items of its query.
struct PatternSyntax: Hashable, Sendable {
  enum Segment: Hashable, Sendable {
    /// This text, plain: without escapes.
    case literal(String)
    /// `:name`, one segment.
    case parameter(String)
    /// `:name?`, one segment or none; only at the end, or before a last `:name*` or `*`.
    case optional(String)
    /// `:name+`, one segment or more; only at the end.
    case repeated(String)
    /// `:name*`, any number of segments; only at the end.
    case any(String)
    /// `*`, any number of segments, which are not kept; only at the end.
    case wildcard
  }

  /// How many values a parameter has.
  enum Arity: Hashable, Sendable {
    /// Exactly one.
    case one
    /// One or none.
    case optional
    /// At least one.
    case repeated
    /// Any number, including none.
    case any
    /// All items of a query that no other key of the pattern names.
    case rest
  }

  struct QueryItem: Hashable, Sendable {
    /// The key as it is decoded; `*` for the rest.
    var key: String
    /// The name of the value.
    var name: String
    var arity: Arity
  }

  var segments: [Segment]
  var query: [QueryItem] = []

  /// The names of the values, those of the path first, each in the order of the text.
  var parameters: [(name: String, arity: Arity, isQuery: Bool)] {
    var parameters: [(name: String, arity: Arity, isQuery: Bool)] = []
    for segment in segments {
      guard let name = segment.name else { continue }
      parameters.append((name, segment.arity, false))
    }
    for item in query { parameters.append((item.name, item.arity, true)) }
    return parameters
  }

  /// Returns this pattern with another one below it. This pattern has no query, and ends in a
  /// literal or in `:name`.
  func appending(_ other: PatternSyntax) -> PatternSyntax {
    PatternSyntax(segments: segments + other.segments, query: query + other.query)
  }

  /// The pattern in its canonical spelling: without a leading slash, empty for the root.
  var text: String {
    var text = ""
    for segment in segments {
      if !text.isEmpty { text += "/" }
      text += segment.text
    }
    for (index, item) in query.enumerated() {
      text += index == 0 ? "?" : "&"
      text += "\(item.key)=:\(item.name)\(item.mark)"
    }
    return text
  }
}

extension PatternSyntax.Segment {
  /// The name of the segment's value; nil for literals and `*`.
  var name: String? {
    switch self {
    case .parameter(let name), .optional(let name), .repeated(let name), .any(let name): name
    case .literal, .wildcard: nil
    }
  }

  /// How many values the segment has; `one` for segments without a name.
  var arity: PatternSyntax.Arity {
    switch self {
    case .literal, .parameter, .wildcard: .one
    case .optional: .optional
    case .repeated: .repeated
    case .any: .any
    }
  }

  /// Whether nothing may follow, except a star after an optional segment.
  var isLast: Bool {
    switch self {
    case .literal, .parameter: false
    case .optional, .repeated, .any, .wildcard: true
    }
  }

  /// Whether the segment takes any number of segments, with or without a name.
  var isStar: Bool { self == .wildcard || arity == .any }

  var isOptional: Bool { arity == .optional }

  var text: String {
    switch self {
    case .literal(let text): text
    case .parameter(let name): ":\(name)"
    case .optional(let name): ":\(name)?"
    case .repeated(let name): ":\(name)+"
    case .any(let name): ":\(name)*"
    case .wildcard: "*"
    }
  }
}

extension PatternSyntax.QueryItem {
  var mark: String {
    switch arity {
    case .one, .rest: ""
    case .optional: "?"
    case .repeated: "+"
    case .any: "*"
    }
  }
}
