// An enum of routes that conforms in an extension, in a module whose default isolation is MainActor.
// Docs/Isolation.md names the two ways around it.
// options: -default-isolation MainActor
// expected: main actor-isolated conformance of 'NotesRoute' to 'Hashable' cannot satisfy conformance requirement
import Waymark

enum NotesRoute {
  case list
  case note(id: Int)
}

extension NotesRoute: Route {}
