/// The match of a path and a pattern.
///
/// ```swift
/// let files = try PathPattern("users/:id/*")
/// let match = files.match("/users/7/a/b?sort=name")
/// match?.values  // ["id": "7"]
/// match?.rest    // "a/b"
/// ```
public struct PathMatch: Hashable, Sendable {
  /// The values by their names in the pattern. An optional part that is missing has no value.
  public let values: PathValues
  /// The segments that `*` took, or that follow the prefix, escaped as in a link and without a
  /// leading slash. Empty if there are none. You can match it with another pattern in turn.
  public let rest: String
}
