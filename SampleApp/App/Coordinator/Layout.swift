/// How the app composes its features. The features are the same in all layouts.
enum Layout: String, CaseIterable, Hashable, Sendable {
  /// The menu pushes the features on one stack.
  case stack
  /// Each feature is a tab with a stack of its own.
  case tabs
  /// The menu, the posts and the todos are columns. Everything else is shown above them.
  case split

  /// The first route of the app.
  var start: AppRoute {
    switch self {
    case .stack: .home
    case .tabs: .tabs
    case .split: .split
    }
  }
}
