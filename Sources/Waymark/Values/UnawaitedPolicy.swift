/// What `finish(returning:)` ends if no caller waits for the result.
///
/// No caller waits if a link opened the screen, or a verb without `returning:`.
///
/// ```swift
/// navigator.finish(returning: order.id)                    // the flow ends, as by finish()
/// navigator.finish(returning: order.id, unawaited: .pop)   // the screen ends, as by pop()
/// navigator.finish(returning: order.id, unawaited: .stay)  // .ignored(.notAwaited)
/// ```
public enum UnawaitedPolicy: Hashable, Sendable, CaseIterable {
  /// Ends the flow: the screen's coordinator with all its entries. At a root or in a tab, which
  /// cannot end, ends the screen's entry and everything above it.
  case finish
  /// Ends the screen's entry and everything above it.
  case pop
  /// Ends nothing.
  case stay
}
