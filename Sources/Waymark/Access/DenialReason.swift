/// The reason why a route may not be shown, in words for people and logs.
///
/// ```swift
/// extension DenialReason {
///   static let administratorsOnly: DenialReason = "only administrators may see this"
/// }
/// ```
public struct DenialReason: Hashable, Sendable {
  /// The reason in words.
  public let text: String

  /// Makes a reason.
  ///
  /// - Parameter text: The reason in words.
  public init(_ text: String) {
    self.text = text
  }
}

extension DenialReason: ExpressibleByStringInterpolation {
  /// Makes a reason from a literal.
  public init(stringLiteral text: String) {
    self.init(text)
  }
}

extension DenialReason: CustomStringConvertible {
  /// The reason in words.
  public var description: String { text }
}
