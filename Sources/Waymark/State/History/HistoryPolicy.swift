/// How the history of the app records a change. Pass it to a verb.
///
/// ```swift
/// app.open(.posts(.detail(id: 4)), history: .replace)  // back leads past what was shown before
/// app.navigate(to: .hint, history: .ignore)            // no step leads here
/// ```
///
/// Without a policy, a change that only removes goes back to the nearest position that shows the
/// same. Every other change of what is visible adds a position.
///
/// A later version may add more, so a `switch` over them needs a `default`.
public struct HistoryPolicy: Hashable, Sendable, CustomStringConvertible {
  enum Kind: String {
    case add, replace, ignore
  }

  let kind: Kind

  /// The change adds a position, even if it only removes, or is not visible.
  public static var add: HistoryPolicy { HistoryPolicy(kind: .add) }

  /// The state after the change replaces the current position. The positions after it stay.
  public static var replace: HistoryPolicy { HistoryPolicy(kind: .replace) }

  /// The change does not affect the history.
  public static var ignore: HistoryPolicy { HistoryPolicy(kind: .ignore) }

  /// The policy in a word: `replace`.
  public var description: String { kind.rawValue }
}
