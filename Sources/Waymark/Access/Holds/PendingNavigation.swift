/// A navigation that waits for a gate, such as a sign-in: a target. A screen can show it as a spinner or a hint.
///
/// ```swift
/// app.pendingNavigations.map(\.name)  // ["add"]
/// ```
public struct PendingNavigation: Hashable, Sendable, Identifiable {
  /// The target's token.
  public let token: HoldToken
  /// The name of the target's last route, in the route type of its own coordinator.
  public let name: String
  /// The name of the coordinator whose verb was called.
  public let coordinator: String
  /// The gate that it still waits for.
  public let gate: Gate
  /// True if a running check will release the gate.
  public let isChecking: Bool

  /// The token, which is the identity of the target.
  public var id: HoldToken { token }
}
