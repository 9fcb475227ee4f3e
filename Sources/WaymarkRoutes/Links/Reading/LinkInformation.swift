/// A link: its path, its pattern and its values.
///
/// ```swift
/// let information = AppRoute.links.information(for: .todos(.detail(id: 42)))
/// information?.path          // "/todos/42"
/// information?.values["id"]  // "42"
/// ```
public struct LinkInformation: Hashable, Sendable {
  /// The path with a leading slash, and optionally a query: `/todos/42`.
  public let path: String
  /// The whole pattern with a leading slash: `/todos/:id`.
  public let pattern: String
  /// The values by the names in the pattern, decoded. If a name occurs twice, the inner value
  /// counts.
  public let values: PathValues

  /// Makes the information of a link, for tests and previews.
  ///
  /// - Parameters:
  ///   - path: The path with a leading slash.
  ///   - pattern: The pattern with a leading slash.
  ///   - values: The values by the names in the pattern.
  public init(path: String, pattern: String, values: PathValues) {
    self.path = path
    self.pattern = pattern
    self.values = values
  }
}
