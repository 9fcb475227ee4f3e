/// A step from one position of a history to another.
///
/// ```swift
/// history.go(-2)
/// history.lastStep  // back by 2
/// ```
public struct HistoryStep: Hashable, Sendable, CustomStringConvertible {
  /// `forward` to a new or an existing position, `back`, or `none` if the current position was
  /// replaced.
  public let direction: NavigationDirection
  /// The number of positions; 0 if the current one was replaced.
  public let count: Int

  /// Makes a step, for comparisons.
  ///
  /// - Parameters:
  ///   - direction: The direction of the step.
  ///   - count: The number of positions.
  public init(direction: NavigationDirection, count: Int) {
    self.direction = direction
    self.count = count
  }

  /// The step in words: `back by 2`.
  public var description: String { "\(direction) by \(count)" }
}
