/// A target that waits no longer and was not carried out.
public struct HoldDrop: Hashable, Sendable, CustomStringConvertible {
  /// The target's token.
  public let token: HoldToken
  /// What would have been shown: the name of the last route in its own coordinator's route type.
  public let name: String
  /// The name of the coordinator whose verb it was.
  public let coordinator: String
  /// Why it was dropped.
  public let reason: HoldDropReason

  /// The drop in words, for logs.
  public var description: String { "dropped \(name) of \(coordinator): \(reason)" }
}
