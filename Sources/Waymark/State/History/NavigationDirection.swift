/// The direction of the last change of a path, for a transition between two screens.
///
/// ```swift
/// port.direction == .back  // the old screen moves out to the right
/// ```
///
/// A later version may add more, so a `switch` over them needs a `default`.
public struct NavigationDirection: Hashable, Sendable, CustomStringConvertible {
  private enum Kind: String {
    case none, forward, back
  }

  private let kind: Kind

  /// Neither: nothing has changed yet, or the current position of a history was replaced.
  public static var none: NavigationDirection { NavigationDirection(kind: .none) }
  /// Another screen is on top, and the one before is below it or replaced.
  public static var forward: NavigationDirection { NavigationDirection(kind: .forward) }
  /// A screen from below is on top again.
  public static var back: NavigationDirection { NavigationDirection(kind: .back) }

  /// The direction in a word: `back`.
  public var description: String { kind.rawValue }
}
