/// The paths before and after a change, made only if they are asked for.
///
/// An observer's closure gets it as its second argument. Both are `nil` once the closure is over:
/// keep the arrays, not this.
@MainActor
public struct ChangePaths<Route: Waymark.Route> {
  private let delivery: ChangeDelivery

  init(_ delivery: ChangeDelivery) {
    self.delivery = delivery
  }

  /// What `visiblePath` was. Costs an array for each layer.
  public var before: [[Route]]? { path(.draft) }

  /// What `visiblePath` is now. Costs an array for each layer.
  ///
  /// Of a coordinator that left with the change, as at `end()`, nothing is visible: `[[]]`, a base without
  /// entries. Its own `visiblePath` shows its start from then on, as all queries of one that has left do.
  public var after: [[Route]]? { path(.settled) }

  /// The edits of a change that was made hold the past.
  private func path(_ side: TreeState.Side) -> [[Route]]? {
    delivery.source.map { state, node in
      state.reading(side) { state.visiblePath(of: node) }.map { typed($0, Route.self) }
    }
  }
}
