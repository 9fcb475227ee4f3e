/// Why an entry or a coordinator left.
///
/// A later version may have more: a `switch` over them needs a `default`.
public struct LeaveReason: Hashable, Sendable {
  /// One for each, so that the package's own code can switch over all.
  enum Kind: String, CaseIterable {
    case popped, dismissed, finished, replaced, rootChanged, system, access, ended, restored
  }

  let kind: Kind

  init(kind: Kind) {
    self.kind = kind
  }

  /// A verb went back beyond it.
  public static var popped: LeaveReason { LeaveReason(kind: .popped) }
  /// Its layer ended.
  public static var dismissed: LeaveReason { LeaveReason(kind: .dismissed) }
  /// Its flow called `finish()`.
  public static var finished: LeaveReason { LeaveReason(kind: .finished) }
  /// Something else was put in its place.
  public static var replaced: LeaveReason { LeaveReason(kind: .replaced) }
  /// `setRoot` made something else the first entry.
  public static var rootChanged: LeaveReason { LeaveReason(kind: .rootChanged) }
  /// The platform removed it: a swipe back, a sheet that was dragged down.
  public static var system: LeaveReason { LeaveReason(kind: .system) }
  /// `access` says that it may not be seen, or leads elsewhere.
  public static var access: LeaveReason { LeaveReason(kind: .access) }
  /// Its tree called `end()`.
  public static var ended: LeaveReason { LeaveReason(kind: .ended) }
  /// A snapshot was restored, or a position of the history shown, that does not have it.
  public static var restored: LeaveReason { LeaveReason(kind: .restored) }
}

extension LeaveReason: CaseIterable, RawRepresentable {
  /// All of them, in an order that stays.
  public static var allCases: [LeaveReason] { Kind.allCases.map { Self(kind: $0) } }

  /// The name, the same in every release.
  public var rawValue: String { kind.rawValue }

  /// The reason with a name; nil if there is none.
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
