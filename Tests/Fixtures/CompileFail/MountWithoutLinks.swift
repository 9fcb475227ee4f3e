// A mounted feature whose route has no links.
// expected: every payload of this case must be a LinkValue, and the last one a LinkedRoute
import Waymark

enum NotesRoute: Route {
  case list
}

enum AppRoute: Route {
  case home
  case notes(NotesRoute)
}

extension AppRoute: LinkedRoute {
  static let links = DeepLinks<Self> {
    DeepLink("", .home)
    Mount("notes", as: AppRoute.notes)
  }
}
