public import Waymark

/// What is on screen: the layers from the bottom up. Each is a stack, tabs with one selected, or columns.
///
/// ```swift
/// print(simulator.visible)
/// // home
/// // todos.list
/// // ^ sheet
/// //   add *
/// ```
public struct VisibleTree: Hashable, Sendable {
  /// One entry on screen.
  public struct Entry: Hashable, Sendable {
    /// Its identity.
    public let id: EntryID
    /// The name of its route.
    public let name: String
  }

  /// What one layer shows.
  public indirect enum Content: Hashable, Sendable {
    /// A stack, from bottom to top; empty if nothing is shown.
    case stack([Entry])
    /// Tabs, and what the selected one shows.
    case tabs(names: [String], selected: Int, Content)
    /// Columns from left to right. If they are collapsed, only the selected one is visible.
    case columns([Column], selected: Int, isCollapsed: Bool)
  }

  /// One column of a split.
  public struct Column: Hashable, Sendable {
    /// The name of the route that it was declared with.
    public let name: String
    /// What it shows.
    public let content: Content
  }

  /// One layer.
  public struct Layer: Hashable, Sendable {
    /// Its identity.
    public let id: LayerID
    /// Its style: how a platform shows the layer.
    public let style: LayerStyle
    /// What it shows.
    public let content: Content
  }

  /// The layers from the bottom up.
  public let layers: [Layer]

  /// The stack that the user sees, from bottom to top: in the uppermost layer, or in its selected tab or column.
  public var stack: [Entry] { layers.last?.content.entries ?? [] }

  /// The top of that stack; nil if nothing is on screen.
  public var leaf: Entry? { stack.last }
}

extension VisibleTree.Content {
  /// The entries of its visible stack.
  var entries: [VisibleTree.Entry] {
    switch self {
    case .stack(let entries): entries
    case .tabs(_, _, let inner): inner.entries
    case .columns(let columns, let selected, _): columns[selected].content.entries
    }
  }
}

extension VisibleTree: CustomStringConvertible {
  /// A text with a line for each entry; a star marks the visible leaf.
  public var description: String {
    var lines: [String] = []
    for (place, layer) in layers.enumerated() {
      if place > 0 { lines.append("^ \(layer.style)") }
      let top = place == layers.count - 1 ? leaf?.id : nil
      lines += layer.content.lines(leaf: top).map { place > 0 ? "  \($0)" : $0 }
    }
    return lines.joined(separator: "\n")
  }
}

extension VisibleTree.Content {
  fileprivate func lines(leaf: EntryID?) -> [String] {
    switch self {
    case .stack([]): return ["nothing"]
    case .stack(let entries): return entries.map { $0.id == leaf ? "\($0.name) *" : $0.name }
    case .columns(let columns, let selected, let isCollapsed):
      return columns.enumerated().flatMap { place, column in
        let title = "| column \(column.name)\(place == selected ? " (selected)" : "")"
        guard place == selected || !isCollapsed else { return [title] }
        return [title] + column.content.lines(leaf: leaf).map { "  \($0)" }
      }
    case .tabs(let names, let selected, let inner):
      return names.enumerated().flatMap { place, name in
        place == selected
          ? ["| tab \(name) (selected)"] + inner.lines(leaf: leaf).map { "  \($0)" }
          : ["| tab \(name)"]
      }
    }
  }
}
