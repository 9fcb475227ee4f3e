/// What the command `system` plays: a gesture that the platform carries out before the app knows.
enum Gesture: String, CaseIterable, Hashable, Sendable {
  /// The swipe that takes the top screen off its stack.
  case back
  /// The drag that takes the top sheet or dialog down.
  case dismiss
}
