/// Finds out which links of a table take paths of other links.
///
/// Uses the trie, where patterns of one shape end at the same state.
///
/// - Complexity: Linear in the segments of all patterns.
struct LinkOverlaps {
  /// How many links of one shape are compared with each other. Further ones are not looked at.
  private static let maximumCompared = 8

  let trie: LinkTrie
  private let plans: [LinkPlan]
  /// The indices of plans that are never reached, each with the index of the earlier plan that
  /// takes all their links.
  private var covered: [Int: Int] = [:]

  init(_ plans: [LinkPlan]) {
    self.plans = plans
    trie = LinkTrie(plans.map(\.syntax))
    for state in trie.states {
      for list in [state.ends, state.repeated, state.stars] { cover(list, at: state) }
    }
  }

  /// The problems of plans that are never reached, by index.
  var unreachable: [Int: DeepLinkProblem] {
    var problems: [Int: DeepLinkProblem] = [:]
    for (index, other) in covered {
      problems[index] = .unreachable(plans[index].syntax, plans[other].syntax)
    }
    return problems
  }

  /// The problems of redirects that close a circle, by index.
  var circles: [Int: DeepLinkProblem] {
    var redirects = LinkRedirects()
    var problems: [Int: DeepLinkProblem] = [:]
    for (index, plan) in plans.enumerated() {
      // A redirect that is never reached, because a link takes its paths, leads nowhere.
      guard let target = plan.target?.syntax, !isBehindLink(index),
        let other = redirects.add(plan.syntax, to: target)
      else { continue }
      problems[index] = .redirectLoop(plan.syntax, target, other)
    }
    return problems
  }

  private func isBehindLink(_ index: Int) -> Bool {
    covered[index].map { !plans[$0].isRedirect } ?? false
  }

  /// The problems of redirects that lead to no link of the table, by index.
  var lostRedirects: [Int: DeepLinkProblem] {
    var problems: [Int: DeepLinkProblem] = [:]
    for index in LinkReach(plans, trie).lost {
      guard let target = plans[index].target else { continue }
      problems[index] = .redirectNowhere(plans[index].syntax, target.syntax)
    }
    return problems
  }

  private mutating func cover(_ list: LinkTrie.Span, at state: LinkTrie.State) {
    for place in list.range.dropFirst() {
      let index = Int(trie.lists[place])
      let plan = plans[index]
      // A pattern with `:name?` ends in two places. It is covered if, in the place with the
      // segment, another pattern of its kind covers it: that one then covers the other place, too.
      guard plan.syntax.segments.count <= Int(state.depth) || !plan.endsInOptional else { continue }
      let other = others(in: list).prefix { $0 < index }.first { other in
        (!plan.hasOptional || plans[other].hasOptional(like: plan))
          && plans[other].takesEveryLink(of: plan)
      }
      if let other { covered[index] = other }
    }
  }

  /// The first few plans of a list.
  private func others(in list: LinkTrie.Span) -> some Sequence<Int> {
    trie.lists[list.range].prefix(Self.maximumCompared).lazy.map { Int($0) }
  }

  /// Whether another link may take a path of this link before this link is tried.
  func mayBeTaken(_ index: Int) -> Bool {
    let plan = plans[index]
    var state = trie.states[0]
    for segment in plan.syntax.segments {
      let next: Int
      switch segment {
      case .literal(let text): next = trie.state(behind: text, after: state)
      case .parameter, .optional:
        if state.literals >= 0 { return true }
        if segment.arity == .optional, isTaken(plan, index, by: state.ends) { return true }
        next = Int(state.parameter)
      case .repeated:
        return state.literals >= 0 || state.parameter > 0
          || isTaken(plan, index, by: state.repeated)
      case .any:
        // A list can have no segments or some. After an optional segment, they would be read as its
        // value if it is missing.
        return plan.hasOptional || state.literals >= 0 || state.parameter > 0
          || !state.repeated.isEmpty || !state.ends.isEmpty
          || isTaken(plan, index, by: state.starEnds)
      case .wildcard: return false  // Is not printed.
      }
      state = trie.states[next]
    }
    return isTaken(plan, index, by: state.ends)
  }

  /// Whether an earlier plan of the list may take a path of this plan. True if there are plans that
  /// are not looked at.
  private func isTaken(_ plan: LinkPlan, _ index: Int, by list: LinkTrie.Span) -> Bool {
    for other in others(in: list) {
      guard other < index else { return false }
      if plans[other].mayTake(keys: plan) { return true }
    }
    return Int(list.count) > Self.maximumCompared
  }
}

extension LinkPlan {
  fileprivate var endsInOptional: Bool { syntax.segments.last?.arity == .optional }
  fileprivate var hasOptional: Bool { syntax.segments.contains(where: \.isOptional) }

  /// Whether both have an optional segment, in the same place.
  fileprivate func hasOptional(like other: LinkPlan) -> Bool {
    hasOptional && syntax.segments.count == other.syntax.segments.count
  }

  /// Whether all links of the other plan fit this plan, too, if their paths have the same shape.
  /// Links with malformed escapes in the query do not count: for those alone, the other plan is not
  /// worth a line.
  fileprivate func takesEveryLink(of other: LinkPlan) -> Bool {
    guard isTotal, !isFallback, !other.isFallback else { return false }
    // Segments for `*` may be malformed, but those for `:name*` may not.
    if other.syntax.segments.last == .wildcard, syntax.segments.last != .wildcard { return false }
    for index in 0..<min(pathCount, other.pathCount) {
      guard parameters[index].takesAll || parameters[index].takes(other.parameters[index]) else {
        return false
      }
    }
    return parameters[pathCount...].allSatisfy { item in
      let match = other.parameters[other.pathCount...].first { $0.hasKey(of: item) }
      if let match, item.takes(match) || item.takesAll && match.isRequired { return true }
      return !item.isRequired && (item.takesAll || item.arity == .rest)
    }
  }

  /// Whether this plan may take a link of the other plan, judging by their queries.
  fileprivate func mayTake(keys other: LinkPlan) -> Bool {
    let printsAnyKey = other.parameters.contains { $0.arity == .rest }
    return printsAnyKey
      || parameters[pathCount...].allSatisfy {
        !$0.isRequired || other.keys.contains($0.key ?? "")
      }
  }
}

extension LinkPlan.Parameter {
  /// Whether both have the same key, byte by byte.
  fileprivate func hasKey(of other: LinkPlan.Parameter) -> Bool {
    guard let key, let otherKey = other.key else { return false }
    return key.utf8.elementsEqual(otherKey.utf8)
  }

  fileprivate func takes(_ other: LinkPlan.Parameter) -> Bool {
    guard let type, let otherType = other.type else { return false }
    return type == otherType && (!isRequired || other.isRequired)
  }
}
