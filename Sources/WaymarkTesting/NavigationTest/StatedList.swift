import Waymark

/// The entries of a layer or a tab, from bottom to top.
struct StatedList<Route: Waymark.Route>: Sendable {
  var entries: [StatedEntry<Route>]

  init(_ entries: [StatedEntry<Route>] = []) {
    self.entries = entries
  }

  var routes: [Route] { entries.map { $0.route } }

  /// The identities of all entries, including entries in tabs.
  var ids: [EntryID] {
    entries.flatMap { entry in
      [entry.id].compactMap(\.self) + (entry.tabs?.lists.flatMap(\.ids) ?? [])
    }
  }
}
