// What can be said of the graph as a whole.

extension StateGraph {
  /// The states from which none of the moves leads to one that is home, in the order in which they were seen. What the
  /// limit cut off may lead anywhere, and so may what was given up.
  ///
  /// Of these only the last: whoever is there goes round in them for ever.
  ///
  /// - Parameter counts: Whether a move counts as a way back.
  func statesWithoutWayBack(_ counts: (ExplorerMove) -> Bool) -> [Int] {
    var sources: [[Int]] = Array(repeating: [], count: nodes.count)
    var isFree = nodes.map { $0.state.isHome || $0.progress != .done }
    for edge in edges where counts(edge.move) {
      if let target = edge.target {
        sources[target].append(edge.source)
      } else {
        isFree[edge.source] = true
      }
    }
    var open = isFree.indices.filter { isFree[$0] }
    while let node = open.popLast() {
      for source in sources[node] where !isFree[source] {
        isFree[source] = true
        open.append(source)
      }
    }
    let edges = edges.filter { !isFree[$0.source] && counts($0.move) }
    return Loops(
      count: nodes.count, edges.compactMap { edge in edge.target.map { (edge.source, $0) } }
    )
    .last.filter { !isFree[$0] }
  }

  /// The names of all that is visible in the states that some of the moves reach.
  ///
  /// - Parameter counts: Whether a move counts.
  func reachedNames(_ counts: (ExplorerMove) -> Bool) -> Set<String> {
    guard let first = nodes.first else { return [] }
    var targets: [[Int]] = Array(repeating: [], count: nodes.count)
    var cut: [[String]] = Array(repeating: [], count: nodes.count)
    for edge in edges where counts(edge.move) {
      if let target = edge.target { targets[edge.source].append(target) }
      if let text = edge.beyond { cut[edge.source].append(text) }
    }
    var names = first.state.visibleNames
    var isReached = nodes.map { _ in false }
    isReached[0] = true
    var open = [0]
    while let node = open.popLast() {
      for text in cut[node] { names.formUnion(beyond[text]?.visibleNames ?? []) }
      for target in targets[node] where !isReached[target] {
        isReached[target] = true
        names.formUnion(nodes[target].state.visibleNames)
        open.append(target)
      }
    }
    return names
  }

  /// What the limit cut off, by the names of what is visible there: the most frequent first.
  var frontier: [(name: String, count: Int)] {
    var counts: [String: Int] = [:]
    for state in beyond.values { counts[state.tree.leaf, default: 0] += 1 }
    return counts.map { (name: $0.key, count: $0.value) }
      .sorted { $0.count == $1.count ? $0.name < $1.name : $0.count > $1.count }
  }
}

extension ExplorerState {
  fileprivate var visibleNames: Set<String> { Set(tree.visiblePath.joined()) }
}
