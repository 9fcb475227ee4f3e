// A case with a payload, but without its type. The compiler finds the case, and does not look for it in String.
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
