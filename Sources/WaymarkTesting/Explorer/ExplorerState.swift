import Waymark

/// A state of an app, as an explorer tells states apart.
struct ExplorerState: Hashable, Sendable {
  let tree: PlaceTree
  /// What is open or waits: the question whether an entry may be left, and the gates of targets.
  var pending: [String] = []
  /// What the app adds.
  var key = ""
  /// The coordinator of what is visible.
  var owner = ""
  /// True if this is where all ways shall lead back to.
  var isHome = false

  /// What tells it from all others.
  var text: String {
    ([tree.description] + pending + (key.isEmpty ? [] : ["key \(key)"])).joined(separator: ", ")
  }
}

extension ExplorerState {
  /// Reads the state of an app; `isHome` is for the caller to say.
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
