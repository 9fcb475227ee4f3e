extension LinkPath {
  /// Which way one path lies from another.
  ///
  /// The idea is SwiftUIRouter's, whose navigation actions are deeper, higher or sideways.
  public enum Direction: Hashable, Sendable {
    /// It is the same path.
    case same
    /// It lies below, by this many segments.
    case deeper(by: Int)
    /// It lies above, by this many segments.
    case higher(by: Int)
    /// It lies elsewhere.
    case sideways
  }

  /// Which way another path lies from this one.
  ///
  /// ```swift
  /// let path = LinkPath("/todos/7")
  /// path.direction(to: LinkPath("/todos/7/edit"))  // .deeper(by: 1)
  /// path.direction(to: LinkPath("/"))              // .higher(by: 2)
  /// path.direction(to: LinkPath("/todos/8"))       // .sideways
  /// path.direction(to: LinkPath("todos/7/?a=1"))   // .same: queries are not compared
  /// ```
  ///
  /// Linear in the text that both share.
  ///
  /// - Parameter other: Where to go.
  public func direction(to other: LinkPath) -> Direction {
    let difference = other.encoded.count - encoded.count
    if isPrefix(of: other) { return difference == 0 ? .same : .deeper(by: difference) }
    return other.isPrefix(of: self) ? .higher(by: -difference) : .sideways
  }

  /// Whether another path is this one, or lies below it, by whole segments.
  ///
  /// ```swift
  /// LinkPath("/todos").isPrefix(of: LinkPath("/todos/7?tab=notes"))  // true
  /// LinkPath("/todos").isPrefix(of: LinkPath("/todos-done"))         // false
  /// LinkPath("/").isPrefix(of: LinkPath("/anything"))                // true
  /// ```
  ///
  /// Queries are not compared. Linear in the text of this path.
  ///
  /// - Parameter other: The path that may lie below.
  public func isPrefix(of other: LinkPath) -> Bool {
    other.encoded.starts(with: encoded)
  }
}
