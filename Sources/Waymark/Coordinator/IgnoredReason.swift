/// Why a verb was ignored. Each has a text that says what happened and what to do.
///
/// A later version may have more: a `switch` over them needs a `default`.
public struct IgnoredReason: Hashable, Sendable {
  /// One for each, so that the package's own code can switch over all.
  enum Kind: String, CaseIterable {
    case atRoot, notFound, empty, notSameCase, noStack, covered, nothingPresented, originNotOnTop,
      left
    case notFresh, invalidTabs, wrongEmbedding, outdated, tooDeep, notRoot, unknownEntry
    case noReceiver, wrongResult, notAwaited, blocked
  }

  let kind: Kind

  init(kind: Kind) {
    self.kind = kind
  }

  /// The first entry of a stack, a tab or the app stays.
  public static var atRoot: IgnoredReason { IgnoredReason(kind: .atRoot) }
  /// No entry, tab or layer is what the verb asked for.
  public static var notFound: IgnoredReason { IgnoredReason(kind: .notFound) }
  /// A stack is never empty, and the verb asked for one without routes.
  public static var empty: IgnoredReason { IgnoredReason(kind: .empty) }
  /// The route is not of the case of the one that it would take the place of, or shows something else.
  public static var notSameCase: IgnoredReason { IgnoredReason(kind: .notSameCase) }
  /// The layer holds one entry: a dialog, or a sheet without a stack.
  public static var noStack: IgnoredReason { IgnoredReason(kind: .noStack) }
  /// Something that does not belong to the coordinator lies above.
  public static var covered: IgnoredReason { IgnoredReason(kind: .covered) }
  /// No layer is presented that the verb could end.
  public static var nothingPresented: IgnoredReason { IgnoredReason(kind: .nothingPresented) }
  /// The entry that the command came from is no longer on top: a second tap, most likely.
  public static var originNotOnTop: IgnoredReason { IgnoredReason(kind: .originNotOnTop) }
  /// The coordinator or the entry has left the tree.
  public static var left: IgnoredReason { IgnoredReason(kind: .left) }
  /// A coordinator that had been used before cannot become a child.
  public static var notFresh: IgnoredReason { IgnoredReason(kind: .notFresh) }
  /// Two tabs take the same routes, or the tabs name no tab or none to select.
  public static var invalidTabs: IgnoredReason { IgnoredReason(kind: .invalidTabs) }
  /// The embedding of a child does not make the route that the child was composed for.
  public static var wrongEmbedding: IgnoredReason { IgnoredReason(kind: .wrongEmbedding) }
  /// A newer selection was made since the platform asked.
  public static var outdated: IgnoredReason { IgnoredReason(kind: .outdated) }
  /// Coordinators are nested deeper than the limit.
  public static var tooDeep: IgnoredReason { IgnoredReason(kind: .tooDeep) }
  /// Only the root of a tree can end it.
  public static var notRoot: IgnoredReason { IgnoredReason(kind: .notRoot) }
  /// The platform named an id that this tree never gave out.
  public static var unknownEntry: IgnoredReason { IgnoredReason(kind: .unknownEntry) }
  /// No coordinator above takes the output or the signal.
  public static var noReceiver: IgnoredReason { IgnoredReason(kind: .noReceiver) }
  /// The result has another type than the one that is waited for.
  public static var wrongResult: IgnoredReason { IgnoredReason(kind: .wrongResult) }
  /// Nobody waits for the result, or no longer.
  public static var notAwaited: IgnoredReason { IgnoredReason(kind: .notAwaited) }
  /// An entry may not be left.
  public static var blocked: IgnoredReason { IgnoredReason(kind: .blocked) }
}

extension IgnoredReason: CaseIterable, RawRepresentable {
  /// All of them, in an order that stays.
  public static var allCases: [IgnoredReason] { Kind.allCases.map { Self(kind: $0) } }

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

extension IgnoredReason: CustomStringConvertible {
  /// What happened, and what to do about it, in one sentence without a full stop.
  public var description: String {
    switch kind {
    case .atRoot: StackOutcome.Reason.atRoot.description
    case .notFound: StackOutcome.Reason.notFound.description
    case .empty: StackOutcome.Reason.empty.description
    case .notSameCase: StackOutcome.Reason.notSameCase.description
    case .noStack: "this layer holds one entry; present it as a sheet or cover to push in it"
    case .covered: "something else lies above; end that first, or use navigate(to:) on its owner"
    case .nothingPresented: "no layer is presented here"
    case .originNotOnTop: "the screen that asked is no longer on top"
    case .left: "it has left the tree; ask its parent to show it again"
    case .notFresh: "the coordinator was used before; return a new one, and call no verb in init"
    case .invalidTabs: "tabs need routes that differ, each taken by one tab, one of them selected"
    case .wrongEmbedding: "the child's `as:` makes another route; pass the case of the route itself"
    case .outdated: "a newer selection was made since"
    case .tooDeep: "coordinators are nested too deep; does one compose itself without an end?"
    case .notRoot: "only the root of a tree can end it; finish() ends a child"
    case .noReceiver:
      "nobody above takes it; compose with onOutput, or handle the signal in an ancestor"
    case .wrongResult: "a result of another type is waited for; pass a value of that type"
    case .notAwaited:
      "nobody waits for a result, or no longer; show the route with a verb that does"
    case .blocked: "a screen that would leave may not be left now; let its work end first"
    case .unknownEntry: "this tree never gave out that id"
    }
  }
}

extension IgnoredReason {
  /// Makes the reason of a coordinator's verb of that of a stack's.
  ///
  /// - Parameter reason: Why a verb of a `RouteStack` was ignored.
  /// - Complexity: Constant time, no allocation.
  public init(_ reason: StackOutcome.Reason) {
    switch reason.kind {
    case .atRoot: self = .atRoot
    case .notFound: self = .notFound
    case .empty: self = .empty
    case .notSameCase: self = .notSameCase
    }
  }
}
