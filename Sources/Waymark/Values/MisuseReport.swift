/// A use of the framework that is most likely a mistake.
///
/// ```swift
/// app.flow.reporter = MisuseReporter { report in
///   if report.code == .unheardSignal { log(report.message) }
/// }
/// ```
public struct MisuseReport: Hashable, Sendable, CustomStringConvertible {
  /// The kind of misuse.
  ///
  /// A later version may add more, so a `switch` over them needs a `default`.
  public struct Code: Hashable, Sendable {
    /// One case for each, so that the package's own code can switch over all.
    enum Kind: String, CaseIterable {
      case computedFlow, sharedFlow, notFresh, tooDeep, invalidTabs, wrongEmbedding
      case changedDestination, queueLimit, unknownEntry, rootRemoved, unheardSignal, wrongResult
      case redirectLimit, refusedRoot, unshownHold, leftUnasked, unshownEntry, unshownLayer
    }

    let kind: Kind

    /// A coordinator makes a new flow each time its `flow` is read.
    public static var computedFlow: Code { Code(kind: .computedFlow) }
    /// Two coordinators share one flow.
    public static var sharedFlow: Code { Code(kind: .sharedFlow) }
    /// A coordinator that had already been used was returned as a child.
    public static var notFresh: Code { Code(kind: .notFresh) }
    /// Coordinators are nested deeper than the limit, or one change would make too many of them.
    public static var tooDeep: Code { Code(kind: .tooDeep) }
    /// Tabs or columns cannot be shown as declared, for example because two take the same routes.
    /// The message says why.
    public static var invalidTabs: Code { Code(kind: .invalidTabs) }
    /// The embedding of a child does not make the route that the child was made for.
    public static var wrongEmbedding: Code { Code(kind: .wrongEmbedding) }
    /// A destination differs from the earlier one for the same route.
    public static var changedDestination: Code { Code(kind: .changedDestination) }
    /// Too many verbs were queued by callbacks, and some were dropped.
    public static var queueLimit: Code { Code(kind: .queueLimit) }
    /// The platform named an id that the tree never used, or a layer of another tree.
    public static var unknownEntry: Code { Code(kind: .unknownEntry) }
    /// The platform reported that the first entry of the app or of a tab is gone.
    public static var rootRemoved: Code { Code(kind: .rootRemoved) }
    /// No coordinator above handles a signal that was sent.
    public static var unheardSignal: Code { Code(kind: .unheardSignal) }
    /// A result has another type than the waiting caller expects.
    public static var wrongResult: Code { Code(kind: .wrongResult) }
    /// `access` redirected more often than the limit.
    public static var redirectLimit: Code { Code(kind: .redirectLimit) }
    /// Nothing of the app may be seen: neither an entry nor its fallback.
    public static var refusedRoot: Code { Code(kind: .refusedRoot) }
    /// The route that `access` names while a target waits cannot be shown.
    public static var unshownHold: Code { Code(kind: .unshownHold) }
    /// The platform removed an entry whose leave policy asks first.
    public static var leftUnasked: Code { Code(kind: .leftUnasked) }
    /// The platform was offered a path, but does not show its top.
    public static var unshownEntry: Code { Code(kind: .unshownEntry) }
    /// The platform was offered a layer, but does not show it.
    public static var unshownLayer: Code { Code(kind: .unshownLayer) }
  }

  /// The kind of misuse.
  public let code: Code
  /// What happened, why, and how to correct it.
  public let message: String

  /// The message.
  public var description: String { message }
}

extension MisuseReport.Code: CaseIterable, RawRepresentable {
  /// All of them, in a stable order.
  public static var allCases: [MisuseReport.Code] { Kind.allCases.map { Self(kind: $0) } }

  /// The name, the same in every release.
  public var rawValue: String { kind.rawValue }

  /// Makes the code with a name, or nil if there is none.
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
