import Waymark

/// A state of an app, with what tells it from others.
struct ExplorerState: Hashable, Sendable {
  let tree: PlaceTree
  /// The open question whether an entry may be left, and the gates of waiting targets.
  var pending: [String] = []
  /// The text of ``Explorer/key(_:)``.
  var key = ""
  /// The coordinator of the visible entry.
  var owner = ""
  /// True if this is home.
  var isHome = false

  /// A text that is equal only for equal states.
  var text: String {
    ([tree.description] + pending + (key.isEmpty ? [] : ["key \(key)"])).joined(separator: ", ")
  }
}

extension ExplorerState {
  /// Reads the state of an app. The caller sets `isHome`.
  @MainActor
  init(of app: some Coordinator, key: String) {
    tree = PlaceTree(of: app)
    pending =
      (app.pendingLeave.map { _ in ["asks"] } ?? [])
      + app.pendingNavigations.map { "waits for \($0.gate)" }
    self.key = key
    owner = app.activeLeaf?.name ?? app.name
  }
}
