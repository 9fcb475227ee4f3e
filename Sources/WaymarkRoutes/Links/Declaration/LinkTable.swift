/// A table of links, ready for use.
@usableFromInline
final class LinkTable<Route: WaymarkRoutes.Route>: Sendable {
  @usableFromInline let matcher: LinkMatcher
  @usableFromInline let candidates: [LinkCandidate<Route>]
  /// How each declaration prints a route, in order.
  let printings: [LinkPrinting<Route>]
  let printIndex: LinkPrintIndex
  /// Whether a path that a candidate prints has to be parsed again, since another candidate may take it, or a value may
  /// not come back.
  @usableFromInline let needsRoundTrip: [Bool]
  /// The problems of the table's own declarations.
  let ownProblems: [DeepLinkProblem]
  let problems: [DeepLinkProblem]

  init(prefixes: [String], limits: LinkLimits, links: [DeepLink<Route>]) {
    let linkPrefixes = LinkPrefixes(prefixes)
    var leftOut: [Int: DeepLinkProblem] = [:]
    var builder = LinkTableBuilder(links, prefixes: linkPrefixes, leavingOut: leftOut)
    var overlaps = LinkOverlaps(builder.plans)
    // Reads the declarations again, first without redirects that close a circle, then without those
    // that lead nowhere, then without links that are never reached: a redirect that is left out
    // makes no other link unreachable.
    for find in [\LinkOverlaps.circles, \.lostRedirects, \.unreachable] {
      let problems = overlaps[keyPath: find]
      guard !problems.isEmpty else { continue }
      for (place, problem) in problems { leftOut[builder.numbers[place]] = problem }
      builder = LinkTableBuilder(links, prefixes: linkPrefixes, leavingOut: leftOut)
      overlaps = LinkOverlaps(builder.plans)
    }
    let plans = builder.plans
    candidates = builder.candidates
    printings = builder.printings
    printIndex = LinkPrintIndex(builder.cases)
    needsRoundTrip = plans.indices.map { !plans[$0].isExact || overlaps.mayBeTaken($0) }
    matcher = LinkMatcher(plans, overlaps.trie, prefixes: linkPrefixes, limits: limits)
    ownProblems = builder.ownProblems
    problems = builder.ownProblems + builder.mountedProblems
  }

  var descriptions: [DeepLinkDescription] {
    candidates.map { candidate in
      // `where:` may refuse some examples and take others.
      let numbers = LinkCases.numbers(of: candidate.plan.parameters.compactMap(\.type))
      let example = numbers.lazy.compactMap { candidate.example($0) }.first
      return DeepLinkDescription(
        pattern: "/" + candidate.plan.syntax.text, caseName: example?.caseName,
        target: candidate.plan.target.map { "/" + $0.syntax.text })
    }
  }
}

extension LinkTable {
  @inlinable
  func route(for link: String) -> Route? {
    var route: Route?
    // Kept thin, so that a client's build specialises it. The matcher does all the work.
    matcher.match(link) { index, input in
      route = candidates[index].read(&input)
      return route != nil
    }
    return route
  }

  @inlinable
  func parse(_ link: String) -> Result<Route, DeepLinkError> {
    var route: Route?
    let error = matcher.error(link) { index, input in
      route = candidates[index].read(&input)
      return route != nil
    }
    if let route { return .success(route) }
    return .failure(error ?? matcher.noMatch(link))
  }
}
