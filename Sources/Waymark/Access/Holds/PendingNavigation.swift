/// A target that waits, for a screen that shows what goes on: a spinner, a hint.
///
/// ```swift
/// app.pendingNavigations.map(\.name)  // ["add"]
/// ```
public struct PendingNavigation: Hashable, Sendable, Identifiable {
  /// The target's token.
  public let token: HoldToken
  /// What will be shown: the name of the last route in its own coordinator's route type.
  public let name: String
  /// The name of the coordinator whose verb it was.
  public let coordinator: String
  /// What it waits for still.
  public let gate: Gate
  /// True if a check is at work that will release the gate by itself.
  public let isChecking: Bool

  /// The token, which is the identity of the target.
  public var id: HoldToken { token }
}
