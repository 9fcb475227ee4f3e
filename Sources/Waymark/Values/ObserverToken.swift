/// Ends an observation.
///
/// ```swift
/// let token = app.observe { change, _ in print(change) }
/// token.cancel()
/// token.isCancelled  // true
/// ```
///
/// An observation lasts until `cancel()`, or until what it observes is gone: its coordinator, or the
/// entry of its navigator. Releasing the token does not end it.
@MainActor
public final class ObserverToken {
  /// Nil once it has ended.
  private weak var listener: (any Listening)?

  /// True once the observation has ended, or if it never began, because its entry had left.
  public var isCancelled: Bool { listener == nil }

  init(_ listener: any Listening) {
    self.listener = listener
  }

  /// The token of an observation that never begins.
  package init() {}

  /// Ends the observation at once, also in the middle of a delivery.
  ///
  /// - Complexity: Constant time. Changes pass it until the list of observers has grown.
  public func cancel() {
    let ended = listener
    listener = nil
    ended?.end()
  }
}
