import Posts
import Settings
import Todos
import Waymark

/// All places of the app: its own screens, and those of each feature.
enum AppRoute: Route {
  /// The tabs of the layout `tabs`.
  case tabs
  /// The columns of the layout `split`.
  case split
  /// The menu.
  case home
  /// A place of the feature Todos.
  case todos(TodosRoute)
  /// A place of the feature Posts.
  case posts(PostsRoute)
  /// A place of the feature Settings.
  case settings(SettingsRoute)
  /// The sheet for signing in, above any screen.
  case signIn
  /// A screen that shows a message.
  case custom(message: String)

  /// How `navigate(to:)` shows the route.
  var presentation: Presentation {
    switch self {
    case .tabs, .split, .home, .todos, .posts, .settings, .custom: .push
    case .signIn: .sheet
    }
  }
}
