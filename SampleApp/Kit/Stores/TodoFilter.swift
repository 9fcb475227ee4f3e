/// Which todos a list shows.
public enum TodoFilter: String, CaseIterable, Hashable, Sendable {
  /// Every todo.
  case all
  /// The todos that are not done.
  case open
  /// The todos that are done.
  case done

  /// Whether the filter lets a todo through.
  public func matches(_ todo: Todo) -> Bool {
    switch self {
    case .all: true
    case .open: !todo.completed
    case .done: todo.completed
    }
  }
}
