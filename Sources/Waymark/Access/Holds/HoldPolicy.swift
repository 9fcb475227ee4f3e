/// How a tree keeps the targets that wait for a gate. Set it on the root's flow.
///
/// ```swift
/// app.flow.holdPolicy = HoldPolicy(lifetime: .seconds(300)) { drop in
///   log("\(drop)")  // dropped add of TodosCoordinator: expired
/// }
/// ```
public struct HoldPolicy: Sendable {
  /// How many targets may wait.
  public enum Keeping: Hashable, Sendable, CaseIterable {
    /// Only the latest, which replaces the one before.
    case latest
    /// All of them up to the policy's limit, in the order of their calls. One whose check is running
    /// is replaced by the next navigation, as with `latest`.
    case all
  }

  /// Which targets are kept, beside the first one that waits at the first entry of the app.
  public var keeping: Keeping
  /// How many targets to keep with `all`. At least 1. A further target replaces the oldest.
  public var limit: Int
  /// How long a target may wait, at most a century. With nil, there is no limit.
  public var lifetime: Duration?
  /// The clock that measures the lifetime.
  public var clock: any Clock<Duration>
  /// Gets each dropped target, once it no longer waits and no verb is at work.
  public var onDrop: @MainActor @Sendable (HoldDrop) -> Void

  /// Makes a policy.
  ///
  /// - Parameters:
  ///   - keeping: Which targets are kept.
  ///   - limit: How many targets to keep with `all`.
  ///   - lifetime: How long a target may wait. With nil, there is no limit.
  ///   - clock: The clock that measures the lifetime.
  ///   - onDrop: Gets each dropped target.
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
