/// Why a verb was ignored. Each has a text that says what happened and what to do.
public enum IgnoredReason: Hashable, Sendable, CaseIterable {
  /// The first entry of a stack, a tab or the app stays.
  case atRoot
  /// No entry, tab or layer is what the verb asked for.
  case notFound
  /// A stack is never empty, and the verb asked for one without routes.
  case empty
  /// The layer holds one entry: a dialog, or a sheet without a stack.
  case noStack
  /// Something that does not belong to the coordinator lies above.
  case covered
  /// No layer is presented that the verb could end.
  case nothingPresented
  /// The entry that the command came from is no longer on top: a second tap, most likely.
  case originNotOnTop
  /// The coordinator or the entry has left the tree.
  case left
  /// A coordinator that had been used before cannot become a child.
  case notFresh
  /// Two tabs take the same routes, or the tabs name no tab or none to select.
  case invalidTabs
  /// The embedding of a child does not make the route that the child was composed for.
  case wrongEmbedding
  /// A newer selection was made since the platform asked.
  case outdated
  /// Coordinators are nested deeper than the limit.
  case tooDeep
  /// Only the root of a tree can end it.
  case notRoot
  /// The platform named an id that this tree never gave out.
  case unknownEntry
  /// No coordinator above takes the output or the signal.
  case noReceiver
  /// The result has another type than the one that is waited for.
  case wrongResult
  /// Nobody waits for the result.
  case notAwaited
  /// An entry may not be left.
  case blocked
}

extension IgnoredReason: CustomStringConvertible {
  /// What happened, and what to do about it, in one sentence without a full stop.
  public var description: String {
    switch self {
    case .atRoot: StackOutcome.Reason.atRoot.description
    case .notFound: StackOutcome.Reason.notFound.description
    case .empty: StackOutcome.Reason.empty.description
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
    case .notAwaited: "nobody waits for a result; show the route with a verb that does"
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
    }
  }
}
