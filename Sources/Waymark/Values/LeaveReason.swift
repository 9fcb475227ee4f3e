/// The reason why an entry or a coordinator left.
///
/// ```swift
/// todos.pop()  // its observers get leave (popped) of the entry
/// ```
///
/// A later version may add more, so a `switch` over them needs a `default`.
public struct LeaveReason: Hashable, Sendable {
  /// One case for each, so that the package's own code can switch over all.
  enum Kind: String, CaseIterable {
    case popped, dismissed, finished, replaced, rootChanged, system, access, ended, restored
  }

  let kind: Kind

  /// A verb went back beyond it.
  public static var popped: LeaveReason { LeaveReason(kind: .popped) }
  /// Its layer ended.
  public static var dismissed: LeaveReason { LeaveReason(kind: .dismissed) }
  /// `finish()` or `finish(returning:)` ended it.
  public static var finished: LeaveReason { LeaveReason(kind: .finished) }
  /// Another entry replaced it, or a verb took it out, such as `remove`, `trim` or `update`.
  public static var replaced: LeaveReason { LeaveReason(kind: .replaced) }
  /// Another entry became the first one: by `setRoot`, by the presentation `root`, or by `open`
  /// over `replaceRoot`.
  public static var rootChanged: LeaveReason { LeaveReason(kind: .rootChanged) }
  /// The platform removed it, for example by a swipe back, or when a sheet was dragged down.
  public static var system: LeaveReason { LeaveReason(kind: .system) }
  /// `access` does not allow it to be seen, or leads elsewhere.
  public static var access: LeaveReason { LeaveReason(kind: .access) }
  /// Its tree called `end()`.
  public static var ended: LeaveReason { LeaveReason(kind: .ended) }
  /// A snapshot was restored, or a position of the history was shown, that does not contain it.
  public static var restored: LeaveReason { LeaveReason(kind: .restored) }
}

extension LeaveReason: CaseIterable, RawRepresentable {
  /// All of them, in a stable order.
  public static var allCases: [LeaveReason] { Kind.allCases.map { Self(kind: $0) } }

  /// The name, the same in every release.
  public var rawValue: String { kind.rawValue }

  /// Makes the reason with a name, or nil if there is none.
  ///
  /// - Parameter rawValue: The name.
  public init?(rawValue: String) {
    guard let kind = Kind(rawValue: rawValue) else { return nil }
    self.init(kind: kind)
  }
}

extension LeaveReason: CustomStringConvertible {
  /// The name.
  public var description: String { rawValue }
}
