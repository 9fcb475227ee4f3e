/// A link: its path, the pattern that it is of, and the values in it.
public struct LinkInformation: Hashable, Sendable {
  /// The path with a leading slash, and perhaps a query: `/todos/42`.
  public let path: String
  /// The whole pattern with a leading slash: `/todos/:id`.
  public let pattern: String
  /// The values by the names in the pattern, decoded; of two with one name the inner one.
  public let values: PathValues

  /// Makes what a link says, for tests and previews.
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
