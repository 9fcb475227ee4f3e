/// What the command `system` plays: something that happens to the app without being asked for.
enum SystemEvent: String, CaseIterable, Hashable, Sendable {
  /// The swipe that takes the top screen off its stack.
  case back
  /// The drag that takes the top sheet or dialog down.
  case dismiss
  /// The top screen dismisses itself, as a view does that calls SwiftUI's `dismiss`.
  case close
  /// The end of the session, as a server tells it.
  case signOut = "sign-out"
  /// The window becomes too narrow for columns side by side.
  case collapse
  /// The window becomes wide enough for them.
  case expand

  /// Whether it is a gesture, which may end in several ways.
  var isGesture: Bool {
    switch self {
    case .back, .dismiss: true
    case .close, .signOut, .collapse, .expand: false
    }
  }
}
