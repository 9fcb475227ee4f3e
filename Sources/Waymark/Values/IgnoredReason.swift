/// The reason why a verb was ignored. Its description says what happened and what to do.
///
/// ```swift
/// app.pop()                           // .ignored(.atRoot)
/// IgnoredReason.atRoot.description    // "the first entry stays; there is nothing below it to go back to"
/// ```
///
/// A later version may add reasons, so a `switch` over them needs a `default`.
public struct IgnoredReason: Hashable, Sendable {
  /// One case for each, so that the package's own code can switch over all.
  enum Kind: String, CaseIterable {
    case atRoot, notFound, empty, notSameCase, noStack, covered, nothingPresented, originNotOnTop,
      left
    case notFresh, invalidTabs, wrongEmbedding, outdated, tooDeep, notRoot, unknownEntry
    case noReceiver, wrongResult, notAwaited, blocked
  }

  let kind: Kind

  /// The first entry of a stack, a tab or the app cannot go.
  public static var atRoot: IgnoredReason { IgnoredReason(kind: .atRoot) }
  /// There is no such entry, tab or layer.
  public static var notFound: IgnoredReason { IgnoredReason(kind: .notFound) }
  /// The verb would make a stack empty, and a stack is never empty.
  public static var empty: IgnoredReason { IgnoredReason(kind: .empty) }
  /// The new route has another case than the old one, or shows something of another kind.
  public static var notSameCase: IgnoredReason { IgnoredReason(kind: .notSameCase) }
  /// The layer holds one entry: a dialog, or a sheet or a cover without a stack.
  public static var noStack: IgnoredReason { IgnoredReason(kind: .noStack) }
  /// Something that does not belong to the coordinator is above it.
  public static var covered: IgnoredReason { IgnoredReason(kind: .covered) }
  /// There is no presented layer that the verb could end.
  public static var nothingPresented: IgnoredReason { IgnoredReason(kind: .nothingPresented) }
  /// The entry that the command came from is no longer on top, for example after a second tap.
  public static var originNotOnTop: IgnoredReason { IgnoredReason(kind: .originNotOnTop) }
  /// The coordinator or the entry has left the tree.
  public static var left: IgnoredReason { IgnoredReason(kind: .left) }
  /// A coordinator that has already been used cannot become a child.
  public static var notFresh: IgnoredReason { IgnoredReason(kind: .notFresh) }
  /// Tabs or columns cannot be shown as declared: for example, two take the same routes, there are
  /// none, the selected route is not one of them, or one shows tabs itself.
  public static var invalidTabs: IgnoredReason { IgnoredReason(kind: .invalidTabs) }
  /// The embedding of a child does not make the route that the child was made for.
  public static var wrongEmbedding: IgnoredReason { IgnoredReason(kind: .wrongEmbedding) }
  /// Another selection was made after the one that the platform reported.
  public static var outdated: IgnoredReason { IgnoredReason(kind: .outdated) }
  /// Coordinators would be nested more than 500 deep, or one change would make more than 10,000.
  public static var tooDeep: IgnoredReason { IgnoredReason(kind: .tooDeep) }
  /// Only the root of a tree can do this: end it, or restore a state.
  public static var notRoot: IgnoredReason { IgnoredReason(kind: .notRoot) }
  /// The platform named an id that this tree never used, or a layer or tabs of another tree.
  public static var unknownEntry: IgnoredReason { IgnoredReason(kind: .unknownEntry) }
  /// No coordinator above takes the output or the signal.
  public static var noReceiver: IgnoredReason { IgnoredReason(kind: .noReceiver) }
  /// The result has another type than the waiting caller expects.
  public static var wrongResult: IgnoredReason { IgnoredReason(kind: .wrongResult) }
  /// No caller waits for the result, or no longer.
  public static var notAwaited: IgnoredReason { IgnoredReason(kind: .notAwaited) }
  /// An entry may not be left.
  public static var blocked: IgnoredReason { IgnoredReason(kind: .blocked) }
}

extension IgnoredReason: CaseIterable, RawRepresentable {
  /// All of them, in a stable order.
  public static var allCases: [IgnoredReason] { Kind.allCases.map { Self(kind: $0) } }

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

extension IgnoredReason: CustomDebugStringConvertible {
  /// The name, so that an outcome prints as it is written: `ignored(atRoot)`.
  public var debugDescription: String { rawValue }
}

extension IgnoredReason: CustomStringConvertible {
  /// What happened and what to do about it, in one sentence without a full stop.
  public var description: String {
    switch kind {
    case .atRoot: StackOutcome.Reason.atRoot.description
    case .notFound: "there is no such entry, tab or layer"
    case .empty: StackOutcome.Reason.empty.description
    case .notSameCase: StackOutcome.Reason.notSameCase.description
    case .noStack: "this layer holds one entry; present it as a sheet or cover to push in it"
    case .covered: "something else is above; end that first, or use navigate(to:) on its owner"
    case .nothingPresented: "no layer is presented here"
    case .originNotOnTop: "the screen that asked is no longer on top"
    case .left: "it has left the tree; ask its parent to show it again"
    case .notFresh: "the coordinator was used before; return a new one, and call no verb in init"
    case .invalidTabs:
      "each tab needs routes that no other tab takes, and one tab has to be selected"
    case .wrongEmbedding: "the child's `as:` makes another route; pass the case of the route itself"
    case .outdated: "the selection has changed in the meantime"
    case .tooDeep: "there would be too many coordinators; does one compose itself endlessly?"
    case .notRoot: "only the root of a tree can do this; finish() ends a child"
    case .noReceiver:
      "no coordinator above takes it; compose with onOutput, or handle the signal in an ancestor"
    case .wrongResult: "the caller waits for a result of another type; pass a value of that type"
    case .notAwaited:
      "nobody waits for a result; show the route with a verb that waits for one"
    case .blocked: "a screen that would leave may not be left now; let its work end first"
    case .unknownEntry: "this tree has never had that entry, layer or tab"
    }
  }
}

extension IgnoredReason {
  /// Makes the reason of a coordinator's verb from that of a stack's verb.
  ///
  /// - Parameter reason: Why a verb of a `RouteStack` was ignored.
  /// - Complexity: Constant time; no allocation.
  public init(_ reason: StackOutcome.Reason) {
    switch reason.kind {
    case .atRoot: self = .atRoot
    case .notFound: self = .notFound
    case .empty: self = .empty
    case .notSameCase: self = .notSameCase
    }
  }
}
