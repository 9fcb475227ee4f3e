/// An event in the life of an entry or a coordinator.
///
/// ```swift
/// navigator.onLifecycle { [weak self] in if $0 == .uncover { self?.reload() } }
/// ```
///
/// The order in one change: new entries enter, from the base layer up and from bottom to top. The
/// old leaf is covered if it stays. Old entries leave, in the reverse order. The new leaf is
/// activated or uncovered. Coordinators and entries that show tabs only enter and leave.
public enum LifecycleEvent: Hashable, Sendable {
  /// It enters the tree.
  case enter
  /// It becomes the visible leaf for the first time.
  case activate
  /// It becomes the visible leaf again.
  case uncover
  /// It stays, but is no longer the visible leaf.
  case cover
  /// It leaves the tree for good.
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
