/// Makes the flat arrays of a trie, state by state. Each state comes from the patterns that share
/// the way to it.
///
/// Patterns are numbers here, and a group of them is a part of one array. Tables are made at the
/// start of a program, so this allocates little.
struct LinkTrieBuilder {
  typealias Span = LinkTrie.Span

  private(set) var trie = LinkTrie()

  /// The segments of all patterns.
  private var pieces: [Piece] = []
  /// Each pattern's part of `pieces`.
  private var patterns: [Span] = []
  /// The patterns of each state, in the order of declaration.
  private var members: [Int32] = []
  /// Each state's part of `members`.
  private var groups: [Span] = []

  /// A segment without its texts.
  private struct Piece {
    /// An optional segment before a star is a kind of its own.
    enum Kind { case literal, parameter, optional, optionalBeforeStar, repeated, star }

    let kind: Kind
    /// The bytes of a literal.
    var label = Span()
  }

  /// A literal below a state, and the pattern that it comes from.
  private struct Literal {
    let label: Span
    let pattern: Int32
  }

  /// The first literals of all patterns and the states after them, by pattern, if a literal has a
  /// capital.
  private var firsts: [Literal] = []
  private var firstStates: [Int32: Int32] = [:]

  /// A node that is made but not filled in yet. Its literals share `offset` bytes.
  private struct Part {
    let node: Int
    let literals: Range<Int>
    let offset: Int
  }

  /// The segments that the patterns of a state continue with. The next state uses the same memory.
  private struct Ways {
    var literals: [Literal] = []
    var parameters: [Int32] = []
    var repeated: [Int32] = []
    var ends: [Int32] = []
    var stars: [Int32] = []
    var starEnds: [Int32] = []
    var parts: [Part] = []

    /// Empties the lists, but not `parts`: `addLiterals` takes out of that whatever it adds.
    mutating func removeAll() {
      Self.empty(&literals)
      Self.empty(&parameters)
      Self.empty(&repeated)
      Self.empty(&ends)
      Self.empty(&stars)
      Self.empty(&starEnds)
    }

    private static func empty<Element>(_ list: inout [Element]) {
      // Most are empty already, and keeping the capacity of an empty list would still allocate one.
      if !list.isEmpty { list.removeAll(keepingCapacity: true) }
    }
  }

  init(_ syntaxes: [PatternSyntax]) {
    for syntax in syntaxes { add(syntax) }
    // At most one state begins behind each segment.
    trie.states.reserveCapacity(pieces.count + 1)
    groups.reserveCapacity(pieces.count + 1)
    members.reserveCapacity(pieces.count + syntaxes.count)
    // A work list instead of recursion, so that no declaration can overflow the call stack.
    for pattern in syntaxes.indices { members.append(number(pattern)) }
    _ = addState(from: 0, depth: 0)
    var ways = Ways()
    var next = 0
    while next < trie.states.count {
      fill(next, &ways)
      next += 1
    }
    addHosts(&ways)
  }

  private mutating func add(_ syntax: PatternSyntax) {
    let start = pieces.count
    let firstPlace = trie.places.count
    for (place, segment) in syntax.segments.enumerated() {
      switch segment {
      case .literal(let text):
        let start = trie.labels.count
        trie.labels.append(contentsOf: text.utf8)
        pieces.append(Piece(kind: .literal, label: span(from: start, to: trie.labels.count)))
        continue
      case .parameter: pieces.append(Piece(kind: .parameter))
      case .optional:
        let isLast = place == syntax.segments.count - 1
        pieces.append(Piece(kind: isLast ? .optional : .optionalBeforeStar))
      case .repeated: pieces.append(Piece(kind: .repeated))
      case .any, .wildcard: pieces.append(Piece(kind: .star))
      }
      if segment != .wildcard { trie.places.append(number(place)) }
    }
    patterns.append(span(from: start, to: pieces.count))
    trie.candidates.append(span(from: firstPlace, to: trie.places.count))
  }

  /// Makes a state from the members, beginning with this one.
  private mutating func addState(from start: Int, depth: Int) -> Int32 {
    trie.states.append(LinkTrie.State(depth: number(depth)))
    groups.append(span(from: start, to: members.count))
    trie.depth = max(trie.depth, depth)
    return number(trie.states.count - 1)
  }

  /// Sorts the patterns of a state by the kind of their next segment.
  private mutating func fill(_ index: Int, _ ways: inout Ways) {
    let depth = Int(trie.states[index].depth)
    ways.removeAll()
    for member in groups[index].range {
      let pattern = members[member]
      let pieces = patterns[Int(pattern)]
      guard depth < pieces.count else {
        ways.ends.append(pattern)
        continue
      }
      let piece = self.pieces[Int(pieces.start) + depth]
      switch piece.kind {
      case .literal: ways.literals.append(Literal(label: piece.label, pattern: pattern))
      case .parameter: ways.parameters.append(pattern)
      case .optional:
        // An end if the segment is missing, a parameter if it is there.
        ways.ends.append(pattern)
        ways.parameters.append(pattern)
      case .optionalBeforeStar:
        // The star ends the path if the segment is missing.
        ways.starEnds.append(pattern)
        ways.parameters.append(pattern)
      case .repeated: ways.repeated.append(pattern)
      case .star:
        ways.stars.append(pattern)
        ways.starEnds.append(pattern)
      }
    }
    trie.states[index].repeated = addList(ways.repeated)
    trie.states[index].ends = addList(ways.ends)
    trie.states[index].stars = addList(ways.stars)
    // Both lists are nearly always the same, and then one is enough.
    let isOne = ways.starEnds.count == ways.stars.count
    trie.states[index].starEnds = isOne ? trie.states[index].stars : addList(ways.starEnds)
    if !ways.parameters.isEmpty {
      let start = members.count
      members += ways.parameters
      trie.states[index].parameter = addState(from: start, depth: depth + 1)
    }
    guard !ways.literals.isEmpty else { return }
    if index == 0, hasCapitals(ways.literals) { firsts = ways.literals }
    trie.states[index].literals = addLiterals(&ways, depth: depth)
  }

  private mutating func addList(_ list: [Int32]) -> Span {
    guard !list.isEmpty else { return Span() }
    let start = trie.lists.count
    trie.lists += list
    return span(from: start, to: trie.lists.count)
  }

  private func number(_ value: Int) -> Int32 { Int32(truncatingIfNeeded: value) }

  private func span(from start: Int, to end: Int) -> Span {
    Span(start: number(start), count: number(end - start))
  }
}

// The trie of the literals below one state.
extension LinkTrieBuilder {
  /// Makes the nodes, and returns the root.
  private mutating func addLiterals(_ ways: inout Ways, depth: Int) -> Int32 {
    sort(&ways.literals)
    let root = addNode()
    ways.parts.append(Part(node: root, literals: ways.literals.indices, offset: 0))
    while let part = ways.parts.popLast() {
      let shared = addLabel(part, ways.literals)
      var rest = part.literals
      let start = members.count
      while let first = rest.first, ways.literals[first].label.count == shared {
        members.append(ways.literals[first].pattern)
        rest = rest.dropFirst()
      }
      if members.count > start {
        let state = addState(from: start, depth: depth + 1)
        trie.nodes[part.node].state = state
        if depth == 0, !firsts.isEmpty {
          for pattern in members[start...] { firstStates[pattern] = state }
        }
      }
      if !rest.isEmpty { addChildren(of: part.node, &ways, rest, shared: shared) }
    }
    return number(root)
  }

  /// Makes the trie of hosts, which leads to existing states. Most first literals have no capitals,
  /// and then their trie is used.
  private mutating func addHosts(_ ways: inout Ways) {
    trie.hosts = trie.states[0].literals
    guard !firsts.isEmpty else { return }
    ways.removeAll()
    for first in firsts {
      let start = trie.labels.count
      for place in first.label.range { trie.labels.append(trie.labels[place].asciiLowercased) }
      let label = span(from: start, to: trie.labels.count)
      ways.literals.append(Literal(label: label, pattern: first.pattern))
    }
    let firstNode = trie.nodes.count
    let firstState = trie.states.count
    trie.hosts = addLiterals(&ways, depth: 1)
    // The new states are placeholders: the first pattern of each says which state counts.
    for node in trie.nodes.indices[firstNode...] where trie.nodes[node].state > 0 {
      let group = groups[Int(trie.nodes[node].state)]
      trie.nodes[node].state = firstStates[members[Int(group.start)]] ?? 0
    }
    trie.states.removeSubrange(firstState...)
    groups.removeSubrange(firstState...)
  }

  private func hasCapitals(_ literals: [Literal]) -> Bool {
    literals.contains { literal in
      literal.label.range.contains { trie.labels[$0] != trie.labels[$0].asciiLowercased }
    }
  }

  private mutating func addNode() -> Int {
    trie.nodes.append(LinkTrie.Node())
    return trie.nodes.count - 1
  }

  /// Gives a node the bytes that its literals share, and returns their number from the start.
  private mutating func addLabel(_ part: Part, _ literals: [Literal]) -> Int {
    // The literals are sorted, so all of them share what the first and the last share.
    let first = literals[part.literals.lowerBound].label
    let last = literals[part.literals.upperBound - 1].label
    var shared = Int(first.count)
    if part.literals.count > 1 {
      shared = part.offset
      while shared < first.count, shared < last.count,
        trie.labels[Int(first.start) + shared] == trie.labels[Int(last.start) + shared]
      { shared += 1 }
    }
    trie.nodes[part.node].label = span(
      from: Int(first.start) + part.offset, to: Int(first.start) + shared)
    return shared
  }

  /// Makes a child for each byte that follows the shared bytes.
  private mutating func addChildren(
    of node: Int, _ ways: inout Ways, _ range: Range<Int>, shared: Int
  ) {
    let lowest = byte(ways.literals[range.lowerBound], shared)
    let highest = byte(ways.literals[range.upperBound - 1], shared)
    let start = trie.children.count
    trie.children += repeatElement(0, count: Int(highest - lowest) + 1)
    trie.nodes[node].firstByte = lowest
    trie.nodes[node].children = span(from: start, to: trie.children.count)
    var begin = range.lowerBound
    while begin < range.upperBound {
      let first = byte(ways.literals[begin], shared)
      var end = begin + 1
      while end < range.upperBound, byte(ways.literals[end], shared) == first { end += 1 }
      let child = addNode()
      trie.children[start + Int(first - lowest)] = number(child)
      ways.parts.append(Part(node: child, literals: begin..<end, offset: shared + 1))
      begin = end
    }
  }

  private func byte(_ literal: Literal, _ place: Int) -> UInt8 {
    trie.labels[Int(literal.label.start) + place]
  }

  /// Sorts by bytes; equal literals keep the order of declaration.
  private func sort(_ literals: inout [Literal]) {
    guard literals.count > 1 else { return }
    trie.labels.withUnsafeBufferPointer { bytes in
      literals.sort { left, right in
        let count = min(left.label.count, right.label.count)
        let (leftStart, rightStart) = (Int(left.label.start), Int(right.label.start))
        for place in 0..<Int(count) {
          let (leftByte, rightByte) = (bytes[leftStart + place], bytes[rightStart + place])
          if leftByte != rightByte { return leftByte < rightByte }
        }
        return left.label.count < right.label.count
      }
    }
  }
}
