/// How the app composes its features, which are the same in both layouts.
enum Layout: String, CaseIterable, Hashable, Sendable {
  /// The menu pushes the features on one stack.
  case stack
  /// Each feature is a tab with a stack of its own.
  case tabs

  /// What the app shows first.
  var start: AppRoute {
    switch self {
    case .stack: .home
    case .tabs: .tabs
    }
  }
}
