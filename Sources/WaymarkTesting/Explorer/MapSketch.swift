/// The graph that a map draws.
struct MapSketch: Sendable {
  struct Node: Sendable {
    /// The visible path on one line.
    let path: String
    let leaf: String
    /// The coordinator of the entry on top.
    let owner: String
  }

  struct Edge: Sendable {
    let source: Int
    let target: Int
    /// True if the move presents a layer.
    let isLayer: Bool
  }

  var nodes: [Node] = []
  var edges: [Edge] = []
}

extension MapSketch {
  /// - Parameters:
  ///   - graph: The states and moves that were seen.
  ///   - counts: Returns true for moves of the app.
  init(_ graph: StateGraph, counts: (ExplorerMove) -> Bool) {
    nodes = graph.nodes.map { node in
      let tree = node.state.tree
      let path = tree.visiblePath.map { $0.joined(separator: " > ") }.joined(separator: " ^ ")
      return Node(path: path, leaf: tree.leaf, owner: node.state.owner)
    }
    edges = graph.edges.compactMap { edge in
      guard let target = edge.target, counts(edge.move) else { return nil }
      let (from, to) = (graph.nodes[edge.source].state, graph.nodes[target].state)
      // Every tab leads to every other. So taps on tabs are drawn from home only.
      guard edge.move.leadsOn(fromHome: from.isHome), !to.tree.leads(backFrom: from.tree) else {
        return nil
      }
      return Edge(
        source: edge.source, target: target, isLayer: to.tree.layers.count > from.tree.layers.count)
    }
  }

  /// The text of a Mermaid diagram. A node is a visible path. If there are too many paths, a node is the case of the
  /// entry on top. If there are still too many, the last ones are left out.
  ///
  /// - Parameter limit: The largest number of nodes.
  func text(limit: Int) -> String {
    let paths = Set(nodes.map(\.path)).count
    let isCollapsed = paths > limit
    let names = nodes.map { isCollapsed ? $0.leaf : $0.path }
    var drawing = MapDrawing(limit: limit)
    for (node, name) in zip(nodes, names) { drawing.add(name, in: node.owner) }
    for edge in edges {
      drawing.connect(names[edge.source], names[edge.target], isLayer: edge.isLayer)
    }
    var lines = ["flowchart LR"]
    if isCollapsed { lines.append("  %% \(paths) paths, shown as the cases of what is on top") }
    return (lines + drawing.lines).joined(separator: "\n")
  }
}

extension PlaceTree {
  /// True if this path is a part of the other one, so that a move from there leads back.
  fileprivate func leads(backFrom other: PlaceTree) -> Bool {
    let (path, old) = (visiblePath, other.visiblePath)
    guard path.count <= old.count, let top = path.last else { return false }
    return zip(path, old).dropLast().allSatisfy { $0 == $1 }
      && old[path.count - 1].starts(with: top)
  }
}
