/// What happens to an entry or a coordinator in a change.
///
/// In one change, what enters comes first, from the base layer up and from bottom to top; then the
/// old leaf is covered if it stays; then what leaves goes, in the reverse of that order; then the
/// new leaf is activated or uncovered. Coordinators and entries of tabs only enter and leave.
public enum LifecycleEvent: Hashable, Sendable {
  /// It is in the tree from now on.
  case enter
  /// It is the visible leaf for the first time.
  case activate
  /// It is the visible leaf again.
  case uncover
  /// It is no longer the visible leaf, and stays.
  case cover
  /// It leaves the tree, for good.
  case leave(LeaveReason)
}

extension LifecycleEvent: CustomStringConvertible {
  /// The event in words, for logs: `enter`, `leave (popped)`.
  public var description: String {
    switch self {
    case .enter: "enter"
    case .activate: "activate"
    case .uncover: "uncover"
    case .cover: "cover"
    case .leave(let reason): "leave (\(reason))"
    }
  }
}
