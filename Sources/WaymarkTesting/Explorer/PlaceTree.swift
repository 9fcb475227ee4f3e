import Waymark

/// What a tree shows: layers, paths and selections, with routes reduced to their cases.
struct PlaceTree: Hashable, Sendable {
  struct Entry: Hashable, Sendable {
    /// The case of the route, in the route type of the root.
    var name: String
    var policy = LeavePolicy.free
    var tabs: Tabs?
  }

  struct Tabs: Hashable, Sendable {
    var areColumns = false
    var isCollapsed = false
    var selected = 0
    var lists: [[Entry]]
  }

  struct Layer: Hashable, Sendable {
    var style: LayerStyle
    var entries: [Entry]
  }

  /// From the bottom up; the first is the base.
  var layers: [Layer]
}

extension PlaceTree.Tabs {
  /// The lists that are on screen: all columns of a wide window, else the selected one.
  fileprivate var onScreen: [[PlaceTree.Entry]] {
    areColumns && !isCollapsed ? lists : lists.indices.contains(selected) ? [lists[selected]] : []
  }
}

extension PlaceTree {
  /// The names of the visible entries of each layer, including those in selected tabs.
  var visiblePath: [[String]] { layers.map { Self.visible($0.entries) } }

  /// The names of all entries of paths on screen: those in selected tabs, and in all columns of a wide window.
  var namesOnScreen: Set<String> {
    layers.reduce(into: []) { names, layer in Self.addOnScreen(layer.entries, to: &names) }
  }

  /// The name of the entry on top.
  var leaf: String { visiblePath.last?.last ?? "nothing" }

  /// The same tree without leave policies and collapsed columns, which a fresh app does not know.
  var withoutPolicies: PlaceTree {
    PlaceTree(
      layers: layers.map { Layer(style: $0.style, entries: Self.plain($0.entries)) })
  }

  /// True if this is the other tree with some lists cut short. Saving leaves out routes without text.
  func isCut(of whole: PlaceTree) -> Bool {
    layers.count <= whole.layers.count
      && zip(layers, whole.layers).allSatisfy { cut, layer in
        cut.style == layer.style && Self.isCut(cut.entries, of: layer.entries)
      }
  }

  /// The lowest entry that is missing at its place in another tree.
  func firstName(missingIn other: PlaceTree) -> String? {
    for (place, layer) in layers.enumerated() {
      let there = other.layers.indices.contains(place) ? other.layers[place].entries : []
      if let name = Self.firstName(layer.entries, missingIn: there) { return name }
    }
    return nil
  }

  private static func firstName(_ entries: [Entry], missingIn others: [Entry]) -> String? {
    for (place, entry) in entries.enumerated() {
      guard others.indices.contains(place), others[place].name == entry.name else {
        return entry.name
      }
      for (list, lists) in zip(entry.tabs?.lists ?? [], others[place].tabs?.lists ?? []) {
        if let name = firstName(list, missingIn: lists) { return name }
      }
    }
    return nil
  }

  private static func visible(_ entries: [Entry]) -> [String] {
    let names = entries.map(\.name)
    guard let tabs = entries.last?.tabs, tabs.lists.indices.contains(tabs.selected) else {
      return names
    }
    return names + visible(tabs.lists[tabs.selected])
  }

  private static func addOnScreen(_ entries: [Entry], to names: inout Set<String>) {
    names.formUnion(entries.map(\.name))
    for list in entries.last?.tabs?.onScreen ?? [] { addOnScreen(list, to: &names) }
  }

  private static func plain(_ entries: [Entry]) -> [Entry] {
    entries.map { entry in
      var entry = entry
      entry.policy = .free
      entry.tabs?.isCollapsed = false
      if let lists = entry.tabs?.lists { entry.tabs?.lists = lists.map(plain) }
      return entry
    }
  }

  private static func isCut(_ cut: [Entry], of whole: [Entry]) -> Bool {
    cut.count <= whole.count
      && zip(cut, whole).allSatisfy { one, other in
        guard one.name == other.name, (one.tabs == nil) == (other.tabs == nil) else { return false }
        guard let tabs = one.tabs, let more = other.tabs else { return true }
        return tabs.selected == more.selected && tabs.lists.count == more.lists.count
          && zip(tabs.lists, more.lists).allSatisfy { isCut($0, of: $1) }
      }
  }
}

extension PlaceTree: CustomStringConvertible {
  /// One line, such as `home > todos.list ^ sheet todos.add?`. Tabs are in braces; a star marks the selected one.
  var description: String {
    layers.enumerated().map { place, layer in
      (place == 0 ? "" : "\(layer.style) ") + Self.text(layer.entries)
    }.joined(separator: " ^ ")
  }

  private static func text(_ entries: [Entry]) -> String {
    entries.map { entry in
      let mark =
        switch entry.policy {
        case .free: ""
        case .confirm: "?"
        case .blocked: "!"
        }
      guard let tabs = entry.tabs else { return entry.name + mark }
      let lists = tabs.lists.enumerated().map { ($0 == tabs.selected ? "*" : "") + text($1) }
      let (start, end) = tabs.isCollapsed ? ("<", ">") : ("{", "}")
      return entry.name + mark + start + lists.joined(separator: " | ") + end
    }.joined(separator: " > ")
  }
}
