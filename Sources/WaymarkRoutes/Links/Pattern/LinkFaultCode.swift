/// The kind of a fault.
///
/// ```swift
/// DeepLinkError.Code.noMatch.rawValue  // "noMatch"
/// ```
///
/// A later version may add more, so a `switch` over codes needs a `default`. Only types of Waymark
/// conform: a later version may add requirements.
public protocol LinkFaultCode:
  Hashable, Sendable, CaseIterable, RawRepresentable<String>, CustomStringConvertible
{}

extension LinkFaultCode {
  /// Makes the code with a name, or nil if there is none.
  ///
  /// - Parameter rawValue: The name.
  /// - Complexity: O(n) for n codes.
  public init?(rawValue: String) {
    guard let code = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = code
  }

  /// The name of the code.
  public var description: String { rawValue }
}
