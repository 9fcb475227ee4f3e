/// One row of a layer: a route with its identity, and the place for what it shows.
@MainActor
final class Entry {
  let id: EntryID
  /// The innermost coordinator whose entry it is.
  let node: NodeKey
  /// How many coordinators are above that one.
  let level: Int
  /// The route in that one's type; the box knows it in the types of those above, too.
  private(set) var route: AnyRoute
  /// The route that a draft gives it; once the change is made, the one that it had.
  var edit: AnyRoute?
  let tabs: TabsKey?
  /// The layer in which the entry lies, or will once the draft is made.
  var layer: LayerKey
  var life = Life.fresh
  /// True once the entry was the visible leaf: its next time is an `uncover`.
  var wasVisible = false
  /// True once a layer was presented on the entry.
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

  /// The route's name in its own coordinator's route type.
  var name: String { route.name }

  /// True if the draft's route differs from the state's.
  var isRevised: Bool {
    guard let edit, life.isSettled else { return false }
    return !edit.isEqual(to: route)
  }

  /// Makes the draft's route the state's; the edit holds the past from then on.
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
