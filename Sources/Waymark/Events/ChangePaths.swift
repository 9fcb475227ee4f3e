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
  public var before: [[Route]]? { path(.alternate) }

  /// What `visiblePath` is now. Costs an array for each layer.
  ///
  /// Of a coordinator that left with the change, as at `end()`, nothing is visible: `[[]]`, a base without
  /// entries. Its own `visiblePath` shows its start from then on, as all queries of one that has left do.
  public var after: [[Route]]? { path(.current) }

  private func path(_ reading: Reading) -> [[Route]]? {
    delivery.node?.anyVisiblePath(reading) as? [[Route]]
  }
}
