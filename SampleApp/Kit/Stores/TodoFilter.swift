/// Which todos a list shows.
public enum TodoFilter: String, CaseIterable, Hashable, Sendable {
  /// Every todo.
  case all
  /// The todos that are not done.
  case open
  /// The todos that are done.
  case done

  /// Whether a todo matches the filter.
  public func matches(_ todo: Todo) -> Bool {
    switch self {
    case .all: true
    case .open: !todo.completed
    case .done: todo.completed
    }
  }
}
