/// One row of a layer: a route with its identity, and the place for its screen.
@MainActor
final class Entry {
  let id: EntryID
  /// The innermost coordinator that owns the entry.
  let node: NodeKey
  /// How many coordinators are above that one.
  let level: Int
  /// The route in the type of that coordinator. The box also knows it in the types of the
  /// coordinators above.
  private(set) var route: AnyRoute
  /// The new route in a draft. After the commit, the old route.
  var edit: AnyRoute?
  let tabs: TabsKey?
  /// The layer that the entry is in, or will be in after the commit.
  var layer: LayerKey
  var life = Life.fresh
  /// True once the entry has been the visible leaf. The next time is an `uncover`.
  var wasVisible = false
  /// True once a layer has been presented on the entry.
  var presents = false
  var screen = EntryScreen.none
  var attachments: EntryAttachments?

  init(
    id: EntryID, route: AnyRoute, of node: NodeKey, at level: Int, in layer: LayerKey,
    tabs: TabsKey? = nil
  ) {
    self.id = id
    self.route = route
    self.node = node
    self.level = level
    self.layer = layer
    self.tabs = tabs
  }

  /// The name of the route, in the route type of its own coordinator.
  var name: String { route.name }

  /// True if the draft's route differs from the state's.
  var isRevised: Bool {
    guard let edit, life.isSettled else { return false }
    return !edit.isEqual(to: route)
  }

  /// Makes the draft's route the route of the state. From then on the edit holds the past.
  func swap() {
    guard let draft = edit else { return }
    edit = life.isFresh ? nil : route
    route = draft
  }

  func makeAttachments() -> EntryAttachments {
    if let attachments { return attachments }
    let made = EntryAttachments()
    attachments = made
    return made
  }
}
