/// What the command `system` plays: something that happens to the app without being asked for.
enum SystemEvent: String, CaseIterable, Hashable, Sendable {
  /// The swipe that takes the top screen off its stack.
  case back
  /// The drag that takes the top sheet or dialog down.
  case dismiss
  /// The end of the session, as a server tells it.
  case signOut = "sign-out"
}
