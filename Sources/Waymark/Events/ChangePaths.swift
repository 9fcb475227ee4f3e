/// The paths before and after a change, made only if they are asked for.
///
/// An observer's closure gets it as its second argument. Both are `nil` once the closure is over:
/// keep the arrays, not this.
@MainActor
public final class ChangePaths<Route: Waymark.Route> {
  private var read: ((Reading) -> [[Route]])?

  init(_ read: @escaping (Reading) -> [[Route]]) {
    self.read = read
  }

  /// What `visiblePath` was. Costs an array for each layer.
  public var before: [[Route]]? { read?(.alternate) }

  /// What `visiblePath` is now. Costs an array for each layer.
  public var after: [[Route]]? { read?(.current) }

  func close() {
    read = nil
  }
}
