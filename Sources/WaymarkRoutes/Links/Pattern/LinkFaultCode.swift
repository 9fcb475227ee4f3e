/// The kind of a fault.
///
/// ```swift
/// DeepLinkError.Code.noMatch.rawValue  // "noMatch"
/// ```
///
/// A later version may add more, so a `switch` over codes needs a `default`.
public protocol LinkFaultCode: Hashable, Sendable, CaseIterable, CustomStringConvertible {
  /// The name of the code, the same in every release.
  var rawValue: String { get }
}

extension LinkFaultCode {
  /// The name of the code.
  public var description: String { rawValue }
}
