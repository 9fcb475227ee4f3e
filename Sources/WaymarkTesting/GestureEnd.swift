/// How a gesture of the user ends.
public enum GestureEnd: String, Hashable, Sendable, CaseIterable {
  /// It goes all the way: what was dragged is gone.
  case finished
  /// It goes back: nothing has happened.
  case cancelled
  /// It is finished while something else moves: the platform writes what is gone, and then what was there before.
  case interrupted
}
