/// The result of a tried transaction, for coordinators of all types.
struct EvaluationFacts {
  var outcome: Outcome
  /// The change that observers of the coordinator would get; nil if nothing would change.
  var change: ChangeFacts?
  /// What the coordinator would show; nil if it would be in no tree.
  var after: CoordinatorShot?
  /// The entries that are asked before they leave.
  var asked: [Entry] = []
  /// The wait that would be necessary.
  var wait: AccessRefusal.Wait?
  var reports: [MisuseReport] = []
  var queued = 0
}

/// The paths of a coordinator at one moment, in its own type, and its text picture.
struct CoordinatorShot {
  let layers: [[AnyRoute]]
  let visiblePath: [[AnyRoute]]
  let picture: @Sendable () -> String

  /// Nil for a coordinator that has left or has no entries. Then its start stands for everything.
  @MainActor
  init?(_ node: Node, _ state: TreeState) {
    guard !node.life.isDropped, let base = state.base(of: node), !state.isEmpty(base) else {
      return nil
    }
    layers = state.ownLayers(of: node).map { state.routes(of: $0) }
    visiblePath = state.visiblePath(of: node)
    let made = TreeText(state, isMade: true).lines(of: node)
    picture = { made.text }
  }
}
