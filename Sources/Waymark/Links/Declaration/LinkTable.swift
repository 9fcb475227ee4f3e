/// A table of links, ready for use.
final class LinkTable<Route: Waymark.Route>: Sendable {
  /// A declaration, as printing needs it.
  enum Entry: Sendable {
    case literal(Route, [LinkPiece], index: Int)
    case values(LinkRecipe<Route>, [LinkPiece], index: Int)
    /// The candidates by their places in the mounted table; nil if one was left out.
    case mount(LinkMount<Route>, [LinkPiece], indices: [Int?])
  }

  let limits: LinkLimits
  let prefixes: LinkPrefixes
  let candidates: [LinkCandidate<Route>]
  let entries: [Entry]
  let patterns: LinkPatterns
  let trie: LinkTrie
  /// Whether what a candidate prints has to be parsed to see that it leads back.
  let isChecked: [Bool]
  /// Those of the table's own declarations.
  let ownProblems: [DeepLinkProblem]
  let problems: [DeepLinkProblem]

  init(prefixes: [String], limits: LinkLimits, links: [DeepLink<Route>]) {
    var builder = LinkTableBuilder<Route>()
    self.limits = limits
    self.prefixes = builder.read(prefixes: prefixes)
    builder.read(links)
    candidates = builder.candidates
    entries = builder.entries
    isChecked = builder.isChecked
    let syntaxes = candidates.map(\.plan.syntax)
    patterns = LinkPatterns(
      syntaxes: syntaxes, prefixTexts: prefixes, prefixes: self.prefixes, limits: limits)
    trie = LinkTrie(syntaxes)
    ownProblems = builder.ownProblems
    problems = builder.ownProblems + builder.mountedProblems
  }

  var descriptions: [DeepLinkDescription] {
    candidates.map { candidate in
      // Some examples are refused by `where:`; another may be taken.
      let example = (0..<8).lazy.compactMap { candidate.example($0) }.first
      return DeepLinkDescription(
        pattern: "/" + candidate.plan.syntax.text, caseName: example?.caseName)
    }
  }
}

extension LinkTable {
  /// How a link ended.
  enum Answer {
    case route(Route)
    case redirect(String)
    case refused(LinkRefusal?)
  }

  static var maximumHops: Int { 16 }

  func route(for link: String) -> Route? {
    var text = link
    for _ in 0...Self.maximumHops {
      guard case .success(let answer) = answer(text, original: link) else { return nil }
      switch answer {
      case .route(let route): return route
      case .refused: return nil
      case .redirect(let next): text = next
      }
    }
    return nil
  }

  func parse(_ link: String) -> Result<Route, DeepLinkError> {
    var text = link
    for _ in 0...Self.maximumHops {
      switch answer(text, original: link) {
      case .failure(let failure):
        return .failure(DeepLinkError(link: link, failure: failure, patterns: patterns))
      case .success(.route(let route)): return .success(route)
      case .success(.refused(let refusal)):
        return .failure(DeepLinkError(link: link, refusal: refusal, patterns: patterns))
      case .success(.redirect(let next)): text = next
      }
    }
    return .failure(DeepLinkError(link: link, loop: text, patterns: patterns))
  }

  private func answer(_ text: String, original: String) -> Result<Answer, LinkFailure> {
    withLink(text, prefixes: prefixes, limits: limits) { reader in
      var input = _LinkInput(link: original, patterns: patterns)
      var answer: Answer?
      let isFound = trie.firstMatch(in: reader) { index, captures in
        let candidate = candidates[index]
        input.begin(candidate.plan, captures)
        if case .redirect(let target) = candidate.plan.kind {
          answer = target.link(from: input).map { .redirect($0) }
        } else {
          answer = candidate.read(&input).map { .route($0) }
        }
        return answer != nil
      }
      guard isFound, let answer else { return .refused(input.refusal) }
      return answer
    }
  }
}
