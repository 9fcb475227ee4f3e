/// A link of a table, for documents and for tests.
///
/// ```swift
/// for link in AppRoute.links.all { print(link) }
/// // /todos/:id todos.detail
/// // /todos/show/:id -> /todos/:id
/// ```
public struct DeepLinkDescription: Hashable, Sendable, CustomStringConvertible {
  /// The whole pattern with a leading slash: `/todos/:id`.
  public let pattern: String
  /// The name of the case that the link makes. Nil for redirects and fallbacks, and if no example
  /// of its values makes a route.
  public let caseName: String?
  /// The whole pattern that a redirect leads to, with a leading slash. Nil for all other links.
  public let target: String?

  /// The pattern and the case, `/todos/:id todos.detail`, or the pattern and the target of a
  /// redirect, `/todos/show/:id -> /todos/:id`.
  public var description: String {
    if let caseName { return "\(pattern) \(caseName)" }
    return target.map { "\(pattern) -> \($0)" } ?? pattern
  }
}
