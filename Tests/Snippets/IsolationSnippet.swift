import Waymark

enum IsolationSnippet {
  // region: isolation-payload
  nonisolated struct Filter: Hashable, Sendable {
    var isOpen: Bool
  }

  enum NotesRoute: Route {
    case list(Filter)
    case note(id: Int)
  }
  // endregion
}
