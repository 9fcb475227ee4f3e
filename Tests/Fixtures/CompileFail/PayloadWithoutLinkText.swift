// A case with a payload that no link can carry. An overload says so; without it, the compiler would give
// up on the whole table.
// expected: 'init(_:to:from:)' is unavailable: every payload of this case must be a LinkValue
import Waymark

struct Filter: Hashable, Sendable {
  var isOpen: Bool
}

enum NotesRoute: Route {
  case list
  case filtered(id: Int, Filter?)
}

extension NotesRoute: LinkedRoute {
  static let links = DeepLinks<Self> {
    DeepLink("", .list)
    DeepLink(":id", to: NotesRoute.filtered)
  }
}
