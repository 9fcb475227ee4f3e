/// The map of an app as the text of a Mermaid diagram.
///
/// A node is a visible path; if there are too many of these, it is the case of what is visible; and if there are too many
/// of those, the last ones are left out. Edges are what leads somewhere, not what leads back.
struct MapText {
  /// How many nodes a map has at most.
  static let limit = 60

  private(set) var text = ""

  /// - Parameters:
  ///   - graph: What was seen.
  ///   - counts: Whether a move is one of the app.
  init(_ graph: StateGraph, counts: (ExplorerMove) -> Bool, limit: Int = Self.limit) {
    let paths = Set(graph.nodes.map(\.state.pathText)).count
    let isCollapsed = paths > limit
    var drawing = MapDrawing(limit: limit)
    for node in graph.nodes {
      drawing.add(node.state.mapName(isCollapsed), in: node.state.owner)
    }
    for edge in graph.edges where counts(edge.move) && edge.move.isDrawn {
      guard let target = edge.target else { continue }
      let (from, to) = (graph.nodes[edge.source].state, graph.nodes[target].state)
      guard !to.tree.leads(backFrom: from.tree) else { continue }
      drawing.connect(
        from.mapName(isCollapsed), to.mapName(isCollapsed),
        isLayer: to.tree.layers.count > from.tree.layers.count)
    }
    var lines = ["flowchart LR"]
    if isCollapsed {
      lines.append("  %% \(paths) paths are shown as the cases of what is visible on them")
    }
    text = (lines + drawing.lines).joined(separator: "\n")
  }
}

/// The nodes and edges of a map.
struct MapDrawing {
  private struct Edge: Hashable {
    let source: Int
    let target: Int
  }

  private let limit: Int
  private var names: [String: Int] = [:]
  private var owners: [String] = []
  private var groups: [[(node: Int, name: String)]] = []
  private var edges: [Edge] = []
  private var layers: [Edge: Bool] = [:]
  private var count = 0
  private var left: Set<String> = []

  init(limit: Int) {
    self.limit = limit
  }

  /// Adds a node, once, to the group of a coordinator.
  mutating func add(_ name: String, in owner: String) {
    guard names[name] == nil else { return }
    guard count < limit else {
      left.insert(name)
      return
    }
    names[name] = count
    if let group = owners.firstIndex(of: owner) {
      groups[group].append((count, name))
    } else {
      owners.append(owner)
      groups.append([(count, name)])
    }
    count += 1
  }

  /// Adds an edge, once, between two nodes that are there.
  mutating func connect(_ source: String, _ target: String, isLayer: Bool) {
    guard source != target, let from = names[source], let to = names[target] else { return }
    let edge = Edge(source: from, target: to)
    if layers[edge] == nil { edges.append(edge) }
    layers[edge] = (layers[edge] ?? true) && isLayer
  }

  /// The lines behind the title.
  var lines: [String] {
    var lines: [String] = []
    for (group, owner) in owners.enumerated() {
      lines.append("  subgraph \(Self.quoted(owner))")
      lines += groups[group].map { "    n\($0.node)[\(Self.quoted($0.name))]" }
      lines.append("  end")
    }
    let sorted = edges.sorted { ($0.source, $0.target) < ($1.source, $1.target) }
    lines += sorted.map { edge in
      "  n\(edge.source) \(layers[edge] ?? false ? "-.->" : "-->") n\(edge.target)"
    }
    if !left.isEmpty { lines.append("  more[\(Self.quoted("and \(left.count) more"))]") }
    return lines
  }

  /// A text that ends neither a label nor a line.
  private static func quoted(_ text: String) -> String {
    let safe = text.map { character in
      switch character {
      case "\"": "#quot;"
      case "#": "#35;"
      case "<": "#lt;"
      case ">": "#gt;"
      case _ where character.isNewline: " "
      default: String(character)
      }
    }
    return "\"\(safe.joined())\""
  }
}

extension ExplorerState {
  /// Its visible path, on one line.
  fileprivate var pathText: String {
    tree.visiblePath.map { $0.joined(separator: " > ") }.joined(separator: " ^ ")
  }

  fileprivate func mapName(_ isCollapsed: Bool) -> String { isCollapsed ? tree.leaf : pathText }
}

extension PlaceTree {
  /// True if it shows a part of the other's visible path, so that a move there led back.
  fileprivate func leads(backFrom other: PlaceTree) -> Bool {
    let (path, old) = (visiblePath, other.visiblePath)
    guard path.count <= old.count, let top = path.last else { return false }
    return zip(path, old).dropLast().allSatisfy { $0 == $1 }
      && old[path.count - 1].starts(with: top)
  }
}
