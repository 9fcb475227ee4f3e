import Posts
import Settings
import Todos

/// Where the menu and the commands `go` and `tab` lead.
enum Place: String, CaseIterable, Hashable, Sendable {
  /// The menu.
  case home
  /// The list of todos.
  case todos
  /// The list of posts.
  case posts
  /// The settings.
  case settings
  /// The custom screen of the menu.
  case custom

  /// The sheet that adds a todo.
  case add

  /// Those that are tabs, in their order.
  static let tabs: [Place] = [.home, .todos, .posts, .settings, .custom]

  /// Those that are columns, from left to right: the todos lie beside the posts, whose authors lead to them.
  static let columns: [Place] = [.home, .posts, .todos]

  /// What its tab or column is called: the name by which a command knows it, with a large first letter.
  var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// The route that shows it, and with which its tab or column is declared.
  var route: AppRoute {
    switch self {
    case .home: .home
    case .todos: .todos(.list)
    case .posts: .posts(.list)
    case .settings: .settings(.root)
    case .custom: .custom(message: "Hello Custom View")
    case .add: .todos(.add)
    }
  }
}
