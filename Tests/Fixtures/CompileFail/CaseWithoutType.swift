// A case with a payload, without its type. The compiler finds it, and not a text that has no member.
// expected: member 'detail(id:)' expects argument of type 'Int'
import Waymark

enum NotesRoute: Route {
  case list
  case detail(id: Int)
}

extension NotesRoute: LinkedRoute {
  static let links = DeepLinks<Self> {
    DeepLink("", .list)
    DeepLink(":id", to: .detail)
  }
}
