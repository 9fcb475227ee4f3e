/// The result of a tried transaction, for coordinators of all types.
struct EvaluationFacts: Sendable {
  var outcome: Outcome
  /// The change that observers of the coordinator would get; nil if nothing would change.
  var change: ChangeFacts?
  /// What the coordinator would show; nil if it would be in no tree.
  var after: CoordinatorShot?
  var asked: [AskedEntry] = []
  /// The objection to the place that would be shown while a target waits; nil if there is none.
  var refusal: (outcome: Outcome, asked: [AskedEntry])?
  var wait: EvaluatedWait?
  var reports: [MisuseReport] = []
  var queued = 0

  init(_ outcome: Outcome, after: CoordinatorShot? = nil) {
    self.outcome = outcome
    self.after = after
  }
}

/// The paths of a coordinator at one moment, in its own type, and its text picture.
struct CoordinatorShot: Sendable {
  let layers: [[AnyRoute]]
  let visiblePath: [[AnyRoute]]
  let picture: TreePicture

  /// Nil for a coordinator that has left or has no entries. Then its start stands for everything.
  @MainActor
  init?(_ node: Node, _ state: TreeState) {
    guard !node.life.isDropped, let base = state.base(of: node), !state.isEmpty(base) else {
      return nil
    }
    layers = state.ownLayers(of: node).map { state.routes(of: $0) }
    visiblePath = state.visiblePath(of: node)
    picture = TreeText(state, isMade: true).picture(of: node)
  }
}

/// An entry that is asked before it leaves.
struct AskedEntry: Sendable {
  let id: EntryID
  let name: String
  let policy: LeavePolicy

  @MainActor
  init(_ entry: Entry) {
    (id, name, policy) = (entry.id, entry.name, entry.leavePolicy)
  }
}

/// The gate that a change would wait for.
struct EvaluatedWait: Sendable {
  let gate: Gate
  /// The held route, and the coordinator that holds it; nil if the tree itself does.
  let name: String?
  let coordinator: String?

  @MainActor
  init(_ wait: AccessRefusal.Wait) {
    (gate, name, coordinator) = (wait.gate.withoutChecks, wait.said?.name, wait.said?.coordinator)
  }
}
