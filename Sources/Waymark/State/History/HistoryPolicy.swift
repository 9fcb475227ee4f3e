/// What a change is to the history of the app, where a verb says it.
///
/// ```swift
/// app.open(.posts(.detail(id: 4)), history: .replace)  // back leads past what was shown before
/// app.navigate(to: .hint, history: .ignore)            // no step leads here
/// ```
///
/// Without one a change that only removes goes back to the nearest position that shows the same, and every other
/// change of what is visible adds a position.
///
/// A later version may have more: a `switch` over them needs a `default`.
public struct HistoryPolicy: Hashable, Sendable, CustomStringConvertible {
  enum Kind: String {
    case add, replace, ignore
  }

  let kind: Kind

  /// The change is a new position, also if it only removes, or if it is not visible.
  public static var add: HistoryPolicy { HistoryPolicy(kind: .add) }

  /// The current position is from now on what the change has made of the app; what lies forward stays.
  public static var replace: HistoryPolicy { HistoryPolicy(kind: .replace) }

  /// No position is added, and none altered.
  public static var ignore: HistoryPolicy { HistoryPolicy(kind: .ignore) }

  /// The policy in a word: `replace`.
  public var description: String { kind.rawValue }
}
