/// A link that an inbox has let go of without a scene having opened it.
public struct LinkDrop: Hashable, Sendable {
  /// Why a link was let go of.
  ///
  /// A later version may have more: a `switch` over them needs a `default`.
  public struct Reason: Hashable, Sendable {
    /// One for each, so that the package's own code can switch over all.
    enum Kind: String, CaseIterable {
      case replaced, expired, cancelled
    }

    let kind: Kind

    /// A newer link came before any scene was ready.
    public static var replaced: Reason { Reason(kind: .replaced) }
    /// No scene was ready in time.
    public static var expired: Reason { Reason(kind: .expired) }
    /// The app called `cancel()`.
    public static var cancelled: Reason { Reason(kind: .cancelled) }
  }

  /// The text of the link.
  public let link: String
  /// Why it was let go of.
  public let reason: Reason
}

extension LinkDrop.Reason: CaseIterable, RawRepresentable {
  /// All of them, in an order that stays.
  public static var allCases: [LinkDrop.Reason] { Kind.allCases.map { Self(kind: $0) } }

  /// The name, the same in every release.
  public var rawValue: String { kind.rawValue }

  /// The reason with a name; nil if there is none.
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
