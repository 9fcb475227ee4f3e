/// How a gesture of the user ends.
///
/// ```swift
/// simulator.swipeBack(.cancelled)  // true: it began, and nothing goes
/// ```
public enum GestureEnd: String, Hashable, Sendable, CaseIterable {
  /// The gesture is finished: what was dragged is gone.
  case finished
  /// The gesture is cancelled: everything is as before.
  case cancelled
  /// The gesture is finished while something else moves. The platform writes the new value, and then the old one.
  case interrupted
}
