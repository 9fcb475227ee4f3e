/// A target that no longer waits and was never performed.
///
/// ```swift
/// app.flow.holdPolicy = HoldPolicy { drop in log("\(drop)") }
/// app.dropHolds()  // dropped vault of AppCoordinator: cleared
/// ```
public struct HoldDrop: Hashable, Sendable, CustomStringConvertible {
  /// The target's token.
  public let token: HoldToken
  /// The name of the target's last route, in the route type of its own coordinator.
  public let name: String
  /// The name of the coordinator whose verb was called.
  public let coordinator: String
  /// The reason for the drop.
  public let reason: HoldDropReason

  /// The drop in words, for logs.
  public var description: String { "dropped \(name) of \(coordinator): \(reason)" }
}
