/// Builds the text picture of a tree, line by line.
@MainActor
struct TreeText {
  private(set) var lines: [String] = []
  private var indent = 0
  private let leaf: Entry?

  init(leaf: Entry?) {
    self.leaf = leaf
  }

  mutating func add(_ line: String) {
    lines.append(String(repeating: "  ", count: indent) + line)
  }

  mutating func add(_ entry: Entry) {
    add(entry === leaf ? "\(entry.name) *" : entry.name)
  }

  mutating func indented(_ body: (inout TreeText) -> Void) {
    indent += 1
    body(&self)
    indent -= 1
  }
}

extension FlowNode {
  func addLines(to text: inout TreeText, _ reading: Reading) {
    text.add(coordinatorName)
    text.indented { text in
      baseLayer.addLines(to: &text, reading)
      for layer in modalLayers(reading) {
        text.add("^ \(layer.style)")
        text.indented { layer.addLines(to: &$0, reading) }
      }
    }
  }
}

extension Flow {
  func describe() -> String {
    accessSubtree()
    let text = read { tree, reading in
      var text = TreeText(leaf: tree.leaf(reading))
      addLines(to: &text, reading)
      return text.lines.joined(separator: "\n")
    }
    return text ?? "\(coordinatorName)\n  \(start.name)"
  }
}

extension FlowLayer {
  func addLines(to text: inout TreeText, _ reading: Reading) {
    for position in 0..<slotCount(reading) {
      switch slot(position, reading) {
      case .child(let link): link.addLines(to: &text, reading)
      case .entry(let entry):
        text.add(entry)
        guard let tabs = entry.tabSet else { continue }
        let selected = tabs.selection(reading).selected
        let names = tabs.names
        text.indented { text in
          for (index, layer) in tabs.layers.enumerated() {
            let mark = index == selected ? " (selected)" : ""
            text.add("| tab \(names[index])\(mark)")
            text.indented { layer.addLines(to: &$0, reading) }
          }
        }
      }
    }
  }
}
