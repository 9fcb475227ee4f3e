/// A link to be filled with texts, for tests. Its values are told apart by their places, since the
/// names of a mount may occur again below it.
package struct LinkForm: Sendable {
  private let pattern: PathPattern
  private let types: [(any LinkValue.Type)?]
  /// True for a fallback, which takes what no other link does.
  package let isFallback: Bool

  init(_ plan: LinkPlan) {
    pattern = PathPattern(numbering: plan.syntax)
    types = plan.parameters.map(\.type)
    isFallback = plan.isFallback
  }

  /// The number of values.
  package var count: Int { types.count }

  /// Returns the examples of the type of a value; none for a redirect, which takes any text.
  package func examples(at place: Int) -> [String] { types[place]?.linkExamples ?? [] }

  /// Whether the type of a value takes a text.
  package func takes(_ text: String, at place: Int) -> Bool {
    types[place].map { $0.init(linkText: text) != nil } ?? true
  }

  /// Returns the path with these texts; nil if one of them cannot be printed there.
  package func path(_ texts: [String]) -> String? {
    var values = PathValues()
    for (name, text) in zip(pattern.names, texts) { values.set(.text(text), for: name) }
    return try? pattern.path(values)
  }
}

extension DeepLinks {
  /// All links, to be filled with texts, in the order of ``all``.
  package var forms: [LinkForm] { table.candidates.map { LinkForm($0.plan) } }
}

extension PathPattern {
  /// A pattern with another name for each value.
  fileprivate init(numbering pattern: PatternSyntax) {
    var count = 0
    func name() -> String {
      count += 1
      return "value\(count)"
    }
    var numbered = pattern
    for place in numbered.segments.indices {
      switch numbered.segments[place] {
      case .parameter: numbered.segments[place] = .parameter(name())
      case .optional: numbered.segments[place] = .optional(name())
      case .repeated: numbered.segments[place] = .repeated(name())
      case .any: numbered.segments[place] = .any(name())
      case .literal, .wildcard: break
      }
    }
    for place in numbered.query.indices { numbered.query[place].name = name() }
    syntax = numbered
  }
}
