/// What `finish(returning:)` ends if nobody waits for the result.
///
/// A screen is shown without anybody waiting if a link opened it, or a verb without `returning:`.
///
/// ```swift
/// navigator.finish(returning: order.id)                    // the flow ends, as by finish()
/// navigator.finish(returning: order.id, unawaited: .pop)   // the screen ends, as by pop()
/// navigator.finish(returning: order.id, unawaited: .stay)  // .ignored(.notAwaited)
/// ```
public enum UnawaitedPolicy: Hashable, Sendable, CaseIterable {
  /// The flow: the place of the screen's coordinator with all its entries. At a root and in a tab,
  /// whose places stay, the screen's entry, with what is above it.
  case finish
  /// The screen's entry, with what is above it.
  case pop
  /// Nothing.
  case stay
}
