/// How a path fits a pattern.
///
/// ```swift
/// let files = try PathPattern("users/:id/*")
/// let match = files.match("/users/7/a/b?sort=name")
/// match?.values  // ["id": "7"]
/// match?.rest    // "a/b"
/// ```
public struct PathMatch: Hashable, Sendable {
  /// The values by their names in the pattern. What was left out of the path has no value.
  public let values: PathValues
  /// What `*` took, or what follows the prefix: segments escaped as in a link, without a leading
  /// slash. Empty if there is nothing. Give it to another pattern to match it in turn.
  public let rest: String
}
