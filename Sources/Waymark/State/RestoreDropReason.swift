/// Why something of a snapshot did not come back.
///
/// A later version may have more: a `switch` over them needs a `default`.
public struct RestoreDropReason: Hashable, Sendable {
  enum Kind: Hashable {
    case unreadable, below, layer, noTabs, noTab, noOwner, noStack, selection, discarded, limit(Int)
    case denied(DenialReason), ignored(IgnoredReason)
  }

  let kind: Kind

  init(_ kind: Kind) {
    self.kind = kind
  }

  /// How many entries did not come back for it.
  var entries: Int {
    switch kind {
    case .selection: 0
    case .limit(let count): count
    default: 1
    }
  }

  /// No route has the text.
  public static var unreadable: RestoreDropReason { RestoreDropReason(.unreadable) }
  /// Something below it in its list did not come back.
  public static var below: RestoreDropReason { RestoreDropReason(.below) }
  /// Its layer has no entries left, or one below has none.
  public static var layer: RestoreDropReason { RestoreDropReason(.layer) }
  /// The entry that it lay in shows no tabs any more.
  public static var noTabs: RestoreDropReason { RestoreDropReason(.noTabs) }
  /// No tab takes the first entry of its list.
  public static var noTab: RestoreDropReason { RestoreDropReason(.noTab) }
  /// No coordinator at its place takes it.
  public static var noOwner: RestoreDropReason { RestoreDropReason(.noOwner) }
  /// Its layer is for one entry.
  public static var noStack: RestoreDropReason { RestoreDropReason(.noStack) }
  /// The tab that was selected may not be seen: another one is.
  public static var selection: RestoreDropReason { RestoreDropReason(.selection) }
  /// The policy is to restore all or nothing.
  public static var discarded: RestoreDropReason { RestoreDropReason(.discarded) }
  /// `access` says so, whether it denies, leads elsewhere or holds.
  ///
  /// - Parameter reason: What it says.
  public static func denied(_ reason: DenialReason) -> RestoreDropReason {
    RestoreDropReason(.denied(reason))
  }
  /// The restore is refused as a whole: a screen may not be left, or the tree would be no legal one.
  ///
  /// - Parameter reason: Why.
  public static func ignored(_ reason: IgnoredReason) -> RestoreDropReason {
    RestoreDropReason(.ignored(reason))
  }
  /// The snapshot has more entries than may come back; the text is that of the first.
  ///
  /// - Parameter count: How many there are more.
  public static func limit(_ count: Int) -> RestoreDropReason { RestoreDropReason(.limit(count)) }
}

extension RestoreDropReason: CustomStringConvertible {
  /// The reason in words.
  public var description: String {
    switch kind {
    case .unreadable: "no route has this text"
    case .below: "something below it did not come back"
    case .layer: "its layer did not come back"
    case .noTabs: "the entry that it lay in shows no tabs"
    case .noTab: "no tab takes it"
    case .noOwner: "no coordinator there takes it"
    case .noStack: "its layer is for one entry"
    case .selection: "its tab may not be seen, so another one is selected"
    case .discarded: "all was discarded, since something did not come back"
    case .limit(let count): "the snapshot has \(count) entries more than may come back"
    case .denied(let reason): "access denies it: \(reason)"
    case .ignored(let reason): "nothing comes back: \(reason)"
    }
  }
}
