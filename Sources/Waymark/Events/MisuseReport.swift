/// A use of the framework that cannot have been meant.
public struct MisuseReport: Hashable, Sendable, CustomStringConvertible {
  /// What kind of misuse it is.
  ///
  /// A later version may have more: a `switch` over them needs a `default`.
  public struct Code: Hashable, Sendable {
    /// One for each, so that the package's own code can switch over all.
    enum Kind: String, CaseIterable {
      case computedFlow, sharedFlow, notFresh, tooDeep, invalidTabs, wrongEmbedding
      case changedDestination, queueLimit, unknownEntry, rootRemoved, unheardSignal, wrongResult
      case redirectLimit, refusedRoot, unshownHold, leftUnasked, unshownEntry, unshownLayer
    }

    let kind: Kind

    init(kind: Kind) {
      self.kind = kind
    }

    /// A coordinator makes a new flow each time that its `flow` is read.
    public static var computedFlow: Code { Code(kind: .computedFlow) }
    /// Two coordinators have one flow.
    public static var sharedFlow: Code { Code(kind: .sharedFlow) }
    /// A coordinator that had been used before was returned as a child.
    public static var notFresh: Code { Code(kind: .notFresh) }
    /// Coordinators are nested deeper than the limit.
    public static var tooDeep: Code { Code(kind: .tooDeep) }
    /// Tabs that cannot be told apart, or that name no tab.
    public static var invalidTabs: Code { Code(kind: .invalidTabs) }
    /// The embedding of a child makes another route than the one that it was composed for.
    public static var wrongEmbedding: Code { Code(kind: .wrongEmbedding) }
    /// A destination was not what it had been for the same route.
    public static var changedDestination: Code { Code(kind: .changedDestination) }
    /// Verbs called inside callbacks were dropped.
    public static var queueLimit: Code { Code(kind: .queueLimit) }
    /// The platform named an id that the tree never gave out, or a layer of another tree.
    public static var unknownEntry: Code { Code(kind: .unknownEntry) }
    /// The platform said that the first entry of the app or of a tab is gone.
    public static var rootRemoved: Code { Code(kind: .rootRemoved) }
    /// A signal was sent that no coordinator above handles.
    public static var unheardSignal: Code { Code(kind: .unheardSignal) }
    /// A result has another type than the one that is waited for.
    public static var wrongResult: Code { Code(kind: .wrongResult) }
    /// `access` redirected more often than the limit.
    public static var redirectLimit: Code { Code(kind: .redirectLimit) }
    /// The first entry of the app may not be seen, and there is no fallback.
    public static var refusedRoot: Code { Code(kind: .refusedRoot) }
    /// What `access` wants to show while a target waits cannot be shown.
    public static var unshownHold: Code { Code(kind: .unshownHold) }
    /// The platform removed an entry that wanted to be asked first.
    public static var leftUnasked: Code { Code(kind: .leftUnasked) }
    /// The platform was offered a path, and does not show its top.
    public static var unshownEntry: Code { Code(kind: .unshownEntry) }
    /// The platform was offered a layer, and does not show it.
    public static var unshownLayer: Code { Code(kind: .unshownLayer) }
  }

  /// What kind of misuse it is.
  public let code: Code
  /// What happened, why, and how to mend it.
  public let message: String

  /// The message.
  public var description: String { message }
}

extension MisuseReport.Code: CaseIterable, RawRepresentable {
  /// All of them, in an order that stays.
  public static var allCases: [MisuseReport.Code] { Kind.allCases.map { Self(kind: $0) } }

  /// The name, the same in every release.
  public var rawValue: String { kind.rawValue }

  /// The code with a name; nil if there is none.
  ///
  /// - Parameter rawValue: The name.
  public init?(rawValue: String) {
    guard let kind = Kind(rawValue: rawValue) else { return nil }
    self.init(kind: kind)
  }
}

extension MisuseReport.Code: CustomStringConvertible {
  /// The name.
  public var description: String { rawValue }
}
