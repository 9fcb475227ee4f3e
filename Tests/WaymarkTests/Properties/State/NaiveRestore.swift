@testable import Waymark

/// The part of a snapshot that comes back if the root refuses some routes, from the rules on the value alone.
struct NaiveRestore {
  let refuses: (TreeRoute) -> Bool
  let policy: RestorePolicy

  /// Nil if nothing comes back.
  func restore(_ snapshot: NavigationSnapshot) -> NavigationSnapshot? {
    var layers: [NavigationSnapshot.Layer] = []
    for var layer in snapshot.layers {
      layer.path = list(layer.path)
      // A layer without entries goes, with everything above it.
      guard !layer.path.isEmpty else { break }
      layers.append(layer)
    }
    return layers.isEmpty ? nil : NavigationSnapshot(layers: layers)
  }

  private func list(
    _ path: [NavigationSnapshot.Entry], isSeen: Bool = true
  ) -> [NavigationSnapshot.Entry] {
    var kept: [NavigationSnapshot.Entry] = []
    for entry in path {
      if let entry = restored(entry, isSeen) {
        kept.append(entry)
      } else if policy == .truncate {
        break
      }
    }
    return kept
  }

  /// Nil if the entry is refused, or if it has tabs and none may be shown.
  private func restored(
    _ entry: NavigationSnapshot.Entry, _ isSeen: Bool
  ) -> NavigationSnapshot.Entry? {
    guard !isRefused(entry) else { return nil }
    guard let tabs = entry.tabs else { return entry }
    let (declared, initial, areColumns) = Self.declaration(of: entry.text)
    if areColumns {
      let paths = zip(tabs.paths, declared).map { column($0, $1, isSeen) }
      guard !isSeen || !paths.contains(where: \.isEmpty) else { return nil }
      return NavigationSnapshot.Entry(entry.text, tabs: .init(paths, selected: tabs.selected))
    }
    var left: [Int] = []
    for selected in [tabs.selected, initial] + Array(declared.indices)
    where !left.contains(selected) {
      let shown = column(tabs.paths[selected], declared[selected], isSeen)
      guard !shown.isEmpty else {
        // Not even its declared route may be seen, so another one is selected.
        left.append(selected)
        continue
      }
      let paths = declared.indices.map { position in
        if position == selected { return shown }
        // In a hidden tab, everything except the declared route is checked.
        let path = left.contains(position) ? [.init(declared[position])] : tabs.paths[position]
        return column(path, declared[position], false)
      }
      return NavigationSnapshot.Entry(entry.text, tabs: .init(paths, selected: selected))
    }
    return nil
  }

  /// What a tab shows; nil if it is visible but not even its declared route may be seen.
  private func column(
    _ path: [NavigationSnapshot.Entry], _ declared: String, _ isSeen: Bool
  ) -> [NavigationSnapshot.Entry] {
    let first = path[0]
    if first.text == declared, !isSeen {
      // It waits there, whatever the verdict is.
      let rest = list(Array(path.dropFirst()), isSeen: false)
      return [first] + rest
    }
    if let entry = restored(first, isSeen) {
      return [entry] + list(Array(path.dropFirst()), isSeen: isSeen)
    }
    if policy == .skip, first.text != declared {
      let rest = list(Array(path.dropFirst()), isSeen: isSeen)
      if !rest.isEmpty { return rest }
    }
    // The tab is set back to its declared route.
    if isSeen, isRefused(NavigationSnapshot.Entry(declared)) { return [] }
    return [NavigationSnapshot.Entry(declared)]
  }

  private func isRefused(_ entry: NavigationSnapshot.Entry) -> Bool {
    TreeRoute(text: entry.text[...]).map(refuses) ?? false
  }

  /// The declared routes of the tabs of an entry, and the one that is selected at first.
  static func declaration(
    of text: String
  ) -> (routes: [String], initial: Int, areColumns: Bool) {
    var levels = text.split(separator: "/").map(String.init)
    let own = levels.removeLast()
    let prefix = levels.map { "\($0)/" }.joined()
    let (routes, selected): ([TreeRoute], Int)
    if own == "tabs" {
      (routes, selected) = (TreeRoute.tabs(level: levels.count), 1)
    } else {
      let variant = Int(own.dropFirst(5)) ?? 0
      (routes, selected) = TreeRoute.split(level: levels.count, variant: variant)
    }
    return (routes.map { prefix + $0.text }, selected, own != "tabs")
  }
}
