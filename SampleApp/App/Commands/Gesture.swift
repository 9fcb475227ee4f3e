/// A gesture of the user that the command `system` plays, and that may end in several ways.
enum Gesture: String, CaseIterable, Hashable, Sendable {
  /// The swipe that pops the top screen.
  case back
  /// The drag that dismisses the top sheet or dialog.
  case dismiss
}
