/// Which links of a table take paths of which others.
///
/// A tree of segments, in which equal ways are one. Linear in the segments of all patterns.
struct LinkOverlaps {
  private struct Node {
    var hasLiterals = false
    var parameter: Int?
    /// The plans that end here, in order; those with `:name?` in both places.
    var ends: [Int] = []
    var repeated: [Int] = []
    var wildcards: [Int] = []
  }

  /// A literal by its bytes, as the trie has it: texts that only look alike are not one.
  private struct Literal: Hashable {
    let parent: Int
    let text: String

    static func == (left: Literal, right: Literal) -> Bool {
      left.parent == right.parent && left.text.utf8.elementsEqual(right.text.utf8)
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(parent)
      var text = text
      text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
  }

  /// How many links of one shape are compared with each other; more of them are not looked at.
  private static let maximumCompared = 8

  private let plans: [LinkPlan]
  private var nodes = [Node()]
  private var literals: [Literal: Int] = [:]
  /// The plans whose links an earlier one takes all, by their places.
  private(set) var covered: [Int: (plan: Int, other: Int)] = [:]

  init(_ plans: [LinkPlan]) {
    self.plans = plans
    literals.reserveCapacity(plans.count)
    for (index, plan) in plans.enumerated() { insert(plan, index) }
  }

  private mutating func insert(_ plan: LinkPlan, _ index: Int) {
    var node = 0
    for segment in plan.syntax.segments {
      switch segment {
      case .literal(let text): node = child(of: node, text)
      case .parameter: node = parameter(of: node)
      case .optional:
        nodes[node].ends.append(index)
        node = parameter(of: node)
        if let other = cover(plan, among: nodes[node].ends, ifOptional: true) {
          covered[index] = (index, other)
        }
        nodes[node].ends.append(index)
        return
      case .repeated:
        if let other = cover(plan, among: nodes[node].repeated) { covered[index] = (index, other) }
        nodes[node].repeated.append(index)
        return
      case .wildcard:
        if let other = cover(plan, among: nodes[node].wildcards) { covered[index] = (index, other) }
        nodes[node].wildcards.append(index)
        return
      }
    }
    if let other = cover(plan, among: nodes[node].ends) { covered[index] = (index, other) }
    nodes[node].ends.append(index)
  }

  private mutating func child(of node: Int, _ text: String) -> Int {
    let key = Literal(parent: node, text: text)
    if let child = literals[key] { return child }
    nodes[node].hasLiterals = true
    nodes.append(Node())
    literals[key] = nodes.count - 1
    return nodes.count - 1
  }

  private mutating func parameter(of node: Int) -> Int {
    if let child = nodes[node].parameter { return child }
    nodes.append(Node())
    nodes[node].parameter = nodes.count - 1
    return nodes.count - 1
  }

  private func cover(_ plan: LinkPlan, among others: [Int], ifOptional: Bool = false) -> Int? {
    others.prefix(Self.maximumCompared).first { other in
      (!ifOptional || plans[other].syntax.segments.last?.arity == .optional)
        && plans[other].takesEveryLink(of: plan)
    }
  }

  /// Whether another link may take a path that this one printed, before this one is asked.
  func mayBeTaken(_ index: Int) -> Bool {
    let plan = plans[index]
    var node = 0
    for segment in plan.syntax.segments {
      switch segment {
      case .literal(let text):
        guard let child = literals[Literal(parent: node, text: text)] else { return true }
        node = child
      case .parameter, .optional:
        if nodes[node].hasLiterals { return true }
        if segment.arity == .optional, isTaken(plan, index, by: nodes[node].ends) { return true }
        guard let child = nodes[node].parameter else { return true }
        node = child
      case .repeated:
        return nodes[node].hasLiterals || nodes[node].parameter != nil
          || isTaken(plan, index, by: nodes[node].repeated)
      case .wildcard:
        // It is printed without what the wildcard takes: as a path that ends here.
        return !nodes[node].ends.isEmpty || isTaken(plan, index, by: nodes[node].wildcards)
      }
    }
    return isTaken(plan, index, by: nodes[node].ends)
  }

  private func isTaken(_ plan: LinkPlan, _ index: Int, by others: [Int]) -> Bool {
    others.contains { $0 < index && plans[$0].mayTake(keys: plan) }
  }
}

extension LinkPlan {
  /// Whether a link that fits the other plan fits this one too, if their paths have one shape.
  fileprivate func takesEveryLink(of other: LinkPlan) -> Bool {
    guard isTotal, !isFallback, !other.isFallback else { return false }
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

  /// Whether this one may take what the other prints, as far as their queries say.
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
