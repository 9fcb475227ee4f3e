/// Builds the lines of a tree, as text.
@MainActor
struct TreeText {
  private var made = TreeLines()
  private var indent = 0
  private let state: TreeState
  private let leaf: Entry?
  private let modals: [NodeKey: [LayerState]]

  /// - Parameter isMade: True to show a draft as the future state, and false to show children and
  ///   screens of it as not visible yet.
  init(_ state: TreeState, isMade: Bool = false) {
    self.state = state
    let leaf = state.leaf
    self.leaf = isMade || leaf?.life != .fresh ? leaf : nil
    modals = state.modalsByOwner()
  }

  consuming func lines(of node: Node) -> TreeLines {
    add(node, state.base(of: node).map(state.rows(of:)))
    return made
  }

  private mutating func add(_ node: Node, _ base: PartRows?) {
    add(.coordinator(node.name))
    indented { text in
      if let base { text.add(base) }
      for layer in text.modals[node.key] ?? [] {
        text.add(.layer(layer.style))
        text.indented { $0.add(Part(node: node, layer: layer)) }
      }
    }
  }

  private mutating func add(_ part: Part) { add(state.rows(of: part)) }

  private mutating func add(_ rows: PartRows) {
    for step in state.steps(of: rows) {
      switch step {
      case .child(let child, let base): add(child, base)
      case .own(let entry):
        add(.entry(state.route(of: entry), isLeaf: entry === leaf))
        if let tabs = state.tabs(of: entry) { indented { $0.add(tabs, of: rows.part.node) } }
      }
    }
  }

  private mutating func add(_ tabs: TabsState, of node: Node) {
    let content = state.content(of: tabs)
    let selected = content.selection.selected
    for (position, layer) in content.layers.enumerated() {
      add(.tab(layer.style, content.declaration, position, isSelected: position == selected))
      indented { $0.add(Part(node: node, layer: layer)) }
    }
  }

  private mutating func add(_ line: TreeLines.Line) {
    made.lines.append((indent, line))
  }

  private mutating func indented(_ body: (inout TreeText) -> Void) {
    indent += 1
    body(&self)
    indent -= 1
  }
}
