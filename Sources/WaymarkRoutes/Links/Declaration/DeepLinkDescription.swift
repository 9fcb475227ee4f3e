/// A link of a table, for documents and for tests.
public struct DeepLinkDescription: Hashable, Sendable, CustomStringConvertible {
  /// The whole pattern with a leading slash: `/todos/:id`.
  public let pattern: String
  /// The name of the case that the link makes. Nil for redirects and fallbacks, and if no example
  /// of its values makes a route.
  public let caseName: String?

  /// The pattern and the case: `/todos/:id todos.detail`.
  public var description: String { caseName.map { "\(pattern) \($0)" } ?? pattern }
}
