import Waymark

/// A state of an app, with what tells it from others.
struct ExplorerState: Hashable, Sendable {
  let tree: PlaceTree
  /// True while a question is open whether an entry may be left.
  var isAsking = false
  /// The cases of the waiting targets, with their gates.
  var waiting: [String] = []
  /// The move that opened the question; nil without a question, or if it was open at the start. What the answer does
  /// depends on it.
  var opener: String?
  /// The text of ``Explorer/key(_:)``.
  var key = ""
  /// The coordinator of the visible entry.
  var owner = ""
  /// True if this is home.
  var isHome = false

  /// A text that is equal only for equal states.
  var text: String { text(isAsking ? opener.map { "asks after \($0)" } ?? "asks" : nil) }

  /// The same for all moves that opened the question.
  var placeText: String { text(isAsking ? "asks" : nil) }

  private func text(_ question: String?) -> String {
    ([tree.description] + [question].compactMap(\.self) + waiting
      + (key.isEmpty ? [] : ["key \(key)"])).joined(separator: ", ")
  }
}

extension ExplorerState {
  /// Reads the state of an app. The caller sets `isHome`.
  @MainActor
  init(of app: some Coordinator, key: String) {
    tree = PlaceTree(of: app)
    isAsking = app.pendingLeave != nil
    waiting = app.pendingNavigations.map { "\(caseName($0.name)) waits for \($0.gate)" }
    self.key = key
    owner = app.activeLeaf?.name ?? app.name
  }
}
