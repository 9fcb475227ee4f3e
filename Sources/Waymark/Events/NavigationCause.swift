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

/// Who asked for a change.
public enum NavigationSource: Hashable, Sendable {
  /// A verb of the coordinator with this name.
  case code(coordinator: String)
  /// A verb of the navigator of an entry.
  case entry(EntryID)
  /// The platform: a gesture that already happened, or a tab that was tapped.
  case system
}

extension NavigationSource: CustomStringConvertible {
  /// The source in words, for logs: `AppCoordinator`, `#7`, `system`.
  public var description: String {
    switch self {
    case .code(let coordinator): coordinator
    case .entry(let id): id.description
    case .system: "system"
    }
  }
}
