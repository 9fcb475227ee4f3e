/// Finds out which redirects of a table lead to one of its links, directly or through other
/// redirects.
///
/// A redirect leads to a link if a link may take a path of the target, where a value of the target
/// may be any text. Whether the link accepts the values does not matter. But a link that ranks below
/// a redirect which takes all these paths is not reached.
struct LinkReach {
  private let plans: [LinkPlan]
  fileprivate let trie: LinkTrie

  init(_ plans: [LinkPlan], _ trie: LinkTrie) {
    self.plans = plans
    self.trie = trie
  }

  /// The indices of the redirects that lead to no link, in the list of plans.
  ///
  /// - Complexity: Linear in the redirects if their targets have no query, or are literals and names
  ///   that a link takes.
  var lost: [Int] {
    let lost = lost(without: [], isRanked: true)
    guard !lost.isEmpty else { return [] }
    // Those that lead nowhere anyway are left out, so they are in no one's way.
    let nowhere = self.lost(without: [], isRanked: false)
    guard !nowhere.isEmpty else { return lost }
    return nowhere + self.lost(without: Set(nowhere), isRanked: true)
  }

  private func lost(without gone: Set<Int>, isRanked: Bool) -> [Int] {
    let redirects = plans.indices.filter { plans[$0].isRedirect && !gone.contains($0) }
    // Redirects with the same target lead to the same links.
    var groups: [[Int]] = []
    var known: [[UInt8]: Int] = [:]
    var arrived: [Int] = []
    // The groups that lead to each redirect.
    var sources: [Int: [Int]] = [:]
    for redirect in redirects {
      let target = target(of: redirect)
      if target.query.isEmpty {
        let shape = target.shape
        if let group = known[shape] {
          groups[group].append(redirect)
          continue
        }
        known[shape] = groups.count
      }
      var walk = LinkReachWalk(self, redirect, without: gone, isRanked: isRanked)
      walk.visit(0, target.segments[...])
      if walk.arrives { arrived.append(groups.count) }
      for next in walk.redirects { sources[next, default: []].append(groups.count) }
      groups.append([redirect])
    }
    var found: Set<Int> = []
    while let group = arrived.popLast() {
      for redirect in groups[group] where found.insert(redirect).inserted {
        arrived += sources[redirect] ?? []
      }
      groups[group] = []
    }
    return redirects.filter { !found.contains($0) }
  }

  fileprivate func isRedirect(_ index: Int) -> Bool { plans[index].isRedirect }

  /// Whether a redirect takes every link whose path fits.
  fileprivate func takesAll(_ index: Int) -> Bool {
    plans[index].isRedirect && plans[index].syntax.query.isEmpty
  }

  private func target(of redirect: Int) -> PatternSyntax {
    plans[redirect].target?.syntax ?? plans[redirect].syntax
  }

  /// Whether a link whose path fits takes the target of the redirect, judging by texts and keys.
  fileprivate func mayTake(_ index: Int, _ redirect: Int) -> Bool {
    let plan = plans[index]
    let target = target(of: redirect)
    guard !plan.isFallback else { return false }
    guard plan.syntax.mayTakeQuery(of: target, from: plans[redirect].syntax) else { return false }
    // A redirect passes on any text, even one that a mount's value would not take.
    guard !plan.isRedirect else { return true }
    var own = plan.syntax.segments[...]
    var parameters = plan.parameters[...]
    for segment in target.segments {
      guard segment.isOne, let taker = own.first else { break }
      if taker.name != nil, case .literal(let text) = segment,
        !(parameters.first?.mayBe(text) ?? true)
      {
        return false
      }
      guard taker.isOne || taker.isOptional else { continue }
      own = own.dropFirst()
      if taker.name != nil { parameters = parameters.dropFirst() }
    }
    return true
  }
}

extension LinkPlan.Parameter {
  /// Whether the value may have this text.
  fileprivate func mayBe(_ text: String) -> Bool {
    guard let type else { return true }
    return type.init(linkText: text) != nil
  }
}

extension PatternSyntax.Segment {
  /// Whether the segment is exactly one of a path.
  fileprivate var isOne: Bool { !isLast }
}

/// Finds the candidates whose path may be a path of a redirect's target.
private struct LinkReachWalk {
  private typealias Segments = ArraySlice<PatternSyntax.Segment>

  private let reach: LinkReach
  private let redirect: Int
  private let gone: Set<Int>
  /// Whether candidates do not count that rank below a redirect which takes all paths.
  private let isRanked: Bool
  /// Whether one of them is a link. Then the walk is over.
  private(set) var arrives = false
  /// Those that are redirects.
  private(set) var redirects: [Int] = []

  init(_ reach: LinkReach, _ redirect: Int, without gone: Set<Int>, isRanked: Bool) {
    self.reach = reach
    self.redirect = redirect
    self.gone = gone
    self.isRanked = isRanked
  }

  /// Visits the candidates that take the segments from a state on.
  ///
  /// - Returns: Whether nothing that ranks below them is reached: a link is found, or redirects take
  ///   all paths of the segments.
  @discardableResult
  mutating func visit(_ index: Int, _ segments: ArraySlice<PatternSyntax.Segment>) -> Bool {
    let state = reach.trie.states[index]
    guard let segment = segments.first else { return end(at: state) }
    let rest = segments.dropFirst()
    switch segment {
    case .literal(let text):
      return go(to: reach.trie.state(behind: text, after: state), rest)
        || go(to: Int(state.parameter), rest) || takeRest(at: state)
    case .parameter: return pass(state, rest)
    case .optional:
      let isEnd = visit(index, rest)
      return arrives || pass(state, rest) && isEnd
    case .repeated(let name): return pass(state, [.any(name)])
    case .any, .wildcard:
      let isEnd = end(at: state)
      return arrives || pass(state, segments) && isEnd
    }
  }

  /// Continues after a segment with any text.
  private mutating func pass(_ state: LinkTrie.State, _ rest: Segments) -> Bool {
    // Literals rank higher, but there may be many, and each takes only one text.
    let isTaken = go(to: Int(state.parameter), rest)
    var nodes = state.literals >= 0 ? [Int(state.literals)] : []
    while !arrives, let node = nodes.popLast().map({ reach.trie.nodes[$0] }) {
      _ = go(to: Int(node.state), rest)
      // 0 is no child.
      nodes += node.children.range.map { Int(reach.trie.children[$0]) }.filter { $0 > 0 }
    }
    return arrives || isTaken || takeRest(at: state)
  }

  /// Continues at the state after a segment. 0 is no state.
  private mutating func go(to state: Int, _ rest: Segments) -> Bool {
    state > 0 && visit(state, rest)
  }

  private mutating func end(at state: LinkTrie.State) -> Bool {
    take(state.ends) || take(state.starEnds)
  }

  /// Those that take any number of further segments.
  private mutating func takeRest(at state: LinkTrie.State) -> Bool {
    take(state.repeated) || take(state.stars)
  }

  private mutating func take(_ list: LinkTrie.Span) -> Bool {
    for place in list.range {
      let index = Int(reach.trie.lists[place])
      guard !gone.contains(index), reach.mayTake(index, redirect) else { continue }
      guard reach.isRedirect(index) else {
        arrives = true
        return true
      }
      redirects.append(index)
      if isRanked, reach.takesAll(index) { return true }
    }
    return false
  }
}
