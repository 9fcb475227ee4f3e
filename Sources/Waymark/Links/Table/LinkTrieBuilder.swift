/// Makes the flat arrays of a trie: state by state, each from the patterns that share the way to it.
struct LinkTrieBuilder {
  typealias Span = LinkTrie.Span

  private(set) var states: [LinkTrie.State] = []
  private(set) var nodes: [LinkTrie.Node] = []
  private(set) var children: [Int32] = []
  private(set) var labels: [UInt8] = []
  private(set) var lists: [Int32] = []
  private(set) var candidates: [LinkTrie.Candidate] = []
  private(set) var places: [Int32] = []
  private(set) var depth = 0

  private let patterns: [PatternSyntax]
  /// The patterns of the states that were made and not yet filled in.
  private var groups: [[Int32]] = []

  /// A literal below a state, and the pattern that it comes from.
  private struct Literal {
    var label: Span
    var pattern: Int32
  }

  /// A node that was made and not yet filled in: its literals share `offset` bytes.
  private struct Part {
    var node: Int
    var literals: Range<Int>
    var offset: Int
  }

  init(_ patterns: [PatternSyntax]) {
    self.patterns = patterns
  }

  mutating func build() {
    for pattern in patterns { addCandidate(pattern) }
    // Queues instead of recursion: nothing that is declared can overflow the stack.
    _ = addState(patterns.indices.map(Int32.init(truncatingIfNeeded:)), depth: 0)
    var next = 0
    while next < states.count {
      fill(next, with: groups[next])
      groups[next] = []
      next += 1
    }
  }

  private mutating func addCandidate(_ pattern: PatternSyntax) {
    let start = places.count
    var tail = pattern.segments.count
    for (place, segment) in pattern.segments.enumerated() {
      if segment.name != nil { places.append(Int32(truncatingIfNeeded: place)) }
      if segment.isLast { tail = place }
    }
    candidates.append(
      LinkTrie.Candidate(
        places: span(from: start, to: places.count), tail: Int32(truncatingIfNeeded: tail)))
  }

  private mutating func addState(_ group: [Int32], depth: Int) -> Int32 {
    states.append(LinkTrie.State(depth: Int32(truncatingIfNeeded: depth)))
    groups.append(group)
    self.depth = max(self.depth, depth)
    return Int32(truncatingIfNeeded: states.count - 1)
  }

  /// Sorts the patterns of a state by what their next segment is.
  private mutating func fill(_ index: Int, with group: [Int32]) {
    let depth = Int(states[index].depth)
    var literals: [Literal] = []
    var parameters: [Int32] = []
    var repeated: [Int32] = []
    var ends: [Int32] = []
    var wildcards: [Int32] = []
    for pattern in group {
      let segments = patterns[Int(pattern)].segments
      guard depth < segments.count else {
        ends.append(pattern)
        continue
      }
      switch segments[depth] {
      case .literal(let text):
        let start = labels.count
        labels.append(contentsOf: text.utf8)
        literals.append(Literal(label: span(from: start, to: labels.count), pattern: pattern))
      case .parameter: parameters.append(pattern)
      case .optional:
        // An end without the segment, a parameter with it.
        ends.append(pattern)
        parameters.append(pattern)
      case .repeated: repeated.append(pattern)
      case .wildcard: wildcards.append(pattern)
      }
    }
    states[index].repeated = addList(repeated)
    states[index].ends = addList(ends)
    states[index].wildcards = addList(wildcards)
    if !parameters.isEmpty {
      let state = addState(parameters, depth: depth + 1)
      states[index].parameter = state
    }
    if !literals.isEmpty { states[index].literals = addLiterals(literals, depth: depth) }
  }

  private mutating func addList(_ candidates: [Int32]) -> Span {
    let start = lists.count
    lists += candidates
    return span(from: start, to: lists.count)
  }

  /// Makes the trie of the literals below a state, and returns its root.
  private mutating func addLiterals(_ unsorted: [Literal], depth: Int) -> Int32 {
    let literals = sorted(unsorted)
    let root = addNode()
    var parts = [Part(node: root, literals: literals.indices, offset: 0)]
    while let part = parts.popLast() {
      var rest = part.literals
      let first = literals[rest.lowerBound].label
      let last = literals[rest.upperBound - 1].label
      // Sorted, so that what the first and the last share is what all share.
      var shared = part.offset
      while shared < first.count, shared < last.count,
        labels[Int(first.start) + shared] == labels[Int(last.start) + shared]
      { shared += 1 }
      nodes[part.node].label = Span(
        start: first.start + Int32(part.offset), count: Int32(shared - part.offset))
      let end = rest.prefix { literals[$0].label.count == shared }.count
      if end > 0 {
        let group = literals[rest.prefix(end)].map(\.pattern)
        let state = addState(group, depth: depth + 1)
        nodes[part.node].state = state
        rest = rest.dropFirst(end)
      }
      guard !rest.isEmpty else { continue }
      addChildren(of: part.node, literals, rest, shared: shared, parts: &parts)
    }
    return Int32(truncatingIfNeeded: root)
  }

  /// Makes a child for each byte that follows what the literals share.
  private mutating func addChildren(
    of node: Int, _ literals: [Literal], _ range: Range<Int>, shared: Int, parts: inout [Part]
  ) {
    func byte(_ index: Int) -> UInt8 { labels[Int(literals[index].label.start) + shared] }
    let lowest = byte(range.lowerBound)
    let highest = byte(range.upperBound - 1)
    let start = children.count
    children += repeatElement(0, count: Int(highest - lowest) + 1)
    nodes[node].firstByte = lowest
    nodes[node].children = span(from: start, to: children.count)
    var begin = range.lowerBound
    while begin < range.upperBound {
      let first = labels[Int(literals[begin].label.start) + shared]
      var end = begin + 1
      while end < range.upperBound, labels[Int(literals[end].label.start) + shared] == first {
        end += 1
      }
      let child = addNode()
      children[start + Int(first - lowest)] = Int32(truncatingIfNeeded: child)
      parts.append(Part(node: child, literals: begin..<end, offset: shared + 1))
      begin = end
    }
  }

  private mutating func addNode() -> Int {
    nodes.append(LinkTrie.Node())
    return nodes.count - 1
  }

  /// Sorts by bytes; equal literals keep the order of declaration.
  private func sorted(_ literals: [Literal]) -> [Literal] {
    guard literals.count > 1 else { return literals }
    return labels.withUnsafeBufferPointer { bytes in
      literals.sorted { left, right in
        bytes[left.label.range].lexicographicallyPrecedes(bytes[right.label.range])
      }
    }
  }

  private func span(from start: Int, to end: Int) -> Span {
    Span(start: Int32(truncatingIfNeeded: start), count: Int32(truncatingIfNeeded: end - start))
  }
}
