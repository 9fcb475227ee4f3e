import Waymark

/// The text picture of a tree on one line: `Shop[home, Catalog[list, ^ sheet[filter *]]]`.
///
/// Tabs and columns are lists of their layers, the selected one behind a `>`: `tabs[>Catalog[list *], home]`.
@MainActor
func picture(_ coordinator: some Coordinator) -> String { pictured(coordinator.describe()) }

/// The same, from a picture in lines.
func pictured(_ text: String) -> String {
  var parser = PictureParser(text)
  return parser.items(at: 0).joined(separator: ", ")
}

/// The identities in all layers: `#1 #2 ^ #3`.
@MainActor
func ids(_ coordinator: some Coordinator) -> String {
  coordinator.projection.layers
    .map { $0.entries.ids.map(\.description).joined(separator: " ") }
    .joined(separator: " ^ ")
}

/// The identities in all layers and tabs, from the base up.
@MainActor
func allIDs(_ coordinator: some Coordinator) -> String {
  coordinator.projection.layers.map(allIDs).joined(separator: " ^ ")
}

@MainActor
private func allIDs<Screen>(_ layer: Layer<Screen>) -> String {
  layer.entries.map { entry in
    guard let tabs = entry.tabs else { return "\(entry.id)" }
    let inner = tabs.layers.map(allIDs).joined(separator: " | ")
    return "\(entry.id)[\(tabs.selectedIndex).\(tabs.revision): \(inner)]"
  }.joined(separator: " ")
}

private struct PictureParser {
  private let lines: [(indent: Int, text: String)]
  private var position = 0

  init(_ text: String) {
    lines = text.split(separator: "\n").map { line in
      let text = line.drop { $0 == " " }
      return ((line.count - text.count) / 2, String(text))
    }
  }

  mutating func items(at indent: Int) -> [String] {
    var items: [String] = []
    while position < lines.count, lines[position].indent == indent {
      let text = lines[position].text
      position += 1
      let inner = self.items(at: indent + 1).joined(separator: ", ")
      items.append(PictureParser.item(text, inner))
    }
    return items
  }

  private static func item(_ text: String, _ inner: String) -> String {
    if text.hasPrefix("| ") { return text.hasSuffix(" (selected)") ? ">\(inner)" : inner }
    let suffix = "Coordinator"
    let name = text.hasSuffix(suffix) ? String(text.dropLast(suffix.count)) : text
    return inner.isEmpty ? name : "\(name)[\(inner)]"
  }
}
