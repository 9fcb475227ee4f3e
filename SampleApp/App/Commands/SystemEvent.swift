/// An event that the command `system` plays, and that the app does not cause itself.
enum SystemEvent: String, CaseIterable, Hashable, Sendable {
  /// The top screen dismisses itself, like a view that calls SwiftUI's `dismiss`.
  case close
  /// The end of the session, as reported by a server.
  case signOut = "sign-out"
  /// The window becomes too narrow for columns side by side.
  case collapse
  /// The window becomes wide enough for them.
  case expand
}
