// A payload struct of a route in a module whose default isolation is MainActor, without the word
// `nonisolated`. Docs/Isolation.md shows the error and the mend.
// options: -default-isolation MainActor
// expected: main actor-isolated conformance of 'Filter' to 'Hashable' cannot be used in nonisolated context
import Waymark

struct Filter: Hashable, Sendable {
  var isOpen: Bool
}

enum NotesRoute: Route {
  case list(Filter)
}
