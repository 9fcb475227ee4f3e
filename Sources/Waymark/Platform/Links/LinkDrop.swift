/// A link that an inbox dropped before a scene could open it, or that the scene then refused.
///
/// ```swift
/// let inbox = LinkInbox { drop in log.note("\(drop.link): \(drop.reason)") }
/// inbox.open("/todos/7")
/// inbox.open("/posts/3")  // "/todos/7: replaced"
/// ```
public struct LinkDrop: Hashable, Sendable {
  /// Why a link was dropped.
  ///
  /// A later version may add more, so a `switch` over them needs a `default`.
  public struct Reason: Hashable, Sendable {
    /// One case for each, so that the package's own code can switch over all.
    enum Kind: String, CaseIterable {
      case replaced, expired, cancelled, refused
    }

    let kind: Kind

    /// A newer link came before a scene that may open it was ready.
    public static var replaced: Reason { Reason(kind: .replaced) }
    /// No scene that may open it was ready in time.
    public static var expired: Reason { Reason(kind: .expired) }
    /// The app called `cancel()`.
    public static var cancelled: Reason { Reason(kind: .cancelled) }
    /// The scene answered that it denied or ignored the link, or that there is no such link. Only
    /// for a link that had waited, and for one that the system has delivered to a `RootView`.
    /// Otherwise `open` returns the outcome.
    public static var refused: Reason { Reason(kind: .refused) }
  }

  /// The text of the link.
  public let link: String
  /// Why it was dropped.
  public let reason: Reason
  /// What the scene answered, if the reason is `refused`; otherwise nil.
  public let outcome: Outcome?
}

extension LinkDrop.Reason: CaseIterable, RawRepresentable {
  /// All of them, in a stable order.
  public static var allCases: [LinkDrop.Reason] { Kind.allCases.map { Self(kind: $0) } }

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

extension LinkDrop.Reason: CustomStringConvertible {
  /// The name.
  public var description: String { rawValue }
}
