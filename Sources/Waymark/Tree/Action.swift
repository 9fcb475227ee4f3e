/// A verb at work: what the record of its change will say.
@MainActor
struct Action {
  enum Origin {
    case code(any FlowNode)
    case entry(EntryID)
    case system
  }

  let cause: NavigationCause
  let origin: Origin

  init(_ cause: NavigationCause, _ origin: Origin) {
    self.cause = cause
    self.origin = origin
  }

  var source: NavigationSource {
    switch origin {
    case .code(let node): .code(coordinator: node.coordinatorName)
    case .entry(let id): .entry(id)
    case .system: .system
    }
  }
}
