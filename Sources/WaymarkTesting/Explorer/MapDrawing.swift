/// The nodes and edges of a map.
struct MapDrawing {
  private struct Edge: Hashable {
    let source: Int
    let target: Int
  }

  private let limit: Int
  private var places: [String: Int] = [:]
  private var owners: [String] = []
  /// The nodes of each owner.
  private var groups: [[(node: Int, name: String)]] = []
  /// The edges. True for those that only present layers.
  private var edges: [Edge: Bool] = [:]
  private var left: Set<String> = []

  init(limit: Int) {
    self.limit = limit
  }

  /// Adds a node to the group of a coordinator, unless it is there.
  mutating func add(_ name: String, in owner: String) {
    guard places[name] == nil else { return }
    let number = places.count
    guard number < limit else {
      left.insert(name)
      return
    }
    places[name] = number
    if let group = owners.firstIndex(of: owner) {
      groups[group].append((number, name))
    } else {
      owners.append(owner)
      groups.append([(number, name)])
    }
  }

  /// Adds an edge between two nodes, unless one of them was left out.
  mutating func connect(_ source: String, _ target: String, isLayer: Bool) {
    guard source != target, let from = places[source], let to = places[target] else { return }
    let edge = Edge(source: from, target: to)
    edges[edge] = (edges[edge] ?? true) && isLayer
  }

  /// The lines below the title.
  var lines: [String] {
    var lines: [String] = []
    for (group, owner) in owners.enumerated() {
      lines.append("  subgraph \(Self.quoted(owner))")
      lines += groups[group].map { "    n\($0.node)[\(Self.quoted($0.name))]" }
      lines.append("  end")
    }
    let sorted = edges.sorted {
      ($0.key.source, $0.key.target) < ($1.key.source, $1.key.target)
    }
    lines += sorted.map { edge, isLayer in
      "  n\(edge.source) \(isLayer ? "-.->" : "-->") n\(edge.target)"
    }
    if !left.isEmpty { lines.append("  more[\(Self.quoted("and \(left.count) more"))]") }
    return lines
  }

  /// Quotes a text, so that it cannot end a label or a line, or become markup.
  private static func quoted(_ text: String) -> String {
    let safe = text.map { character in
      switch character {
      case "\"": "#quot;"
      case "#": "#35;"
      case "<": "#lt;"
      case _ where character.isNewline: " "
      default: String(character)
      }
    }
    return "\"\(safe.joined())\""
  }
}
