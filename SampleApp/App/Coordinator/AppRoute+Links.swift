import Posts
import Settings
import Todos
import Waymark

extension AppRoute: LinkedRoute {
  /// The links of the app, among them those that the features declare.
  ///
  /// The tabs have none, since they are no place but hold places. Neither has sign-in above other
  /// places: the one in the settings has.
  static let links = DeepLinks<Self>(prefixes: ["https://waymark.example", "waymark://"]) {
    DeepLink("", .home)
    Mount("todos", as: AppRoute.todos)
    Mount("posts", as: AppRoute.posts)
    Mount("settings", as: AppRoute.settings)
    DeepLink("custom?message=:message", to: AppRoute.custom)
  }
}
