/// Ends an observation.
///
/// ```swift
/// let token = app.observe { change, _ in print(change) }
/// token.cancel()
/// token.isCancelled  // true
/// ```
///
/// An observation lasts until `cancel()`, or until its coordinator is gone. Releasing the token
/// does not end it.
@MainActor
public final class ObserverToken {
  /// True once the observation has ended.
  public var isCancelled: Bool { isOver }
  // Not public itself, because accesses to public properties are checked at run time (decision 10).
  private(set) var isOver = false
  var onCancel: (() -> Void)?

  package init() {}

  /// Ends the observation at once, also in the middle of a delivery.
  ///
  /// - Complexity: Constant time. The list of observers forgets it later.
  public func cancel() {
    isOver = true
    onCancel.take()?()
  }
}
