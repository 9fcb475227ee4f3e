/// The verb that made a change.
///
/// ```swift
/// app.observe { change, _ in if change.cause == .restore { log("restored") } }
/// ```
///
/// A later version may add more, so a `switch` over them needs a `default`.
public struct NavigationCause: Hashable, Sendable {
  /// One case for each, so that the package's own code can switch over all.
  enum Kind: String, CaseIterable {
    case start, push, pushIfNew, pop, popToRoot, popToAppRoot, popOrPush, replaceTop, setRoot
    case setRoutes, revise, open, remove, removeAll, trim, update, transaction, navigate, deliver,
      select
    case present, reloadTabs, moveToTop, dismiss, dismissAll, back, finish, revalidate, end,
      reconcile, resize, restore, history
  }

  let kind: Kind

  /// The first use of a root.
  public static var start: NavigationCause { NavigationCause(kind: .start) }
  /// The verb `push`.
  public static var push: NavigationCause { NavigationCause(kind: .push) }
  /// The verb `pushIfNew`.
  public static var pushIfNew: NavigationCause { NavigationCause(kind: .pushIfNew) }
  /// `pop`, in each of its spellings, and a jump back that has to ask an entry first.
  public static var pop: NavigationCause { NavigationCause(kind: .pop) }
  /// The verb `popToRoot`.
  public static var popToRoot: NavigationCause { NavigationCause(kind: .popToRoot) }
  /// The verb `popToAppRoot`.
  public static var popToAppRoot: NavigationCause { NavigationCause(kind: .popToAppRoot) }
  /// The verb `popOrPush`.
  public static var popOrPush: NavigationCause { NavigationCause(kind: .popOrPush) }
  /// The verb `replaceTop`.
  public static var replaceTop: NavigationCause { NavigationCause(kind: .replaceTop) }
  /// `setRoot`, with or without the stack.
  public static var setRoot: NavigationCause { NavigationCause(kind: .setRoot) }
  /// The verb `setRoutes`.
  public static var setRoutes: NavigationCause { NavigationCause(kind: .setRoutes) }
  /// The verb `revise`.
  public static var revise: NavigationCause { NavigationCause(kind: .revise) }
  /// `open` of a route or a link.
  public static var open: NavigationCause { NavigationCause(kind: .open) }
  /// The verb `remove`.
  public static var remove: NavigationCause { NavigationCause(kind: .remove) }
  /// The verb `removeAll`.
  public static var removeAll: NavigationCause { NavigationCause(kind: .removeAll) }
  /// The verb `trim`.
  public static var trim: NavigationCause { NavigationCause(kind: .trim) }
  /// The verb `update`.
  public static var update: NavigationCause { NavigationCause(kind: .update) }
  /// `transaction`: several verbs as one change.
  public static var transaction: NavigationCause { NavigationCause(kind: .transaction) }
  /// The verb `navigate`.
  public static var navigate: NavigationCause { NavigationCause(kind: .navigate) }
  /// The verb `deliver`.
  public static var deliver: NavigationCause { NavigationCause(kind: .deliver) }
  /// `select`, or a tab that the user tapped.
  public static var select: NavigationCause { NavigationCause(kind: .select) }
  /// The verb `reloadTabs`.
  public static var reloadTabs: NavigationCause { NavigationCause(kind: .reloadTabs) }
  /// The verb `present`.
  public static var present: NavigationCause { NavigationCause(kind: .present) }
  /// `moveToTop`.
  public static var moveToTop: NavigationCause { NavigationCause(kind: .moveToTop) }
  /// The verb `dismiss`.
  public static var dismiss: NavigationCause { NavigationCause(kind: .dismiss) }
  /// The verb `dismissAll`.
  public static var dismissAll: NavigationCause { NavigationCause(kind: .dismissAll) }
  /// The verb `back`.
  public static var back: NavigationCause { NavigationCause(kind: .back) }
  /// `finish`, with or without a result.
  public static var finish: NavigationCause { NavigationCause(kind: .finish) }
  /// The verb `revalidate`.
  public static var revalidate: NavigationCause { NavigationCause(kind: .revalidate) }
  /// `end`: the whole tree ends.
  public static var end: NavigationCause { NavigationCause(kind: .end) }
  /// The platform reported that entries or a layer are gone.
  public static var reconcile: NavigationCause { NavigationCause(kind: .reconcile) }
  /// A split was collapsed or expanded, because the window became narrow or wide.
  public static var resize: NavigationCause { NavigationCause(kind: .resize) }
  /// `back`, `forward` or `go` of a history.
  public static var history: NavigationCause { NavigationCause(kind: .history) }
  /// The verb `restore`.
  public static var restore: NavigationCause { NavigationCause(kind: .restore) }
}

extension NavigationCause: CaseIterable, RawRepresentable {
  /// All of them, in a stable order.
  public static var allCases: [NavigationCause] { Kind.allCases.map { Self(kind: $0) } }

  /// The name, the same in every release.
  public var rawValue: String { kind.rawValue }

  /// Makes the cause with a name, or nil if there is none.
  ///
  /// - Parameter rawValue: The name.
  public init?(rawValue: String) {
    guard let kind = Kind(rawValue: rawValue) else { return nil }
    self.init(kind: kind)
  }
}

extension NavigationCause: CustomStringConvertible {
  /// The name.
  public var description: String { rawValue }
}
