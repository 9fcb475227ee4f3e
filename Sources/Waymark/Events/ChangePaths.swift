/// The paths before and after a change, made only when they are read.
///
/// ```swift
/// app.observe { _, paths in log(paths.before, paths.after) }
/// app.push(.todos(.list))  // before [[.home]], after [[.home, .todos(.list)]]
/// ```
///
/// The closure of an observer gets it as its second argument. Both paths are `nil` once all
/// observers of the coordinator have heard of the change, so store the arrays and not this value.
@MainActor
public struct ChangePaths<Route: Waymark.Route> {
  private let delivery: ChangeDelivery

  init(_ delivery: ChangeDelivery) {
    self.delivery = delivery
  }

  /// The visible path before the change.
  ///
  /// - Complexity: That of ``Coordinator/visiblePath``, at each read.
  public var before: [[Route]]? { path(.draft) }

  /// The visible path after the change.
  ///
  /// If the coordinator left with the change, for example at `end()`, nothing of it is visible:
  /// `[[]]`, a base without entries. Its own `visiblePath` then returns its start, like all queries
  /// of a coordinator that has left.
  ///
  /// - Complexity: That of ``Coordinator/visiblePath``, at each read.
  public var after: [[Route]]? { path(.settled) }

  /// The edits of a committed change hold the past.
  private func path(_ side: TreeState.Side) -> [[Route]]? {
    delivery.source.map { state, node in
      state.reading(side) { state.visiblePath(of: node) }.map { typed($0, Route.self) }
    }
  }
}
