/// Builds the picture of a tree, line by line.
@MainActor
struct TreeText {
  private var made = TreePicture()
  private var indent = 0
  private let state: TreeState
  private let leaf: Entry?

  /// - Parameter isMade: True to show a draft as the future state, and false to show children and
  ///   screens of it as not visible yet.
  init(_ state: TreeState, isMade: Bool = false) {
    self.state = state
    let leaf = state.leaf
    self.leaf = isMade || leaf?.life != .fresh ? leaf : nil
  }

  consuming func picture(of node: Node) -> TreePicture {
    add(node)
    return made
  }

  private mutating func add(_ node: Node) {
    add(.coordinator(node.name))
    indented { text in
      if let base = text.state.base(of: node) { text.add(base) }
      for layer in text.state.ownModals(of: node) {
        text.add(.layer(layer.style))
        text.indented { $0.add(Part(node: node, layer: layer)) }
      }
    }
  }

  private mutating func add(_ part: Part) {
    for step in state.steps(of: part) {
      switch step {
      case .child(let child): add(child)
      case .own(let entry):
        add(.entry(state.route(of: entry), isLeaf: entry === leaf))
        if let tabs = state.tabs(of: entry) { indented { $0.add(tabs, of: part.node) } }
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

  private mutating func add(_ line: TreePicture.Line) {
    made.lines.append((indent, line))
  }

  private mutating func indented(_ body: (inout TreeText) -> Void) {
    indent += 1
    body(&self)
    indent -= 1
  }
}
