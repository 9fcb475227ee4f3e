extension LinkPath {
  /// The direction from one path to another.
  ///
  /// The idea comes from SwiftUIRouter, whose navigation actions are deeper, higher or sideways.
  public enum Direction: Hashable, Sendable {
    /// It is the same path.
    case same
    /// The other path is below, by this many segments.
    case deeper(by: Int)
    /// The other path is above, by this many segments.
    case higher(by: Int)
    /// The other path is elsewhere.
    case sideways
  }

  /// Returns the direction to another path.
  ///
  /// ```swift
  /// let path = LinkPath("/todos/7")
  /// path.direction(to: LinkPath("/todos/7/edit"))  // .deeper(by: 1)
  /// path.direction(to: LinkPath("/"))              // .higher(by: 2)
  /// path.direction(to: LinkPath("/todos/8"))       // .sideways
  /// path.direction(to: LinkPath("todos/7/?a=1"))   // .same: queries are not compared
  /// ```
  ///
  /// - Parameter other: The path to go to.
  /// - Returns: Whether the other path is the same, below, above or elsewhere, and by how many
  ///   segments.
  /// - Complexity: Linear in the common text.
  public func direction(to other: LinkPath) -> Direction {
    let difference = other.encoded.count - encoded.count
    if isPrefix(of: other) { return difference == 0 ? .same : .deeper(by: difference) }
    return other.isPrefix(of: self) ? .higher(by: -difference) : .sideways
  }

  /// Returns whether another path is this one or below it, by whole segments.
  ///
  /// ```swift
  /// LinkPath("/todos").isPrefix(of: LinkPath("/todos/7?tab=notes"))  // true
  /// LinkPath("/todos").isPrefix(of: LinkPath("/todos-done"))         // false
  /// LinkPath("/").isPrefix(of: LinkPath("/anything"))                // true
  /// ```
  ///
  /// Queries are not compared.
  ///
  /// - Parameter other: The path that may be below.
  /// - Complexity: Linear in the text of this path.
  public func isPrefix(of other: LinkPath) -> Bool {
    other.encoded.starts(with: encoded)
  }
}
