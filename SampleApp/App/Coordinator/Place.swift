import Posts
import Settings
import Todos

/// A target of the menu, and of the commands `go` and `tab`. Each place is a tab.
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

  /// The places that are columns, from left to right. The todos are beside the posts, whose authors
  /// lead to them.
  static let columns: [Place] = [.home, .posts, .todos]

  /// The title of its tab or column: its name in commands, capitalised.
  var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// The route of the place, with which its tab or column is declared.
  var route: AppRoute {
    switch self {
    case .home: .home
    case .todos: .todos(.list)
    case .posts: .posts(.list)
    case .settings: .settings(.root)
    case .custom: .custom(message: "Hello Custom View")
    }
  }
}
