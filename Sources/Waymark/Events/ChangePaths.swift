/// The paths before and after a change, made only if they are asked for.
///
/// An observer's closure gets it as its second argument. Both are `nil` once the closure is over:
/// keep the arrays, not this.
@MainActor
public final class ChangePaths<Route: Waymark.Route> {
  private weak var source: (any PathSource<Route>)?

  init(_ source: any PathSource<Route>) {
    self.source = source
  }

  /// What `visiblePath` was. Costs an array for each layer.
  public var before: [[Route]]? { source?.visiblePath(.alternate) }

  /// What `visiblePath` is now. Costs an array for each layer.
  public var after: [[Route]]? { source?.visiblePath(.current) }

  func close() {
    source = nil
  }
}

/// Where the paths of a change are read: the flow of the observed coordinator.
@MainActor
protocol PathSource<Route>: AnyObject {
  associatedtype Route: Waymark.Route

  func visiblePath(_ reading: Reading) -> [[Route]]
}

extension Flow: PathSource {}
