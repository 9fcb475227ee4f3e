import Posts
import Settings
import Todos
import Waymark

extension AppRoute: LinkedRoute {
  /// The links of the app, including those that the features declare.
  ///
  /// The tabs have no link, because they only contain places. Sign-in above other places has none,
  /// either: only sign-in in the settings has one.
  static let links = DeepLinks<Self>(prefixes: ["https://waymark.example", "waymark://"]) {
    DeepLink("", .home)
    Mount("todos", as: AppRoute.todos)
    Mount("posts", as: AppRoute.posts)
    Mount("settings", as: AppRoute.settings)
    DeepLink("custom?message=:message", to: AppRoute.custom)
  }
}
