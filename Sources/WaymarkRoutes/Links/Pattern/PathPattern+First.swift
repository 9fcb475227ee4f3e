extension PathPattern {
  /// Finds the first pattern in a list that a path fits, like an ordered switch over paths.
  ///
  /// ```swift
  /// let screens = [
  ///   (try PathPattern("todos/new"), "form"),
  ///   (try PathPattern("todos/:id"), "detail"),
  ///   (try PathPattern("*"), "not found"),
  /// ]
  /// PathPattern.first(in: screens, matching: "/todos/7")?.value   // "detail"
  /// PathPattern.first(in: screens, matching: "/nowhere")?.value   // "not found"
  /// ```
  ///
  /// Only the order decides, so a pattern that takes everything belongs at the end.
  ///
  /// - Parameters:
  ///   - patterns: Patterns, each with a value of your choice.
  ///   - path: A path, optionally with a query, escaped as in a link.
  /// - Returns: The value of the first pattern that fits, and the match; nil if none fits.
  /// - Complexity: Linear in the path, for each pattern that is tried.
  public static func first<Value>(
    in patterns: some Sequence<(PathPattern, Value)>, matching path: String
  ) -> (value: Value, match: PathMatch)? {
    for (pattern, value) in patterns {
      if let match = pattern.match(path) { return (value, match) }
    }
    return nil
  }
}
