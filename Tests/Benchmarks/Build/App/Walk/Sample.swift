import Waymark

/// One route of a feature, and all that is expected of it.
struct Sample<Route: Waymark.Route>: Sendable {
  let route: Route
  /// Its link, without the path below which the app mounts the feature.
  let path: String
  /// What `describe` calls it.
  let name: String
  /// The routes below it in the feature after its link was opened.
  let below: [Route]
  let isModal: Bool
  /// The start of the coordinator that owns it.
  let start: Route
  /// Whether its screen tells the parent of the feature that it is done.
  let emits: Bool
  /// The name of the coordinator that owns it: the feature's, or that of the feature's child.
  let owner: String

  init(
    _ route: Route, path: String, name: String, below: [Route], isModal: Bool, start: Route,
    emits: Bool, owner: String
  ) {
    self.route = route
    self.path = path
    self.name = name
    self.below = below
    self.isModal = isModal
    self.start = start
    self.emits = emits
    self.owner = owner
  }

  /// The same sample, as the parent of the feature sees it.
  func embedded<Parent: Waymark.Route>(
    below prefix: String, as embed: (Route) -> Parent
  ) -> Sample<Parent> {
    Sample<Parent>(
      embed(route), path: prefix + path, name: name, below: below.map(embed), isModal: isModal,
      start: embed(start), emits: emits, owner: owner)
  }
}
