/// A use of the framework that cannot have been meant.
public struct MisuseReport: Hashable, Sendable, CustomStringConvertible {
  /// What kind of misuse it is.
  public enum Code: Hashable, Sendable, CaseIterable {
    /// A coordinator makes a new flow each time that its `flow` is read.
    case computedFlow
    /// Two coordinators have one flow.
    case sharedFlow
    /// A coordinator that had been used before was returned as a child.
    case notFresh
    /// Coordinators are nested deeper than the limit.
    case tooDeep
    /// Tabs that cannot be told apart, or that name no tab.
    case invalidTabs
    /// The embedding of a child makes another route than the one that it was composed for.
    case wrongEmbedding
    /// A destination was not what it had been for the same route.
    case changedDestination
    /// Verbs called inside callbacks were dropped.
    case queueLimit
    /// The platform named an id that the tree never gave out, or a layer of another tree.
    case unknownEntry
    /// The platform said that the first entry of the app or of a tab is gone.
    case rootRemoved
    /// A signal was sent that no coordinator above handles.
    case unheardSignal
    /// A result has another type than the one that is waited for.
    case wrongResult
    /// `access` redirected more often than the limit.
    case redirectLimit
    /// The first entry of the app may not be seen, and there is no fallback.
    case refusedRoot
    /// What `access` wants to show while a target waits cannot be shown.
    case unshownHold
    /// The platform removed an entry that wanted to be asked first.
    case leftUnasked
  }

  /// What kind of misuse it is.
  public let code: Code
  /// What happened, why, and how to mend it.
  public let message: String

  /// The message.
  public var description: String { message }
}
