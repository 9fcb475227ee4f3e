/// Builds the text picture of a tree, line by line.
@MainActor
struct TreeText {
  private(set) var lines: [String] = []
  private var indent = 0
  private let state: TreeState
  private let leaf: Entry?

  init(_ state: TreeState) {
    self.state = state
    leaf = state.leaf
  }

  mutating func add(_ node: Node) {
    add(node.name)
    indented { text in
      if let base = text.state.base(of: node) { text.add(base) }
      for layer in text.state.ownModals(of: node) {
        text.add("^ \(layer.style)")
        text.indented { $0.add(Part(node: node, layer: layer)) }
      }
    }
  }

  private mutating func add(_ part: Part) {
    for step in state.steps(of: part) {
      switch step {
      case .child(let child): add(child)
      case .own(let entry):
        let name = state.route(of: entry).name
        add(entry === leaf && entry.life != .fresh ? "\(name) *" : name)
        if let tabs = state.tabs(of: entry) { indented { $0.add(tabs, of: part.node) } }
      }
    }
  }

  private mutating func add(_ tabs: TabsState, of node: Node) {
    let content = state.content(of: tabs)
    let selected = content.selection.selected
    let names = content.declaration.names
    for (position, layer) in content.layers.enumerated() {
      add("| \(layer.style) \(names[position])\(position == selected ? " (selected)" : "")")
      indented { $0.add(Part(node: node, layer: layer)) }
    }
  }

  private mutating func add(_ line: String) {
    lines.append(String(repeating: "  ", count: indent) + line)
  }

  private mutating func indented(_ body: (inout TreeText) -> Void) {
    indent += 1
    body(&self)
    indent -= 1
  }
}
