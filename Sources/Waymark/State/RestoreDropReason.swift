/// The reason why a part of a snapshot did not come back.
///
/// ```swift
/// if report.dropped.contains(where: { $0.reason == .unreadable }) { log("old links") }
/// RestoreDropReason.limit(7).name  // "limit"
/// ```
///
/// A later version may add more, so a `switch` over them needs a `default`.
public struct RestoreDropReason: Hashable, Sendable {
  enum Kind: Hashable {
    case unreadable, below, layer, noTabs, noTab, noOwner, noStack, selection, discarded, limit(Int)
    case denied(DenialReason), ignored(IgnoredReason)
  }

  let kind: Kind

  init(_ kind: Kind) {
    self.kind = kind
  }

  /// The name without the values, the same in every release, for example to count drops by it.
  public var name: String {
    switch kind {
    case .unreadable: "unreadable"
    case .below: "below"
    case .layer: "layer"
    case .noTabs: "noTabs"
    case .noTab: "noTab"
    case .noOwner: "noOwner"
    case .noStack: "noStack"
    case .selection: "selection"
    case .discarded: "discarded"
    case .limit: "limit"
    case .denied: "denied"
    case .ignored: "ignored"
    }
  }

  /// The reason that `access` has given; nil if access did not refuse it.
  public var denial: DenialReason? {
    if case .denied(let reason) = kind { reason } else { nil }
  }

  /// How many entries did not come back for this reason.
  var entries: Int {
    switch kind {
    case .selection: 0
    case .limit(let count): count
    default: 1
    }
  }

  /// No route has the text.
  public static var unreadable: RestoreDropReason { RestoreDropReason(.unreadable) }
  /// An entry below it in its list did not come back.
  public static var below: RestoreDropReason { RestoreDropReason(.below) }
  /// Its layer, or one below, has no entries left.
  public static var layer: RestoreDropReason { RestoreDropReason(.layer) }
  /// The entry around it no longer shows tabs.
  public static var noTabs: RestoreDropReason { RestoreDropReason(.noTabs) }
  /// No tab takes the first entry of its list.
  public static var noTab: RestoreDropReason { RestoreDropReason(.noTab) }
  /// No coordinator at its place takes it.
  public static var noOwner: RestoreDropReason { RestoreDropReason(.noOwner) }
  /// Its layer can only hold one entry.
  public static var noStack: RestoreDropReason { RestoreDropReason(.noStack) }
  /// The tab that was selected may not be seen, so another one is selected.
  public static var selection: RestoreDropReason { RestoreDropReason(.selection) }
  /// The policy is to restore all or nothing.
  public static var discarded: RestoreDropReason { RestoreDropReason(.discarded) }
  /// `access` denies the route, leads elsewhere or holds it.
  ///
  /// - Parameter reason: The reason that `access` gives.
  public static func denied(_ reason: DenialReason) -> RestoreDropReason {
    RestoreDropReason(.denied(reason))
  }
  /// The restore is refused as a whole, because a screen may not be left, or the new tree would not
  /// be valid.
  ///
  /// - Parameter reason: Why the restore is refused.
  public static func ignored(_ reason: IgnoredReason) -> RestoreDropReason {
    RestoreDropReason(.ignored(reason))
  }
  /// The snapshot has too many entries. The text is that of the first one that does not come back.
  ///
  /// - Parameter count: How many entries are too many.
  public static func limit(_ count: Int) -> RestoreDropReason { RestoreDropReason(.limit(count)) }
}

extension RestoreDropReason: CustomStringConvertible {
  /// The reason in words.
  public var description: String {
    switch kind {
    case .unreadable: "no route has this text"
    case .below: "something below it did not come back"
    case .layer: "its layer did not come back"
    case .noTabs: "the entry it was in shows no tabs"
    case .noTab: "no tab takes it"
    case .noOwner: "no coordinator there takes it"
    case .noStack: "its layer holds one entry"
    case .selection: "its tab may not be seen, so another one is selected"
    case .discarded: "everything was discarded, because something did not come back"
    case .limit(let count): "the snapshot has \(count) entries too many"
    case .denied(let reason): "access denies it: \(reason)"
    case .ignored(let reason): "nothing comes back: \(reason)"
    }
  }
}
