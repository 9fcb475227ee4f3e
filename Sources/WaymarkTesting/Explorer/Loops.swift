/// The loops of a graph: the largest parts in which every node leads to every other.
struct Loops {
  /// The nodes of loops that lead to no other loop, in order. A node without edges is its own loop.
  let last: [Int]

  /// - Parameters:
  ///   - count: The number of nodes.
  ///   - edges: The edges, each from one node to another.
  init(count: Int, _ edges: [(Int, Int)]) {
    var targets: [[Int]] = Array(repeating: [], count: count)
    var sources: [[Int]] = Array(repeating: [], count: count)
    for (source, target) in edges {
      targets[source].append(target)
      sources[target].append(source)
    }
    // Kosaraju's algorithm: walk backwards from the nodes in the reverse order in which a forward walk finished them.
    var order: [Int] = []
    var isSeen = Array(repeating: false, count: count)
    for node in 0..<count { Self.walk(from: node, targets, &isSeen) { order.append($0) } }
    var loop = Array(repeating: -1, count: count)
    isSeen = Array(repeating: false, count: count)
    for (number, node) in order.reversed().enumerated() {
      Self.walk(from: node, sources, &isSeen) { loop[$0] = number }
    }
    let leaving = Set(edges.filter { loop[$0.0] != loop[$0.1] }.map { loop[$0.0] })
    last = (0..<count).filter { !leaving.contains(loop[$0]) }
  }

  /// Walks depth first from a node, and calls `leave` for each node after all nodes behind it.
  private static func walk(
    from first: Int, _ targets: [[Int]], _ isSeen: inout [Bool], leave: (Int) -> Void
  ) {
    guard !isSeen[first] else { return }
    isSeen[first] = true
    var path = [(node: first, next: 0)]
    while let (node, next) = path.last {
      guard targets[node].indices.contains(next) else {
        path.removeLast()
        leave(node)
        continue
      }
      path[path.count - 1].next += 1
      let target = targets[node][next]
      guard !isSeen[target] else { continue }
      isSeen[target] = true
      path.append((target, 0))
    }
  }
}
