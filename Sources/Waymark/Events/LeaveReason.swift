/// Why an entry or a coordinator left.
public enum LeaveReason: String, Hashable, Sendable, CaseIterable, CustomStringConvertible {
  /// A verb went back beyond it.
  case popped
  /// Its layer ended.
  case dismissed
  /// Its flow called `finish()`.
  case finished
  /// Something else was put in its place.
  case replaced
  /// `setRoot` made something else the first entry.
  case rootChanged
  /// The platform removed it: a swipe back, a sheet that was dragged down.
  case system
  /// `access` says that it may not be seen, or leads elsewhere.
  case access
  /// Its tree called `end()`.
  case ended

  /// The name of the reason.
  public var description: String { rawValue }
}
