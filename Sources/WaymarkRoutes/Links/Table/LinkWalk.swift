extension LinkTrie {
  /// Passes what a walk needs to a closure, so that the caller does not retain the trie.
  @inline(__always)
  func withWalk<Answer>(_ body: (LinkWalk) -> Answer) -> Answer {
    states.withUnsafeBufferPointer { states in
      nodes.withUnsafeBufferPointer { nodes in
        children.withUnsafeBufferPointer { children in
          labels.withUnsafeBufferPointer { labels in
            lists.withUnsafeBufferPointer { lists in
              candidates.withUnsafeBufferPointer { candidates in
                places.withUnsafeBufferPointer { places in
                  body(
                    LinkWalk(
                      states: states, nodes: nodes, children: children, labels: labels,
                      lists: lists, candidates: candidates, places: places, depth: depth,
                      hosts: hosts))
                }
              }
            }
          }
        }
      }
    }
  }
}

extension LinkTrie {
  /// The state after a literal; 0 if no pattern continues with it.
  func state(behind literal: String, after state: State) -> Int {
    guard state.literals >= 0 else { return 0 }
    return literal.withLinkBytes { bytes in
      withWalk { walk in
        Int(walk.plainLiteral(state.literals, bytes, bytes.indices) ?? 0)
      }
    }
  }
}

/// Walks down a trie, whose arrays it points into.
struct LinkWalk {
  let states: UnsafeBufferPointer<LinkTrie.State>
  let nodes: UnsafeBufferPointer<LinkTrie.Node>
  let children: UnsafeBufferPointer<Int32>
  let labels: UnsafeBufferPointer<UInt8>
  let lists: UnsafeBufferPointer<Int32>
  let candidates: UnsafeBufferPointer<LinkTrie.Span>
  let places: UnsafeBufferPointer<Int32>
  let depth: Int
  let hosts: Int32

  /// Asks the candidates that fit the path one after the other, best first, until one accepts.
  ///
  /// At each segment the order is: a literal, a parameter, a repeated parameter, `*`. At the end of
  /// the path, a pattern that ends there comes before `*`. Equals come in the order of declaration.
  /// If a candidate refuses, the next one is tried.
  ///
  /// Each byte of the path is compared at most once for each way down the trie that fits so far. No
  /// allocation.
  ///
  /// - Parameter attempt: Gets a candidate, and returns whether it accepts.
  /// - Returns: Whether a candidate accepted.
  @inline(__always)
  func firstMatch(
    in reader: LinkReader, attempt: (_ candidate: Int, _ captures: LinkCaptures) -> Bool
  ) -> Bool {
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: min(depth, reader.count) + 1) {
      run(reader, open: $0, attempt: attempt)
    }
  }

  /// - Parameter open: Memory for one state for each depth: the states with ways that were not
  ///   tried yet. A state is stored as itself if only its literals were tried, and as its
  ///   complement if its parameter was tried, too.
  private func run(
    _ reader: LinkReader, open: UnsafeMutableBufferPointer<Int32>,
    attempt: (Int, LinkCaptures) -> Bool
  ) -> Bool {
    var opened = 0
    var index: Int32 = 0
    var isLiteralTried = false
    var isParameterTried = false
    while true {
      let state = states[Int(index)]
      let depth = Int(state.depth)
      if depth == reader.count {
        if ask(state.ends, reader, attempt) || ask(state.starEnds, reader, attempt) { return true }
      } else {
        if !isLiteralTried, state.literals >= 0, let next = literal(state.literals, reader, depth) {
          open[opened] = index
          opened += 1
          index = next
          continue
        }
        if !isParameterTried, state.parameter > 0 {
          open[opened] = ~index
          opened += 1
          index = state.parameter
          isLiteralTried = false
          continue
        }
        if ask(state.repeated, reader, attempt) || ask(state.stars, reader, attempt) {
          return true
        }
      }
      guard opened > 0 else { return false }
      opened -= 1
      index = open[opened]
      isLiteralTried = true
      isParameterTried = index < 0
      if isParameterTried { index = ~index }
    }
  }

  private func ask(
    _ list: LinkTrie.Span, _ reader: LinkReader, _ attempt: (Int, LinkCaptures) -> Bool
  ) -> Bool {
    for position in list.range {
      let index = Int(lists[position])
      let captures = LinkCaptures(
        reader: reader, places: UnsafeBufferPointer(rebasing: places[candidates[index].range]))
      if attempt(index, captures) { return true }
    }
    return false
  }

  /// The state after the literal that equals the segment, if there is one.
  private func literal(_ root: Int32, _ reader: LinkReader, _ depth: Int) -> Int32? {
    let segment = reader.segments[depth]
    switch segment.form {
    case .plain: return plainLiteral(root, reader.bytes, segment.range)
    case .escaped: return escapedLiteral(root, reader.written(depth))
    case .malformed: return nil
    case .host:
      let host = reader.written(depth)
      return escapedLiteral(root, host) ?? escapedLiteral(hosts, host, lowercased: true)
    }
  }

  fileprivate func plainLiteral(
    _ root: Int32, _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>
  ) -> Int32? {
    var node = nodes[Int(root)]
    var index = range.lowerBound
    while true {
      let count = Int(node.label.count)
      guard count <= range.upperBound &- index else { return nil }
      let start = Int(node.label.start)
      for offset in 0..<count where bytes[index &+ offset] != labels[start &+ offset] {
        return nil
      }
      index &+= count
      if index == range.upperBound { return node.state > 0 ? node.state : nil }
      guard let child = child(of: node, bytes[index]) else { return nil }
      index &+= 1
      node = nodes[child]
    }
  }

  /// The same for a segment with escapes that were already checked.
  private func escapedLiteral(
    _ root: Int32, _ written: UnsafeBufferPointer<UInt8>, lowercased: Bool = false
  ) -> Int32? {
    guard root >= 0 else { return nil }
    var source = EscapedBytes(written)
    var node = nodes[Int(root)]
    func next() -> UInt8? {
      let byte = source.next()
      return lowercased ? byte?.asciiLowercased : byte
    }
    while true {
      for place in node.label.range {
        guard next() == labels[place] else { return nil }
      }
      guard let byte = next() else { return node.state > 0 ? node.state : nil }
      guard let child = child(of: node, byte) else { return nil }
      node = nodes[child]
    }
  }

  private func child(of node: LinkTrie.Node, _ byte: UInt8) -> Int? {
    let offset = Int(byte) - Int(node.firstByte)
    guard offset >= 0, offset < Int(node.children.count) else { return nil }
    let child = children[Int(node.children.start) + offset]
    return child > 0 ? Int(child) : nil
  }
}
