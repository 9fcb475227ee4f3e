import Waymark

/// An entry, either of the tree or stated by a test.
struct StatedEntry<Route: Waymark.Route>: Sendable {
  /// Nil for a new entry.
  var id: EntryID?
  var route: Route
  var tabs: StatedTabs<Route>?
  /// True for an entry in a path that was written as a literal. A literal does not say which of several equal entries
  /// stays.
  var isAnyEqual = false

  init(_ route: Route, id: EntryID? = nil, tabs: StatedTabs<Route>? = nil) {
    self.id = id
    self.route = route
    self.tabs = tabs
  }
}
