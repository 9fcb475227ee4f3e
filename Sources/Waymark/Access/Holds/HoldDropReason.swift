/// The reason why a waiting target was dropped.
///
/// ```swift
/// app.dropHolds()  // the result of each waiting target is .dropped(.cleared)
/// ```
///
/// A later version may add more, so a `switch` over them needs a `default`.
public struct HoldDropReason: Hashable, Sendable {
  /// One case for each, so that the package's own code can switch over all.
  enum Kind: String, CaseIterable {
    case replaced, expired, cancelled, cleared, left, refused, abandoned
  }

  let kind: Kind

  /// A newer target or `open` replaced it, a navigation came while its check was running, or the
  /// app began with something else.
  public static var replaced: HoldDropReason { HoldDropReason(kind: .replaced) }
  /// It waited longer than the policy allows.
  public static var expired: HoldDropReason { HoldDropReason(kind: .expired) }
  /// Its token was cancelled, or the task that waits for its verb with `returning:`.
  public static var cancelled: HoldDropReason { HoldDropReason(kind: .cancelled) }
  /// `dropHolds` was called.
  public static var cleared: HoldDropReason { HoldDropReason(kind: .cleared) }
  /// Its coordinator left the tree, or the tree is gone.
  public static var left: HoldDropReason { HoldDropReason(kind: .left) }
  /// The check of its gate is over, and `access` still names that check. A target at the first entry
  /// of the app waits on instead.
  public static var refused: HoldDropReason { HoldDropReason(kind: .refused) }
  /// What was shown while it waited has left, and `access` still names a gate that it waited for.
  /// For example, the user gave up signing in. A target at the first entry of the app waits on instead.
  public static var abandoned: HoldDropReason { HoldDropReason(kind: .abandoned) }
}

extension HoldDropReason: CaseIterable, RawRepresentable {
  /// All of them, in a stable order.
  public static var allCases: [HoldDropReason] { Kind.allCases.map { Self(kind: $0) } }

  /// The name, the same in every release.
  public var rawValue: String { kind.rawValue }

  /// Makes the reason with a name, or nil if there is none.
  ///
  /// - Parameter rawValue: The name.
  public init?(rawValue: String) {
    guard let kind = Kind(rawValue: rawValue) else { return nil }
    self.init(kind: kind)
  }
}

extension HoldDropReason: CustomStringConvertible {
  /// The name.
  public var description: String { rawValue }
}
