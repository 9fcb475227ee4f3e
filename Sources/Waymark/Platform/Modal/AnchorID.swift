/// The identity of a view that popovers and dialogs point at.
///
/// ```swift
/// @State private var anchor = AnchorID()
/// ```
public struct AnchorID: Hashable, Sendable {
  private final class Identity: Sendable {}

  private let identity = Identity()

  /// Makes a new identity.
  public init() {}

  /// True for the same identity.
  public static func == (one: AnchorID, other: AnchorID) -> Bool { one.identity === other.identity }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}
