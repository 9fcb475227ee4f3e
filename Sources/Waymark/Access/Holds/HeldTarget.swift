/// A verb that waits for a gate, without its types. It keeps no coordinator alive.
@MainActor
protocol HeldTarget {
  /// The name of the route that would be on top.
  var name: String { get }
  var coordinatorName: String { get }
  /// True once its coordinator has left or is gone: the verb can no longer be called.
  var hasLeft: Bool { get }
  /// The coordinator; nil once it is gone.
  var node: (any FlowNode)? { get }
  var cause: NavigationCause { get }
  func show(_ draft: TreeDraft) throws(Refusal) -> Outcome
  /// True if the other is the same verb of the same coordinator.
  func isEqual(to other: any HeldTarget) -> Bool
}

/// A verb that waits, with its types.
@MainActor
struct HeldVerb<Route: Waymark.Route, Screen>: HeldTarget {
  private weak var flow: Flow<Route, Screen>?
  private let verb: ShowingVerb<Route>
  let name: String
  let coordinatorName: String

  init(_ verb: ShowingVerb<Route>, of flow: Flow<Route, Screen>) {
    self.verb = verb
    self.flow = flow
    name = verb.route?.name ?? ""
    coordinatorName = flow.coordinatorName
  }

  var node: (any FlowNode)? { flow }
  var hasLeft: Bool { flow?.mark.isDropped ?? true }
  var cause: NavigationCause { verb.cause }

  func isEqual(to other: any HeldTarget) -> Bool {
    guard let other = other as? HeldVerb else { return false }
    return flow === other.flow && verb == other.verb
  }

  func show(_ draft: TreeDraft) throws(Refusal) -> Outcome {
    guard let flow else { throw Refusal(.left) }
    return try flow.show(verb, draft)
  }
}

extension Flow {
  /// The verbs that the transaction at work called, in order, as what can wait; forgets them.
  func takeVerbs() -> [any HeldTarget] {
    defer { forgetVerbs() }
    return verbs.map { HeldVerb($0, of: self) }
  }

  func forgetVerbs() {
    verbs.removeAll(keepingCapacity: true)
  }
}
