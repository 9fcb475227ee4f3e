/// Why a target that waited was dropped.
public enum HoldDropReason: String, Hashable, Sendable, CaseIterable, CustomStringConvertible {
  /// A newer target took its place.
  case replaced
  /// It waited longer than the policy allows.
  case expired
  /// Its token was cancelled, or the task that awaited its verb with `returning:`.
  case cancelled
  /// `dropHolds` was called.
  case cleared
  /// Its coordinator left the tree, or the tree is gone.
  case left
  /// The check of its gate is over, and `access` names that gate still.
  case refused
  /// What was shown while it waited has left, and `access` names a gate still that it waited for before:
  /// somebody gave up signing in.
  case abandoned

  /// The name of the reason.
  public var description: String { rawValue }
}
