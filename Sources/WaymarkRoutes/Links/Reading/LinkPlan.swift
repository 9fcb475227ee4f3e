/// The data of a candidate, without the type of its routes.
final class LinkPlan: Sendable {
  enum Kind: Sendable {
    case route
    case redirect(LinkTarget)
    case fallback
  }

  struct Parameter: Sendable {
    let name: String
    let arity: PatternSyntax.Arity
    /// The key, if it is a parameter of the query.
    let key: String?
    /// Nil for a redirect, which takes any text.
    let type: (any LinkValue.Type)?

    var takesAll: Bool { type?._linkShape.takesAll ?? true }
    var isRequired: Bool { arity == .one || arity == .repeated }
  }

  /// The whole pattern, with the prefixes of its mounts.
  let syntax: PatternSyntax
  /// Parameters of the path come first.
  let parameters: [Parameter]
  let pathCount: Int
  let kind: Kind
  /// Whether all values of these types make a route.
  let isTotal: Bool
  /// The keys of the query.
  let keys: [String]

  private init(
    _ syntax: PatternSyntax, parameters: [Parameter], pathCount: Int, kind: Kind, isTotal: Bool
  ) {
    self.syntax = syntax
    self.parameters = parameters
    self.pathCount = pathCount
    self.kind = kind
    self.isTotal = isTotal
    keys = syntax.query.compactMap { $0.arity == .rest ? nil : $0.key }
  }

  /// - Parameter types: The types of the payloads; none for a redirect.
  convenience init(
    _ syntax: PatternSyntax, types: [any LinkValue.Type], kind: Kind = .route, isTotal: Bool = true
  ) {
    var parameters: [Parameter] = []
    parameters.reserveCapacity(types.count)
    func add(_ name: String, _ arity: PatternSyntax.Arity, key: String?) {
      let type = parameters.count < types.count ? types[parameters.count] : nil
      parameters.append(Parameter(name: name, arity: arity, key: key, type: type))
    }
    for segment in syntax.segments {
      if let name = segment.name { add(name, segment.arity, key: nil) }
    }
    let pathCount = parameters.count
    for item in syntax.query { add(item.name, item.arity, key: item.key) }
    self.init(
      syntax, parameters: parameters, pathCount: pathCount, kind: kind, isTotal: isTotal)
  }

  /// The key of a parameter of the query; nil for a parameter of the path.
  func key(_ index: Int) -> String? {
    index < pathCount || index >= parameters.count ? nil : parameters[index].key
  }

  /// Whether the text of a value always makes an equal value.
  var isExact: Bool { parameters.allSatisfy { $0.type?._linkShape.isExact ?? true } }

  var isFallback: Bool {
    if case .fallback = kind { true } else { false }
  }

  /// Where a redirect leads; nil for a link that is none.
  var target: LinkTarget? {
    if case .redirect(let target) = kind { target } else { nil }
  }

  var isRedirect: Bool { target != nil }

  /// The same plan below a prefix.
  func mounted(below prefix: PatternSyntax, types: [any LinkValue.Type]) -> LinkPlan {
    let plan = LinkPlan(prefix, types: types)
    let kind: Kind =
      switch kind {
      case .redirect(let target): .redirect(target.mounted(below: prefix))
      case .route, .fallback: kind
      }
    return LinkPlan(
      prefix.appending(syntax), parameters: plan.parameters + parameters,
      pathCount: plan.pathCount + pathCount, kind: kind, isTotal: isTotal)
  }
}
