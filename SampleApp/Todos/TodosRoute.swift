public import Waymark

/// The places of the todos feature.
public enum TodosRoute: Route {
  /// All todos, page by page.
  case list
  /// One todo with its actions.
  case detail(id: Int)
  /// The sheet that adds a todo.
  case add
  /// The sheet that changes the title of a todo.
  case rename(id: Int)
  /// The dialog that asks before a todo is deleted.
  case confirmDelete(id: Int)
  /// The todos of one user, page by page.
  case author(id: Int)

  /// How `navigate(to:)` and `present(_:)` show the route.
  public var presentation: Presentation {
    switch self {
    case .list, .detail, .author: .push
    case .add, .rename: .sheet
    case .confirmDelete: .dialog
    }
  }
}
