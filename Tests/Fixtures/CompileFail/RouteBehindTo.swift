// A route in the place of a case or of the target of a redirect: the likely next step after the error of
// CaseWithoutType.swift.
// expected: 'init(_:to:)' is unavailable: write a route without "to:", and a case with payloads as
import Waymark

enum NotesRoute: Route {
  case list
  case detail(id: Int)
}

extension NotesRoute: LinkedRoute {
  static let links = DeepLinks<Self> {
    DeepLink("", .list)
    DeepLink(":id", to: .detail(id: 7))
  }
}
