import Waymark

/// An answer to the question whether an entry may be left.
///
/// ```swift
/// test.step({ $0.dismiss() }, .asks("add"))
/// test.answer(.proceed) { $0.dismiss() }
/// ```
public enum LeaveAnswer: Sendable {
  /// It is left.
  case proceed
  /// It stays.
  case cancel
}
