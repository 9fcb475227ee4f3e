// A struct and an enum without `nonisolated` as payloads of a route, in a module whose default isolation is
// MainActor. Docs/Isolation.md shows the error and the fix.
// options: -default-isolation MainActor
// expected: main actor-isolated conformance of 'Filter' to 'Hashable' cannot be used in nonisolated context
// expected: main actor-isolated conformance of 'Sort' to 'Hashable' cannot be used in nonisolated context
import Waymark

struct Filter: Hashable, Sendable {
  var isOpen: Bool
}

enum Sort: Hashable, Sendable {
  case name, date
}

enum NotesRoute: Route {
  case list(Filter)
  case sorted(Sort)
}
