/// The theme of a random session.
enum PlatformTheme: String, CaseIterable, Sendable {
  case stacks, layers, anchors, tabs, joined, columns, embedded, hosted, still, questions
}

extension PlatformTheme {
  /// The first routes of the app.
  var start: ShopRoute {
    switch self {
    case .tabs, .joined: .tabs
    case .columns: .columns
    case .stacks, .layers, .anchors, .embedded, .hosted, .still, .questions: .home
    }
  }

  /// How many times as long a session is.
  var length: Int {
    switch self {
    // Most gestures in a split need it at rest, collapsed and uncovered.
    case .columns: 2
    // Many events of a host need elements of its own and entries of the root at once.
    case .hosted: 2
    // A question needs an entry that asks, and then a step that leaves it.
    case .questions: 3
    case .stacks, .layers, .anchors, .tabs, .joined, .embedded, .still: 1
    }
  }
}
