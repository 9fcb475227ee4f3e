/// The lines of a tree as text. It stores the data of each line, and makes texts only when they are
/// read.
struct TreeLines: Sendable {
  enum Line {
    case coordinator(String)
    case entry(AnyRoute, isLeaf: Bool)
    case layer(LayerStyle)
    case tab(LayerStyle, TabsDeclaration, Int, isSelected: Bool)
  }

  var lines: [(indent: Int, line: Line)] = []

  var text: String {
    lines.map { String(repeating: "  ", count: $0.indent) + $0.line.text }.joined(separator: "\n")
  }
}

extension TreeLines.Line {
  fileprivate var text: String {
    switch self {
    case .coordinator(let name): name
    case .entry(let route, let isLeaf): isLeaf ? "\(route.name) *" : route.name
    case .layer(let style): "^ \(style)"
    case .tab(let style, let tabs, let position, let isSelected):
      "| \(style) \(tabs.routes[position].name)\(isSelected ? " (selected)" : "")"
    }
  }
}
