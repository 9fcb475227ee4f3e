/// Finds out which redirects of a table lead to one of its links, directly or through other
/// redirects.
///
/// A redirect leads to a link if a link may take a path of the target, where a value of the target
/// may be any text. Whether the link accepts the values does not matter.
struct LinkReach {
  private let plans: [LinkPlan]
  private let trie: LinkTrie

  init(_ plans: [LinkPlan], _ trie: LinkTrie) {
    self.plans = plans
    self.trie = trie
  }

  /// The indices of the redirects that lead to no link, in the list of plans.
  ///
  /// - Complexity: Linear in the redirects if their targets are literals and names.
  var lost: [Int] {
    let redirects = plans.indices.filter { plans[$0].isRedirect }
    var arrived: [Int] = []
    // The redirects that lead to each redirect.
    var sources: [Int: [Int]] = [:]
    for redirect in redirects {
      var walk = LinkReachWalk(trie)
      let taken = walk.takers(of: target(of: redirect).segments).filter { mayTake($0, redirect) }
      if taken.contains(where: { !plans[$0].isRedirect }) {
        arrived.append(redirect)
      } else {
        for next in taken { sources[next, default: []].append(redirect) }
      }
    }
    var found = Set(arrived)
    while let redirect = arrived.popLast() {
      for source in sources[redirect] ?? [] where found.insert(source).inserted {
        arrived.append(source)
      }
    }
    return redirects.filter { !found.contains($0) }
  }

  private func target(of redirect: Int) -> PatternSyntax {
    plans[redirect].target?.syntax ?? plans[redirect].syntax
  }

  /// Whether a link whose path fits takes the target of the redirect, judging by texts and keys.
  private func mayTake(_ index: Int, _ redirect: Int) -> Bool {
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

/// Finds the candidates whose path may be a path of a pattern.
private struct LinkReachWalk {
  /// A place in the trie, and the segment of the pattern that comes next.
  private struct Place: Hashable {
    let state: Int
    let segment: Int
  }

  private let trie: LinkTrie
  private var seen: Set<Place> = []
  private var open: [Place] = []
  private var found: Set<Int> = []

  init(_ trie: LinkTrie) {
    self.trie = trie
  }

  /// Returns each candidate once, in the order of declaration.
  mutating func takers(of segments: [PatternSyntax.Segment]) -> [Int] {
    visit(Place(state: 0, segment: 0))
    while let place = open.popLast() {
      let state = trie.states[place.state]
      guard place.segment < segments.count else {
        add(state.ends)
        add(state.starEnds)
        continue
      }
      // A repeated parameter takes any number of segments.
      add(state.repeated)
      add(state.stars)
      switch segments[place.segment] {
      case .literal(let text):
        go(to: trie.state(behind: text, after: state), before: place.segment + 1)
        go(to: Int(state.parameter), before: place.segment + 1)
      case .parameter: pass(state, before: place.segment + 1)
      case .optional:
        visit(Place(state: place.state, segment: place.segment + 1))
        pass(state, before: place.segment + 1)
      case .repeated:
        pass(state, before: place.segment)
        pass(state, before: place.segment + 1)
      case .any, .wildcard:
        visit(Place(state: place.state, segment: place.segment + 1))
        pass(state, before: place.segment)
      }
    }
    return found.sorted()
  }

  private mutating func add(_ candidates: LinkTrie.Span) {
    for place in candidates.range { found.insert(Int(trie.lists[place])) }
  }

  /// Continues after a segment with any text.
  private mutating func pass(_ state: LinkTrie.State, before segment: Int) {
    go(to: Int(state.parameter), before: segment)
    guard state.literals >= 0 else { return }
    var nodes = [Int(state.literals)]
    while let node = nodes.popLast().map({ trie.nodes[$0] }) {
      go(to: Int(node.state), before: segment)
      // 0 is no child.
      nodes += node.children.range.map { Int(trie.children[$0]) }.filter { $0 > 0 }
    }
  }

  /// Continues at the state after a segment. 0 is no state.
  private mutating func go(to state: Int, before segment: Int) {
    if state > 0 { visit(Place(state: state, segment: segment)) }
  }

  private mutating func visit(_ place: Place) {
    if seen.insert(place).inserted { open.append(place) }
  }
}
