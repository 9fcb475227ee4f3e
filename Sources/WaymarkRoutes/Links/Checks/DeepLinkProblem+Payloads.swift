extension DeepLinkProblem {
  /// The problems of the payloads of a link.
  static func payloads(
    of plan: LinkPlan, _ types: [any LinkValue.Type]
  ) -> [DeepLinkProblem] {
    let syntax = plan.syntax
    let parameters = plan.parameters
    guard parameters.count == types.count else { return [payloadCount(syntax, types.count)] }
    return zip(parameters, types).compactMap { parameter, type in
      mend(parameter.name, parameter.arity, type).map { text in
        DeepLinkProblem(
          code: .payloadKind,
          message: "in the link \(syntax.text.linkExcerpt()), \"\(parameter.name)\" \(text)",
          patterns: [syntax.text])
      }
    }
  }

  private static func payloadCount(_ syntax: PatternSyntax, _ count: Int) -> DeepLinkProblem {
    let names = syntax.parameters.map { "\"\($0.name)\"" }
    let nameText =
      switch names.count {
      case 0: "no name"
      case 1: "one name (\(names[0]))"
      default: "\(names.count) names (\(names.joined(separator: ", ")))"
      }
    let payloadText =
      switch count {
      case 0: "no payload"
      case 1: "one payload"
      default: "\(count) payloads"
      }
    return DeepLinkProblem(
      code: .payloadCount,
      message:
        "the link \(syntax.text.linkExcerpt()) has \(nameText) for \(payloadText); "
        + "write one name for each payload, in their order",
      patterns: [syntax.text])
  }

  /// Why a part does not fit its payload, and how to correct it; nil if it fits.
  private static func mend(
    _ name: String, _ arity: PatternSyntax.Arity, _ type: any LinkValue.Type
  ) -> String? {
    let shape = type._linkShape
    if shape.kind == .nested {
      return "has the payload \(type), which no part of a link stands for; use a value, an "
        + "optional value or a list of values"
    }
    switch arity {
    case .one:
      switch shape.kind {
      case .one, .optional: return nil
      case .list: return "is one value, and its payload is \(type); write \":\(name)+\""
      case .query, .nested: return "is one value, and its payload is \(type); write \"*=:\(name)\""
      }
    case .optional where shape.kind != .optional:
      return "may be missing, and its payload is \(type); make that optional, or write \":\(name)\""
    case .repeated where shape.kind != .list, .any where shape.kind != .list:
      return "repeats, and its payload is \(type); make that a list, or write \":\(name)\""
    case .rest where shape.kind != .query:
      return "is the rest of the query, and its payload is \(type); make that LinkQuery"
    case .optional, .repeated, .any, .rest: return nil
    }
  }

  /// The problem of a redirect's target, if there is one.
  static func redirect(
    from syntax: PatternSyntax, to target: PatternSyntax
  ) -> DeepLinkProblem? {
    let start =
      "the redirect \(syntax.text.linkExcerpt()) leads to \(target.text.linkExcerpt()), "
    func problem(_ text: String) -> DeepLinkProblem {
      DeepLinkProblem(
        code: .redirectTarget, message: start + text, patterns: [syntax.text, target.text])
    }
    if target.segments.last == .wildcard {
      return problem(
        "and \"*\" stands for no path there; write where to lead exactly, or name what it takes in"
          + " both, as \":path*\"")
    }
    let sources = syntax.parameters
    for parameter in target.parameters {
      guard let source = sources.first(where: { $0.name == parameter.name }) else {
        let names = sources.map { "\"\($0.name)\"" }.joined(separator: ", ")
        return problem(
          "and \"\(parameter.name)\" is no name of it; "
            + (names.isEmpty ? "it has no names" : "its names: \(names)"))
      }
      guard source.arity.fits(parameter.arity) else {
        return problem(
          "where \"\(parameter.name)\" stands for another number of values; write it in the same "
            + "way in both")
      }
    }
    return nil
  }
}

extension PatternSyntax.Arity {
  /// Whether values of this arity may be in a place with the other arity.
  fileprivate func fits(_ other: PatternSyntax.Arity) -> Bool {
    switch self {
    case .one: other != .rest
    case .optional, .repeated: other == self || other == .any
    case .any, .rest: other == self
    }
  }
}
