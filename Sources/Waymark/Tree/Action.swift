/// A verb at work: what the record of its change will say.
@MainActor
struct Action {
  enum Origin {
    case code
    case entry(EntryID)
    case system
  }

  let cause: NavigationCause
  /// The coordinator whose verb it is.
  let node: any FlowNode
  let origin: Origin

  init(_ cause: NavigationCause, of node: any FlowNode, _ origin: Origin = .code) {
    self.cause = cause
    self.node = node
    self.origin = origin
  }

  var source: NavigationSource {
    switch origin {
    case .code: .code(coordinator: node.coordinatorName)
    case .entry(let id): .entry(id)
    case .system: .system
    }
  }
}
