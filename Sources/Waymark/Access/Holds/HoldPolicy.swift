/// How a tree keeps the targets that wait for a gate. Set it on the root's flow.
///
/// ```swift
/// app.flow.holdPolicy = HoldPolicy(lifetime: .seconds(300)) { drop in
///   log("\(drop)")  // dropped add of TodosCoordinator: expired
/// }
/// ```
public struct HoldPolicy: Sendable {
  /// How many targets wait.
  public enum Keeping: Hashable, Sendable, CaseIterable {
    /// The latest; it takes the place of the one before.
    case latest
    /// All up to the policy's limit, in the order in which they came.
    case all
  }

  /// Which targets are kept.
  public var keeping: Keeping
  /// How many are kept of `all`; a further one takes the place of the oldest. Less than one counts as one.
  public var limit: Int
  /// How long a target may wait; nil: without an end.
  public var lifetime: Duration?
  /// What measures the lifetime.
  public var clock: any Clock<Duration>
  /// Told of each target that is dropped, once it no longer waits and no verb is at work.
  public var onDrop: @MainActor @Sendable (HoldDrop) -> Void

  /// Makes a policy.
  ///
  /// - Parameters:
  ///   - keeping: Which targets are kept.
  ///   - limit: How many are kept of `all`.
  ///   - lifetime: How long a target may wait; nil: without an end.
  ///   - clock: What measures the lifetime.
  ///   - onDrop: Told of each target that is dropped.
  public init(
    keeping: Keeping = .latest, limit: Int = 100, lifetime: Duration? = nil,
    clock: any Clock<Duration> = ContinuousClock(),
    onDrop: @escaping @MainActor @Sendable (HoldDrop) -> Void = { _ in }
  ) {
    self.keeping = keeping
    self.limit = limit
    self.lifetime = lifetime
    self.clock = clock
    self.onDrop = onDrop
  }
}
