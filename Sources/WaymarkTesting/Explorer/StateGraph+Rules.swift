// Properties of the whole graph.

extension StateGraph {
  /// The states from which no way leads home, in the order in which they were seen. States that were cut off or given
  /// up may lead anywhere.
  ///
  /// Only the final ones are returned: those that a user can never get out of.
  ///
  /// - Parameter counts: Returns true for a move that counts as a way back.
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

  /// The names of all visible routes in the states that can be reached.
  ///
  /// - Parameter counts: Returns true for a move that counts.
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

  /// The visible routes of the states that were cut off, the most frequent first.
  var frontier: [(name: String, count: Int)] {
    var counts: [String: Int] = [:]
    for state in beyond.values { counts[state.tree.leaf, default: 0] += 1 }
    return counts.map { (name: $0.key, count: $0.value) }
      .sorted { $0.count == $1.count ? $0.name < $1.name : $0.count > $1.count }
  }
}

extension ExplorerState {
  fileprivate var visibleNames: Set<String> { tree.namesOnScreen }
}
