/// The verb that made a change.
public enum NavigationCause: String, Hashable, Sendable, CaseIterable, CustomStringConvertible {
  case start, push, pushIfNew, pop, popToRoot, popToAppRoot, popOrPush, replaceTop, setRoot
  case setRoutes, open, remove, removeAll, trim, update, transaction, navigate, deliver, select
  case present, dismiss, dismissAll, back, finish, revalidate, end
  /// The platform showed less than there was.
  case reconcile

  /// The name of the verb.
  public var description: String { rawValue }

  /// Why an entry that the verb drops leaves.
  var leaveReason: LeaveReason {
    switch self {
    case .pop, .popToRoot, .popToAppRoot, .popOrPush, .back: .popped
    case .dismiss, .dismissAll: .dismissed
    case .finish: .finished
    case .end: .ended
    case .setRoot: .rootChanged
    case .reconcile: .system
    case .revalidate: .access
    default: .replaced
    }
  }
}
