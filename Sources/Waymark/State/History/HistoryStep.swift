/// A step from one position of a history to another.
///
/// ```swift
/// history.go(-2)
/// history.lastStep  // back by 2
/// ```
public struct HistoryStep: Hashable, Sendable, CustomStringConvertible {
  /// Forward to a new position or one that lay there, back, or `none` where the current one was replaced.
  public let direction: NavigationDirection
  /// By how many positions; 0 where the current one was replaced.
  public let count: Int

  /// Makes a step, to compare one with.
  ///
  /// - Parameters:
  ///   - direction: Which way it goes.
  ///   - count: By how many positions.
  public init(direction: NavigationDirection, count: Int) {
    self.direction = direction
    self.count = count
  }

  /// The step in words: `back by 2`.
  public var description: String { "\(direction) by \(count)" }
}
